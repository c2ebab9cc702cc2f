import { createGlobalThemeContract } from '@vanilla-extract/css';
import {
  artPalette,
  column,
  durations,
  ease,
  fonts,
  lengths,
  radii,
  shadows,
  sizes,
  spaces,
  themes,
} from './tokens';

/** Tokens that are the same in both themes. */
export const common = {
  font: column(fonts, 0),
  size: column(sizes, 0),
  space: column(spaces, 0),
  ...column(lengths, 0),
  radius: column(radii, 0),
  duration: column(durations, 0),
  ease,
};

/** Names of the design tokens, whose values are in `tokens.ts`; global so that all builds of an app share them. */
export const vars = createGlobalThemeContract(
  { ...common, color: themes.light, shadow: column(shadows, 0), artFilter: '' },
  (_value, path) => `tc-${path.join('-')}`,
);

/** Names of the art palette, for illustrations; the same colors in both themes. */
export const art = createGlobalThemeContract(
  artPalette,
  (_value, path) => `tc-art-${path.join('-')}`,
);
