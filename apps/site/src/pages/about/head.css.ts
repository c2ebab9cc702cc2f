import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

const headerHeight = '88px';

export const section = style({
  paddingTop: `calc(${headerHeight} + clamp(48px, 5vw, 96px))`,
  paddingBottom: 0,
  overflowX: 'clip',
  '@media': { print: { paddingTop: 0 } },
});

export const line = style({ display: 'block', textWrap: 'balance' });

export const lead = style({ marginTop: vars.space[6], maxWidth: '27em' });

export const art = style({
  marginTop: 'clamp(16px, 2vw, 40px)',
  '@media': { print: { display: 'none' } },
});
