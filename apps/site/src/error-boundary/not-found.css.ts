import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const section = style({
  // Below, the comb keeps as far from the footer's teeth as those are long.
  paddingBlock: 'clamp(128px, 11vw, 220px) 80px',
  '@media': { print: { paddingBlock: 0 } },
});

export const lead = style({ marginBlock: vars.space[6] });

export const art = style({ marginTop: vars.space[5] });
