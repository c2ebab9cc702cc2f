import { createGlobalThemeContract } from '@vanilla-extract/css';
import { artPalette, fixedColor, font, layout, size } from './constants';
import { light } from './palette-light';

const { color, shadow, artFilter } = light;

/** Names of the design tokens. Global names, so that every build of an app agrees on them. */
export const vars = createGlobalThemeContract(
  { color: { ...color, ...fixedColor }, font, size, ...layout, shadow, artFilter },
  (_value, path) => `tc-${path.join('-')}`,
);

/** Names of the art palette: it illustrates and never inverts in a dark theme. */
export const art = createGlobalThemeContract(
  artPalette,
  (_value, path) => `tc-art-${path.join('-')}`,
);
