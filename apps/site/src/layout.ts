/** Arrangements and edges of boxes that the pages share, each to spread into a rule. */

type Alignment = 'baseline' | 'center' | 'end' | 'start';

/** Side by side, and on in the next line where there is no room. */
export const inRow = (gap: string, alignItems?: Alignment) =>
  ({ display: 'flex', flexWrap: 'wrap', gap, ...(alignItems && { alignItems }) }) as const;

/** The same, from one end of the line to the other. */
export const apart = (gap: string, alignItems?: Alignment) =>
  ({ ...inRow(gap, alignItems), justifyContent: 'space-between' }) as const;

/** One below the other from the top, none wider than its place. */
export const stacked = (gap: string) =>
  ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap, alignContent: 'start' }) as const;

/** As many columns as there is room for, none of them narrower than this. */
export const fitting = (narrowest: string, gap: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${narrowest}, 100%), 1fr))`,
    gap,
  }) as const;

/** A picture's edge in the dark, where some are as dark as the page. */
export const edged = {
  outline: '1px solid light-dark(transparent, #FFFFFF24)',
  outlineOffset: '-1px',
} as const;
