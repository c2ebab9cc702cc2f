/**
 * Rounds half away from zero, judged on the shortest decimal that names the double (what
 * `String(value)` shows), so 1.005 is a tie although the double lies just below it.
 */
export function roundDecimal(value: number, decimals: number): number {
  const size = Math.abs(value);
  const scale = 10 ** decimals;
  const scaled = size * scale;
  // A double this large has no room for a further decimal; NaN and infinities pass through too.
  if (!(scaled < 2 ** 53)) return value;
  const units = isClearOfHalf(scaled, scaled * 2 * Number.EPSILON)
    ? Math.round(scaled)
    : roundShortestDecimal(size, decimals);
  return (Math.sign(value) * units) / scale || 0;
}

/** Whole cents of an amount in dollars, by `roundDecimal`. */
export function toCents(dollars: number): number {
  return Math.round(roundDecimal(dollars, 2) * 100);
}

/** `dollars × numerator ÷ denominator` to the cent, half away from zero; the last two whole and positive. */
export function scaleDollars(dollars: number, numerator: number, denominator: number): number {
  const size = Math.abs(dollars);
  const near = (size * 100 * numerator) / denominator;
  // Each of three steps, and the shortest decimal, is off by half an EPSILON.
  const isClear = isClearOfHalf(near, near * 4 * Number.EPSILON);
  const cents = isClear ? Math.round(near) : scaleExactly(size, numerator, denominator);
  // Turns a negative zero into 0.
  return (Math.sign(dollars) * cents) / 100 || 0;
}

function scaleExactly(dollars: number, numerator: number, denominator: number): number {
  const [top, bottom] = fractionOf(dollars);
  return divideExactly(top * 100n * BigInt(numerator), bottom * BigInt(denominator));
}

/** A quotient of two whole numbers, the second above 0. */
export type Fraction = readonly [top: bigint, bottom: bigint];

/** Gives the shortest decimal that names a double (what `String(value)` shows), of 0 or more. */
export function fractionOf(value: number): Fraction {
  const [decimal = '', exponent = '0'] = String(value).split('e');
  const [whole = '', decimals = ''] = decimal.split('.');
  const digits = BigInt(whole + decimals);
  const zeros = Number(exponent) - decimals.length;
  return zeros < 0 ? [digits, 10n ** BigInt(-zeros)] : [digits * 10n ** BigInt(zeros), 1n];
}

/**
 * Makes a function that grows cents by `numerator ÷ denominator` at every call and gives the
 * result, rounded once, from the exact product so far. A double decides unless it lies within its
 * own error of a half cent.
 */
export function compounding(cents: number, denominator: number): (numerator: number) => number {
  let growth = 1;
  let steps = 0;
  const pendingFactors: number[] = [];
  let top = BigInt(cents);
  let bottom = 1n;
  return (numerator) => {
    growth *= numerator / denominator;
    steps++;
    pendingFactors.push(numerator);
    const near = cents * growth;
    // A step rounds twice and the product above once, by half an EPSILON each.
    if (isClearOfHalf(near, near * (steps + 1) * Number.EPSILON)) return Math.round(near);
    for (const factor of pendingFactors.splice(0)) {
      top *= BigInt(factor);
      bottom *= BigInt(denominator);
    }
    return divideExactly(top, bottom);
  };
}

export function divideExactly(top: bigint, bottom: bigint): number {
  return Number((top * 2n + bottom) / (bottom * 2n));
}

function isClearOfHalf(value: number, error: number): boolean {
  return Math.abs((value % 1) - 0.5) > error;
}

function roundShortestDecimal(size: number, decimals: number): number {
  const [whole = '', fraction = ''] = String(size).split('.');
  const kept = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return kept + (fraction.slice(decimals) >= '5' ? 1 : 0);
}
