import { art, media, typography, vars } from '@tallycomb/ui/styles';
import { createVar, style, styleVariants } from '@vanilla-extract/css';

const fill = createVar();

/** Its background reaches to both sides of the page, whose edges cut it off. */
export const poster = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)',
  alignItems: 'center',
  columnGap: 'clamp(16px, 3vw, 48px)',
  color: art.ink,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: '0 -100vw',
    background: fill,
    filter: vars.artFilter,
  },
  // Thrice, as the text keeps all in it to its measure.
  selectors: { '&&&': { maxWidth: 'none', marginBlock: 'clamp(64px, 7vw, 120px)' } },
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.forcedColors]: { borderBlock: '1px solid' },
    print: {
      display: 'block',
      borderLeft: `6px solid ${vars.color.lacquer}`,
      paddingLeft: vars.space[5],
      color: vars.color.ink,
      '::before': { display: 'none' },
      selectors: { '&&&': { marginBlock: vars.space[6] } },
    },
  },
});

export const background = styleVariants({
  mint: { vars: { [fill]: art.mint } },
  powder: { vars: { [fill]: art.powder } },
  honey: { vars: { [fill]: art.honey } },
  jar: { vars: { [fill]: art.jar } },
});

export const sentence = style({
  ...typography.h2,
  paddingBlock: 'clamp(48px, 5vw, 88px)',
  fontSize: 'clamp(2.75rem, 1.6rem + 3.6vw, 5.5rem)',
  textWrap: 'balance',
  '@media': {
    [media.mobile]: { paddingBottom: vars.space[5] },
    print: { paddingBlock: 0, fontSize: '1.75rem' },
  },
});

/** Stands on the lower edge of the background. */
export const scene = style({
  alignSelf: 'end',
  width: '100%',
  maxWidth: '35rem',
  filter: vars.artFilter,
  '@media': {
    [media.mobile]: { maxWidth: '24rem', marginInline: 'auto' },
    print: { display: 'none' },
  },
});
