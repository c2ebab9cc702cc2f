/** Sizes that the style sheets of the calculator's pages share. */

/** What every part of a printed result is set on; `Split` has the same. */
export const paperColumns = 'minmax(0, 4fr) minmax(0, 7fr)';

/** Sizes at which a figure of ten characters, and the longest there is, fill the room they are in. */
export const widest = { short: '27cqi', long: '10.5cqi' } as const;

/** On one line; a reader's own spacing breaks a figure rather than cut it. */
export const onOneLine = (size: string, share: string) =>
  ({ overflowWrap: 'anywhere', fontSize: `min(${size}, ${share})` }) as const;

export const lengthOf = (figure: string) => (figure.length > 10 ? 'long' : 'short');
