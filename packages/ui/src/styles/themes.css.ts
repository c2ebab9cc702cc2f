import { assignVars, globalStyle } from '@vanilla-extract/css';
import { artPalette, fixedColor, font, layout, mobileSize, size } from './constants';
import { art, vars } from './contract.css';
import { bothOf, lightDark, themeSwitch } from './light-dark';
import { media } from './media';
import { dark } from './palette-dark';
import { light } from './palette-light';

const { color, shadow, artFilter, ...common } = vars;

globalStyle(':root', {
  vars: { ...assignVars(art, artPalette), ...assignVars(common, { font, size, ...layout }) },
  '@media': {
    [media.mobile]: {
      vars: { [vars.size.hero]: mobileSize.hero, [vars.size.result]: mobileSize.result },
    },
  },
});

globalStyle(':root, [data-theme]', {
  colorScheme: 'light',
  vars: {
    ...themeSwitch.light,
    ...assignVars(color, { ...bothOf(light.color, dark.color), ...fixedColor }),
    ...assignVars(shadow, bothOf(light.shadow, dark.shadow)),
    [artFilter]: lightDark(light.artFilter, dark.artFilter),
  },
});

const inDark = { colorScheme: 'dark', vars: themeSwitch.dark } as const;

// Paper is white in either theme.
globalStyle('[data-theme="dark"]', { '@media': { screen: inDark } });
globalStyle(':root:not([data-theme="light"])', {
  '@media': { [`screen and ${media.dark}`]: inDark },
});

// A theme forced on part of a page must also restart the inherited text color.
globalStyle('[data-theme]', { backgroundColor: color.bg, color: color.ink });
