import { create } from 'storybook/theming';
import { mark, nameBesideMark } from '../../../packages/ui/src/components/Logo/mark';
import { wordmark } from '../../../packages/ui/src/components/Logo/wordmark';
import { font } from '../../../packages/ui/src/styles/constants';
import { themes } from '../../../packages/ui/src/styles/contrast';
import type { Scheme } from './page-theme';

const { x: nameX, baseline, scale, end } = nameBesideMark;
const { x, y, width: length, height, rx } = mark.spine;

type Colors = (typeof themes)[Scheme];

/** The logo as an image: Storybook's own window knows no components. */
const logoIn = (
  color: Colors,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${end} ${mark.box}" width="${end}" height="${mark.box}">
<g fill="none" stroke-linecap="round" stroke-width="${mark.line}">
<rect x="${x}" y="${y}" width="${length}" height="${height}" rx="${rx}" fill="${color.ink}"/>
<path stroke="${color.ink}" d="${mark.teeth}"/>
<path stroke="${color.wash}" stroke-width="${mark.gap}" stroke-linecap="butt" d="${mark.strike}"/>
<path stroke="${color.strike}" d="${mark.strike}"/></g>
<path fill="${color.ink}" transform="translate(${nameX} ${baseline}) scale(${scale})" d="${wordmark.d}"/></svg>`;

const brandIn = (base: Scheme, color: Colors) =>
  create({
    base,
    brandTitle: 'Tallycomb Design System',
    brandImage: `data:image/svg+xml,${encodeURIComponent(logoIn(color))}`,
    brandUrl: './',
    colorPrimary: color.lacquer,
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
    buttonBg: color.surface,
    buttonBorder: color.lineStrong,
    booleanBg: color.wash,
    booleanSelectedBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.lineStrong,
    inputTextColor: color.ink,
    textColor: color.ink,
    textInverseColor: color.bg,
    textMutedColor: color.ink2,
    fontBase: font.text,
  });

/** Storybook's own pages and panels in our colors. */
export const brands = {
  light: brandIn('light', themes.light),
  dark: brandIn('dark', themes.dark),
} as const satisfies Record<Scheme, unknown>;
