import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const updated = style({ marginTop: vars.space[5], color: vars.color.onHoney });

export const decades = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: `${vars.space[8]} clamp(32px, 6vw, 96px)`,
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  marginTop: vars.space[8],
  '@media': { print: { display: 'none' } },
});

/** Large enough for a finger, whatever is beside it. */
export const link = style({ display: 'inline-block', paddingBlock: vars.space[1] });
