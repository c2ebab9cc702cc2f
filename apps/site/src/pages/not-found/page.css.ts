import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const section = style({
  paddingBlock: 'clamp(150px, 14vw, 240px) 0',
  '@media': { print: { paddingTop: 0 } },
});

export const lead = style({ marginBlock: vars.space[6] });

/** Ends where the footer's own teeth begin. */
export const art = style({
  marginTop: vars.space[8],
  '@media': { print: { display: 'none' } },
});
