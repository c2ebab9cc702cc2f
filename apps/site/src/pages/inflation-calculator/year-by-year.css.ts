import { media, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

const headerHeight = '68px';

/** Not beside each other on paper, where the table needs the width and may be long. */
export const columns = style({
  '@media': { print: { selectors: { '&&': { display: 'block', breakInside: 'auto' } } } },
});

/** Stays beside its numbers while they scroll by. */
export const intro = style({
  position: 'sticky',
  top: `calc(${headerHeight} + ${vars.space[7]})`,
  '@media': { [media.stacked]: { position: 'static' }, print: { position: 'static' } },
});

export const download = style({ marginTop: vars.space[5] });

export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  '@media': { print: { display: 'block' } },
});

export const unfold = style({ marginTop: vars.space[5] });

/** On paper the table and the head say the same, and two sheets hold the whole result. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
