import { assignVars, globalStyle } from '@vanilla-extract/css';
import { artPalette, fixedColor, font, layout, mobileSize, size } from './constants';
import { art, vars } from './contract.css';
import { media } from './media';
import { dark } from './palette-dark';
import { light } from './palette-light';

const themed = (palette: typeof light | typeof dark) => ({
  ...assignVars(vars.color, { ...palette.color, ...fixedColor }),
  ...assignVars(vars.shadow, palette.shadow),
  [vars.artFilter]: palette.artFilter,
});

globalStyle(':root', {
  vars: {
    ...assignVars(art, artPalette),
    ...assignVars(vars.font, font),
    ...assignVars(vars.size, size),
    ...assignVars(vars.space, layout.space),
    ...assignVars(vars.radius, layout.radius),
    ...assignVars(vars.duration, layout.duration),
    [vars.gutter]: layout.gutter,
    [vars.section]: layout.section,
    [vars.content]: layout.content,
    [vars.ease]: layout.ease,
  },
  '@media': {
    [media.mobile]: {
      vars: { [vars.size.hero]: mobileSize.hero, [vars.size.result]: mobileSize.result },
    },
  },
});

const inDark = { colorScheme: 'dark', vars: themed(dark) } as const;

globalStyle(':root, [data-theme]', { colorScheme: 'light', vars: themed(light) });
// Paper is white in either theme.
globalStyle('[data-theme="dark"]', { '@media': { screen: inDark } });
globalStyle(':root:not([data-theme="light"])', {
  '@media': { [`screen and ${media.dark}`]: inDark },
});

// A theme forced on part of a page must also restart the inherited text color.
globalStyle('[data-theme]', { backgroundColor: vars.color.bg, color: vars.color.ink });
