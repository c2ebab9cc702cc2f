import { focusRing, media, typography, underlined, vars } from '@tallycomb/ui/styles';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;

const image = { objectFit: 'cover', filter: vars.artFilter } as const;

/** Which part stays in view where the picture is cropped. */
export const imagePosition = styleVariants({
  center: { ...image, objectPosition: 'center' },
  top: { ...image, objectPosition: 'top' },
  bottom: { ...image, objectPosition: 'bottom' },
});

export const meta = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 14px',
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
  textWrap: 'pretty',
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

/** The first at large, in a column of its own; the others in the second, one below the other. */
const besideLead = 'screen and (min-width: 1024px)';

export const led = style([
  grid,
  {
    '@media': {
      [besideLead]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        columnGap: 'clamp(32px, 5vw, 72px)',
        rowGap: vars.space[6],
      },
    },
  },
]);

const inLed = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${led} > ${selector}`, { '@media': { [besideLead]: rule } });

inLed('li:first-child', { gridRow: 'span 3' });
inLed(`li:first-child ${title}`, { ...typography.h2, marginTop: vars.space[6] });
inLed('li + li', { borderTop: `1px solid ${vars.color.lineStrong}`, paddingTop: vars.space[6] });
inLed('li:nth-child(2)', { borderTop: 0, paddingTop: 0 });
inLed(`li + li ${card}`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gridTemplateRows: 'repeat(3, auto) 1fr',
  columnGap: vars.space[5],
});
inLed(`li + li ${frame}`, { gridRow: '1 / -1', alignSelf: 'start' });
inLed(`li + li ${title}`, { ...typography.question, marginTop: 0 });
