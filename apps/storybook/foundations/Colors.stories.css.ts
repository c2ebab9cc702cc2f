import { style, styleVariants } from '@vanilla-extract/css';
import { themes } from '../../../packages/ui/src/styles/tokens';
import { media, typography, vars } from '../../../packages/ui/src/styles-entry';

const { color, space } = vars;

export const title = style({ ...typography.h3, marginTop: space[6] });

const always = style({ '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } } });

/** A color of one theme, whatever the page is in. */
export const on = {
  light: styleVariants(themes.light, (background) => [always, { background }]),
  dark: styleVariants(themes.dark, (background) => [always, { background }]),
} as const;

export const text = {
  light: styleVariants(themes.light, (value) => ({ color: value })),
  dark: styleVariants(themes.dark, (value) => ({ color: value })),
} as const;

export const looks = style({ display: 'flex' });
export const chip = style({
  width: '28px',
  height: '28px',
  boxShadow: `0 0 0 1px ${color.line}`,
});

export const sample = style({
  ...typography.h4,
  display: 'inline-block',
  padding: `${space[1]} ${space[3]}`,
  boxShadow: `0 0 0 1px ${color.line}`,
});

export const forced = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[6],
  width: 'min(100%, 24rem)',
});
export const hung = style({ width: '100%', paddingTop: '84px' });
export const priceRow = style({ display: 'flex', width: '100%' });
