/** Share of the full type size, by the largest number of characters that it is for. */
const scales = {
  8: 1,
  10: 0.8,
  11: 0.66,
  13: 0.66,
  15: 0.5,
  17: 0.5,
  20: 0.5,
  24: 0.4,
  32: 0.3,
  48: 0.2,
} as const;

type FigureLength = keyof typeof scales;

const lengths = Object.keys(scales).map(Number) as FigureLength[]; // in rising order

/** Widths in em of Imbue 500, at -.03em tracking and its narrowest optical size. */
const advance = { sign: 0.246, widestDigit: 0.385, separator: 0.138 } as const;

/** Largest width in em of a dollar amount with so many characters. */
function widestEm(length: number): number {
  const separators = Math.floor((length - 1) / 4);
  const digits = length - 1 - separators;
  return advance.sign + digits * advance.widestDigit + separators * advance.separator;
}

/** Each size: its share of the full size, and the largest font size that fits, in percent of the panel's width. */
export const figureSizes = lengths.map((length) => ({
  length,
  scale: scales[length],
  largestFontCqi: Math.floor(990 / widestEm(length)) / 10, // 99 % of the width, to a tenth
}));

/**
 * The size of a figure by its number of characters, named by the largest number.
 *
 * @example
 * ['$148.00', '$12,345.67', '$158,945.00'].map(figureLength) // => [8, 10, 11]
 * ['$999,999,999,999.99', '$6,840,490,303,777,635.00'].map(figureLength) // => [20, 32]
 * figureLength('$' + '9,999,'.repeat(20)) // => 48
 */
export const figureLength = (figure: string): FigureLength =>
  lengths.find((length) => figure.length <= length) ?? 48;
