import { media, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

const headerHeight = '68px';

/** Stays beside its numbers while they scroll by. */
export const intro = style({
  position: 'sticky',
  top: `calc(${headerHeight} + ${vars.space[7]})`,
  '@media': { [media.stacked]: { position: 'static' } },
});

export const download = style({ marginTop: vars.space[5] });

export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
});

export const unfold = style({ marginTop: vars.space[5] });
