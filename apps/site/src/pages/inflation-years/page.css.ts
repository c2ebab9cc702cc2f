import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

/** The spine of its comb ends it. */
export const head = style({ paddingBottom: 0 });

export const updated = style({ marginTop: vars.space[5], color: vars.color.onHoney });

export const decades = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: `${vars.space[8]} clamp(32px, 4vw, 64px)`,
  '@media': { print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '24px' } },
});

/** Where one is who has found no year: after the oldest, in the row of the decades. */
export const links = style({
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  '@media': { print: { display: 'none' } },
});

/** Large enough for a finger, whatever is beside it. */
export const link = style({ display: 'inline-block', paddingBlock: vars.space[1] });
