import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { artPalette } from './constants';
import { vars } from './contract.css';
import { themes } from './contrast';
import { media } from './media';
import { typography } from './type';
import { visuallyHidden } from './visually-hidden';

const { color, space } = vars;

export const title = style({
  ...typography.h3,
  marginBottom: space[4],
  selectors: { 'ul + &': { marginTop: space[8] } },
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14.25rem), 1fr))',
  gap: `${space[4]} ${space[5]}`,
});

/** A row: both looks, what it is for, its values, its names. */
export const swatch = style({
  ...typography.small,
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 5fr) minmax(0, 7fr) 5.5rem minmax(0, 6fr)',
  gap: `0 ${space[4]}`,
  alignItems: 'center',
  paddingBlock: '2px',
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: '56px minmax(0, 1fr)' } },
});

globalStyle(`${swatch} > :not(:first-child)`, {
  '@media': { [media.mobile]: { gridColumn: 2 } },
});

export const pairing = style({ ...typography.small, display: 'grid', alignContent: 'start' });

/** Half light and half dark. */
export const chip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  height: '36px',
  boxShadow: `0 0 0 1px ${color.line}`,
});

const half = style({ '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } } });

export const lights = styleVariants(themes.light, (background) => [half, { background }]);
export const darks = styleVariants(themes.dark, (background) => [half, { background }]);
export const arts = styleVariants(artPalette, (background) => [half, { background }]);

export const name = style({ ...typography.h4, overflowWrap: 'anywhere' });
export const use = style({ color: color.ink2, textWrap: 'pretty' });

export const values = style({
  ...typography.caption,
  position: 'relative',
  fontVariantNumeric: 'tabular-nums',
});

/** The colors beside them say which theme is which. */
globalStyle(`${values} dt`, visuallyHidden);

export const role = style({ selectors: { '& + &': { marginTop: space[7] } } });

export const sample = style({
  width: '100%',
  height: '56px',
  marginBottom: space[2],
  boxShadow: `0 0 0 1px ${color.line}`,
});

/** One background as a poster, with all that may stand on it. */
export const poster = style({ ...typography.small, padding: `${space[4]} ${space[5]}` });

export const posterName = style({
  ...typography.h3,
  marginBottom: space[3],
  overflowWrap: 'anywhere',
});

export const posters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  selectors: { '& + &': { marginTop: space[3] } },
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
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
