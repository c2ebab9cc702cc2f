import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { themes } from '../../../packages/ui/src/styles/tokens';
import { media, typography, vars } from '../../../packages/ui/src/styles-entry';

const { color, space } = vars;

const always = style({ '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } } });

/** A color of one theme, independent of the page's. */
export const on = {
  light: styleVariants(themes.light, (background) => [always, { background }]),
  dark: styleVariants(themes.dark, (background) => [always, { background }]),
} as const;

export const text = {
  light: styleVariants(themes.light, (value) => ({ color: value })),
  dark: styleVariants(themes.dark, (value) => ({ color: value })),
} as const;

export const role = style({ ...typography.h4, marginBlock: `${space[4]} ${space[2]}` });
export const palette = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  gap: space[3],
});
globalStyle(`${palette} svg`, {
  width: '100%',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.card,
});

export const sample = style({
  fontWeight: 600,
  display: 'inline-block',
  paddingInline: space[3],
  boxShadow: `0 0 0 1px ${color.line}`,
});

export const forced = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  placeItems: 'start',
  gap: space[6],
});
export const shapes = style({ display: 'grid', justifyItems: 'start', gap: space[6], width: '100%' });
export const hung = style({ width: '100%', paddingTop: '84px' });
export const priceRow = style({ display: 'flex', width: '100%' });
