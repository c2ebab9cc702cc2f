/**
 * Longest text, in characters, that each type size of the figure is meant for, with the share of
 * the full size and the widest that so many characters can be, in em.
 */
export const figureSizes = {
  8: { scale: 1, widestEm: 2.95 },
  10: { scale: 0.8, widestEm: 3.55 },
  13: { scale: 0.66, widestEm: 4.6 },
  16: { scale: 0.5, widestEm: 5.6 },
  20: { scale: 0.5, widestEm: 6.9 },
} as const;

type FigureLength = keyof typeof figureSizes;

const lengths = [8, 10, 13, 16, 20] as const satisfies readonly FigureLength[];

/** The size class of a figure, by its number of characters. */
export const figureLength = (figure: string): FigureLength =>
  lengths.find((length) => figure.length <= length) ?? 20;
