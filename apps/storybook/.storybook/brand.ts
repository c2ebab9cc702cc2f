import { create } from 'storybook/theming';
import { fonts, themes } from '../../../packages/ui/src/styles/tokens';
import type { Scheme } from './page-theme';

type Colors = (typeof themes)[Scheme];

const brandIn = (base: Scheme, color: Colors) =>
  create({
    base,
    brandTitle: 'Tallycomb Design System',
    brandUrl: './',
    colorSecondary: color.accentText,
    appBg: color.wash,
    appContentBg: color.bg,
    appPreviewBg: color.bg,
    appBorderColor: color.line,
    appHoverBg: color.backgroundHero,
    barBg: color.bg,
    barTextColor: color.ink2,
    barSelectedColor: color.accentText,
    barHoverColor: color.accentText,
    booleanBg: color.wash,
    booleanSelectedBg: color.surface,
    buttonBg: color.surface,
    buttonBorder: color.lineStrong,
    inputBg: color.surface,
    inputBorder: color.lineStrong,
    inputTextColor: color.ink,
    textColor: color.ink,
    textMutedColor: color.ink2,
    fontBase: fonts.text[0],
  });

/** Storybook's own pages and panels in our colors. */
export const brands = {
  light: brandIn('light', themes.light),
  dark: brandIn('dark', themes.dark),
} as const satisfies Record<Scheme, unknown>;
