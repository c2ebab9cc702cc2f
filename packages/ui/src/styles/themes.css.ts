import { assignVars, globalStyle } from '@vanilla-extract/css';
import { art, common, vars } from './contract.css';
import { bothOf, lightDark, themeSwitch } from './light-dark';
import { media } from './media';
import { artFilters, artPalette, colors, mobileSize, shadows } from './tokens';

const { color, shadow, artFilter, ...sameInBoth } = vars;

globalStyle(':root', {
  vars: { ...assignVars(art, artPalette), ...assignVars(sameInBoth, common) },
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
    ...assignVars(color, bothOf(colors)),
    ...assignVars(shadow, bothOf(shadows)),
    [artFilter]: lightDark(...artFilters),
  },
});

const inDark = { colorScheme: 'dark', vars: themeSwitch.dark } as const;

// Paper is white in either theme.
globalStyle('[data-theme="dark"]', { '@media': { screen: inDark } });
globalStyle(':root:not([data-theme="light"])', {
  '@media': { [`screen and ${media.dark}`]: inDark },
});

// A theme set on part of a page must also reset the inherited text color.
globalStyle('[data-theme]', { backgroundColor: color.bg, color: color.ink });
