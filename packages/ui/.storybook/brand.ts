import { create } from 'storybook/theming';
import { mark, nameBesideMark } from '../src/components/Logo/mark';
import { wordmark } from '../src/components/Logo/wordmark';
import { font } from '../src/styles/constants';
import { light } from '../src/styles/palette-light';

const { color } = light;

const { x: nameX, baseline, scale, end } = nameBesideMark;
const { x, y, width: length, height, rx } = mark.spine;

/** The logo as an image: Storybook's own window knows no components. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${end} ${mark.box}" width="${end}" height="${mark.box}">
<g fill="none" stroke-linecap="round" stroke-width="${mark.line}">
<rect x="${x}" y="${y}" width="${length}" height="${height}" rx="${rx}" fill="${color.ink}"/>
<path stroke="${color.ink}" d="${mark.teeth}"/>
<path stroke="${color.wash}" stroke-width="${mark.gap}" stroke-linecap="butt" d="${mark.strike}"/>
<path stroke="${color.lacquer}" d="${mark.strike}"/></g>
<path fill="${color.ink}" transform="translate(${nameX} ${baseline}) scale(${scale})" d="${wordmark.d}"/></svg>`;

/** Storybook's own pages and panels in our colors; they know one theme, ours in light. */
export const brand = create({
  base: 'light',
  brandTitle: 'Tallycomb Design System',
  brandImage: `data:image/svg+xml,${encodeURIComponent(logo)}`,
  brandUrl: './',
  colorPrimary: color.lacquer,
  colorSecondary: color.accentText,
  appBg: color.wash,
  appContentBg: color.bg,
  appPreviewBg: color.bg,
  appBorderColor: color.line,
  barSelectedColor: color.accentText,
  barHoverColor: color.accentText,
  textColor: color.ink,
  textMutedColor: color.ink2,
  fontBase: font.text,
});
