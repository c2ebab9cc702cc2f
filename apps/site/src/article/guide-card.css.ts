import { focusRing, media, typography, underlined, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';
import { inRow } from '../layout';

const { color, space } = vars;

export const image = style({ objectFit: 'cover', filter: vars.artFilter });

export const meta = style({
  ...typography.small,
  ...inRow('6px 14px'),
  color: vars.color.ink2,
});

export const readTime = style({ color: vars.color.accentText, fontWeight: 600 });

export const card = style({
  position: 'relative',
  '@media': { print: { breakInside: 'avoid' } },
});

export const frame = style({ overflow: 'hidden', borderRadius: vars.radius.card });

export const cover = style({
  width: '100%',
  aspectRatio: '10 / 7',
  '@media': {
    [media.motionOk]: {
      transition: `transform ${vars.duration.slow} ${vars.ease}`,
      selectors: { [`${card}:hover &`]: { transform: 'scale(1.035)' } },
    },
  },
});

export const title = style({ ...typography.tab, margin: `${space[5]} 0 ${space[3]}` });

/** Covers the whole card, with the focus ring around it. */
export const link = style({
  ...underlined('transparent'),
  textUnderlineOffset: '.12em',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    [`${card}:hover &`]: { textDecorationColor: color.strike },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focusRing, borderRadius: vars.radius.card },
  },
});

export const description = style({
  maxWidth: '34em',
  marginBottom: space[3],
  color: color.ink2,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 'clamp(48px, 6vw, 88px) clamp(24px, 3vw, 40px)',
  '@media': {
    [`screen and ${media.mobile}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { gap: '24px' },
  },
});
