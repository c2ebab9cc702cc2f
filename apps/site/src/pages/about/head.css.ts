import { media, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

const headerHeight = { wide: '88px', mobile: '72px' } as const;
const air = 'clamp(40px, 5vw, 96px)';

export const section = style({
  paddingTop: `calc(${headerHeight.wide} + ${air})`,
  paddingBottom: 0,
  overflowX: 'clip',
  '@media': {
    [media.mobile]: { paddingTop: `calc(${headerHeight.mobile} + ${air})` },
    print: { paddingTop: 0 },
  },
});

export const line = style({ display: 'block', textWrap: 'balance' });

export const lead = style({
  marginTop: vars.space[6],
  maxWidth: '27em',
  '@media': { [media.mobile]: { marginTop: vars.space[5] } },
});

export const art = style({
  marginTop: 'clamp(16px, 2vw, 40px)',
  '@media': { print: { display: 'none' } },
});
