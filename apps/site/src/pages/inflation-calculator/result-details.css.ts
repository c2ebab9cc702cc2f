import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const sentence = style({
  maxWidth: '34em',
  textWrap: 'pretty',
  '@media': { print: { maxWidth: 'none' } },
});

export const note = style({
  marginTop: vars.space[2],
  maxWidth: '40em',
  fontSize: vars.size.small,
  color: vars.color.onNightMuted,
  '@media': { print: { maxWidth: 'none' } },
});
