import { type, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const head = style({
  paddingTop: 'clamp(128px, 8rem + 3vw, 184px)',
  '@media': { print: { paddingTop: 0 } },
});

export const title = style({ ...type.h1Article, maxWidth: '11em' });

export const updated = style({ marginTop: vars.space[5], color: vars.color.ink2 });
