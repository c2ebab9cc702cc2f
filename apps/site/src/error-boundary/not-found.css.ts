import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const section = style({
  paddingBlock: 'clamp(128px, 11vw, 220px) 0',
  // The comb replaces the footer's own teeth.
  zIndex: 1,
  '::after': { content: 'none' },
  '@media': { print: { paddingBlock: 0 } },
});

export const lead = style({ marginBlock: vars.space[6] });
