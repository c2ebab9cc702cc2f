import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { artPalette } from './constants';
import { vars } from './contract.css';
import { themes } from './contrast';
import { media } from './media';
import { typography } from './type';

const { color, space } = vars;

export const title = style({
  ...typography.h3,
  marginBottom: space[4],
  selectors: { 'ul + &': { marginTop: space[8] } },
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14.25rem), 1fr))',
  gap: `${space[6]} ${space[5]}`,
});

export const swatch = style({ ...typography.small, display: 'grid', alignContent: 'start' });

/** Cut like a swing tag, half light and half dark. */
export const chip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  height: '88px',
  marginBottom: space[3],
  boxShadow: `0 0 0 1px ${color.line}`,
});

const half = style({ '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } } });

export const lights = styleVariants(themes.light, (background) => [half, { background }]);
export const darks = styleVariants(themes.dark, (background) => [half, { background }]);
export const arts = styleVariants(artPalette, (background) => [half, { background }]);

export const name = style({ ...typography.h4, overflowWrap: 'anywhere' });
export const use = style({ marginBlock: space[1], color: color.ink2, textWrap: 'pretty' });

export const values = style({ ...typography.caption, fontVariantNumeric: 'tabular-nums' });

/** A theme and the color's value in it. */
export const value = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
});
globalStyle(`${value} dt`, { color: color.ink2 });

export const role = style({ selectors: { '& + &': { marginTop: space[8] } } });

export const sample = style({
  width: '100%',
  height: '88px',
  marginBottom: space[3],
  boxShadow: `0 0 0 1px ${color.line}`,
});

/** One background as a poster, with all that may stand on it. */
export const poster = style({ padding: space[5] });

export const posterName = style({ ...typography.h4, marginBottom: space[4] });

export const posters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  selectors: { '& + &': { marginTop: space[5] } },
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
});

export const ratio = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

/** What is held to 3:1: a shape, not a word. */
export const shape = style({
  display: 'inline-block',
  width: '22px',
  height: '22px',
  marginRight: space[3],
  borderRadius: '11px 11px 0 0',
  background: 'currentColor',
  verticalAlign: '-5px',
});

export const inLight = styleVariants(themes.light, (value) => ({ color: value }));
export const inDark = styleVariants(themes.dark, (value) => ({ color: value }));
