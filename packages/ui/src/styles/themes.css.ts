import { assignVars, globalStyle } from '@vanilla-extract/css';
import { artPalette, fixedColor, font, layout, mobileSize, size } from './constants';
import { art, vars } from './contract.css';
import { bothOf, lightDark, themeSwitch } from './light-dark';
import { media } from './media';
import { dark } from './palette-dark';
import { light } from './palette-light';

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

globalStyle(':root, [data-theme]', {
  colorScheme: 'light',
  vars: {
    ...themeSwitch.light,
    ...assignVars(vars.color, { ...bothOf(light.color, dark.color), ...fixedColor }),
    ...assignVars(vars.shadow, bothOf(light.shadow, dark.shadow)),
    [vars.artFilter]: lightDark(light.artFilter, dark.artFilter),
  },
});

const inDark = { colorScheme: 'dark', vars: themeSwitch.dark } as const;

// Paper is white in either theme.
globalStyle('[data-theme="dark"]', { '@media': { screen: inDark } });
globalStyle(':root:not([data-theme="light"])', {
  '@media': { [`screen and ${media.dark}`]: inDark },
});

// A theme forced on part of a page must also restart the inherited text color.
globalStyle('[data-theme]', { backgroundColor: vars.color.bg, color: vars.color.ink });
