/** Style rules for layout and edges that pages share, each to spread into a rule. */

import { headerHeightPx, media, vars } from '@tallycomb/ui/styles';

/** Room above a page's head: the fixed header, and air, which a phone's lower header leaves by itself. */
export const belowHeader = (air: string) =>
  ({
    paddingTop: `calc(${headerHeightPx}px + ${air})`,
    '@media': { [media.mobile]: { paddingTop: `${headerHeightPx}px` }, print: { paddingTop: 0 } },
  }) as const;

type Alignment = 'baseline' | 'center' | 'end' | 'start';

/** A row that wraps. */
export const inRow = (gap: string, alignItems?: Alignment) =>
  ({ display: 'flex', flexWrap: 'wrap', gap, ...(alignItems && { alignItems }) }) as const;

/** A row that wraps, its items spread from end to end. */
export const apart = (gap: string, alignItems?: Alignment) =>
  ({ ...inRow(gap, alignItems), justifyContent: 'space-between' }) as const;

/** A column from the top, none of its items wider than the column. */
export const stacked = (gap: string) =>
  ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap, alignContent: 'start' }) as const;

/** As many columns of at least this width as fit. */
export const fitting = (narrowest: string, gap: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${narrowest}, 100%), 1fr))`,
    gap,
  }) as const;

/** A link of its own line, 44 px high. */
export const tappable = { display: 'inline-block', paddingBlock: '9px' } as const;

/** Edge of a sheet on teal in the dark theme, where both are nearly as dark. */
const edgeOnTeal = `light-dark(transparent, color-mix(in srgb, ${vars.color.onTeal2} 65%, transparent))`;

export const edgedOnTeal = { outline: `1px solid ${edgeOnTeal}`, outlineOffset: '-1px' } as const;

/** Outline of pictures in the dark theme, where some are as dark as the page. */
export const edged = {
  outline: '1px solid light-dark(transparent, #FFFFFF24)',
  outlineOffset: '-1px',
} as const;

/** Between two columns of five and seven parts, as of `Split`. */
export const pairGap = 'clamp(32px, 6vw, 96px)';
