import { create } from 'storybook/theming';
import { font } from '../src/styles/constants';
import { light } from '../src/styles/palette-light';

const { color } = light;

/** Storybook's own pages and panels in our colors; they know one theme, ours in light. */
export const brand = create({
  base: 'light',
  brandTitle: 'Tallycomb Design System',
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
