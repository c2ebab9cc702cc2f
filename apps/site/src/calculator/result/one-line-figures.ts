/** Type sizes at which figures of the calculator’s pages stay on one line. */

/** Sizes at which a figure of ten characters, or the longest possible, fills its container. */
export const widest = { short: '27cqi', long: '10.5cqi' } as const;

/** Fits a figure on one line; with a reader's wider spacing it breaks rather than overflows. */
export const onOneLine = (size: string, share: string) =>
  ({ overflowWrap: 'anywhere', fontSize: `min(${size}, ${share})` }) as const;

export const lengthOf = (figure: string) => (figure.length > 10 ? 'long' : 'short');
