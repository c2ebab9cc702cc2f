import { style, styleVariants } from '@vanilla-extract/css';
import { art, vars } from '../../src/styles/contract.css';
import { media } from '../../src/styles/media';
import { typography } from '../../src/styles/type';

const { color, space } = vars;

export const poster = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.stage,
  background: color.backgroundHero,
  color: color.ink,
});

export const words = style({
  position: 'relative',
  zIndex: 1,
  padding: 'clamp(24px, 5vw, 64px) clamp(24px, 5vw, 64px) 0',
});

export const name = style({
  ...typography.hero,
  fontSize: 'clamp(3.75rem, 7vw, 6.5rem)',
  maxWidth: '6em',
});

export const lead = style({ ...typography.lead, maxWidth: '22em', marginTop: space[4] });

export const comb = style({
  marginTop: '-21%',
  // On a phone the lead is as wide as the poster: hair behind it would strike it through.
  '@media': { [media.mobile]: { marginTop: space[6] } },
});

export const counts = style({ marginTop: space[7] });

export const principles = style({
  marginTop: space[6],
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: `${space[7]} ${space[5]}`,
  fontFamily: vars.font.text,
});

export const principle = style({ ...typography.small, color: color.ink2 });

export const title = style({
  ...typography.h3,
  marginBlock: `${space[4]} ${space[2]}`,
  color: color.ink,
});

const stage = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[4],
  minHeight: '15rem',
  padding: space[5],
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  color: color.ink,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const stages = styleVariants({
  powder: [stage, { background: art.powder }],
  honey: [stage, { background: art.honey }],
  jar: [stage, { background: art.jar }],
  mint: [stage, { background: art.mint }],
  paper: [stage, { background: color.surface, boxShadow: vars.shadow.e1 }],
  wash: [stage, { background: color.wash }],
});

/** A drawing that stands on the lower edge of its stage. */
export const standing = style({
  alignSelf: 'end',
  width: `calc(100% + 2 * ${space[5]})`,
  height: 'auto',
  marginBottom: `calc(-1 * ${space[5]})`,
});

export const list = style({ width: '100%' });

export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[3],
  paddingBlock: space[2],
});

export const price = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const backgrounds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  width: `calc(100% + 2 * ${space[5]})`,
  height: `calc(100% + 2 * ${space[5]})`,
  minHeight: '15rem',
  margin: `calc(-1 * ${space[5]})`,
});

const background = style({
  ...typography.caption,
  display: 'grid',
  alignItems: 'end',
  padding: space[3],
});

export const backgroundNamed = styleVariants({
  hero: [background, { background: color.backgroundHero }],
  page: [background, { background: color.bg }],
  wash: [background, { background: color.wash }],
  honey: [background, { background: color.backgroundHoney, color: color.onHoney }],
  teal: [background, { background: color.backgroundTeal, color: color.onTeal }],
  night: [background, { background: color.night, color: color.onNight }],
});

export const prose = style({ marginTop: space[8], fontFamily: vars.font.text });
