/** The design's colors for what knows no style sheet: pictures, the manifest, the browser's bars. */
import type { Route } from '../routes';

export const palette = {
  ink: '#34100F',
  lacquer: '#CF2029',
  paper: '#FFFAF7',
  powder: '#FBD2C6',
} as const;

/** The ground at the top of a page, by the visitor's scheme. */
export const themeColors: Readonly<
  Record<Route['ground'], { readonly light: string; readonly dark: string }>
> = {
  page: { light: '#FFFAF7', dark: '#1C0B0B' },
  hero: { light: '#FBD2C6', dark: '#3A1415' },
  honey: { light: '#F5BC4A', dark: '#3D2A0B' },
};
