import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const section = style({
  '@media': { screen: { paddingBlock: 'clamp(72px, 4rem + 4vw, 136px)' } },
});

export const note = style({
  marginTop: vars.space[5],
  fontSize: vars.size.small,
  color: vars.color.ink2,
});
