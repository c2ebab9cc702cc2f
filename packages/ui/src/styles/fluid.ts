const REM = 16;

/** Matches commas outside brackets. */
const argumentsOf = (css: string): string[] => css.split(/,\s*(?![^(]*\))/);

function sum(css: string, width: number): number {
  const units: Readonly<Record<string, number>> = { px: 1, rem: REM, vw: width / 100 };
  const terms = [...css.matchAll(/([+-] )?(\d*\.?\d+)(px|rem|vw)/g)];
  return terms.reduce((total, [, sign, value, unit = 'px']) => {
    const length = Number(value) * (units[unit] ?? 0);
    return sign === '- ' ? total - length : total + length;
  }, 0);
}

/**
 * A fluid length at one width of the window, in CSS pixels.
 *
 * @example
 * pixelsAt('clamp(20px, 5.2vw, 80px)', 768) // => 39.936
 */
export function pixelsAt(css: string, width: number): number {
  const [, name, inner = ''] = /^(clamp|min)\((.*)\)$/.exec(css) ?? [];
  if (!name) return sum(css, width);
  const values = argumentsOf(inner).map((part) => pixelsAt(part, width));
  if (name === 'min') return Math.min(...values);
  const [least = 0, wanted = 0, most = 0] = values;
  return Math.max(least, Math.min(wanted, most));
}
