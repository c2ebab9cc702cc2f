/** Background of the head of a page. */
export type PageBackground = 'honey' | 'hero' | 'page';

/** The color of the browser's bars around a page, by the visitor's scheme. */
export const themeColors: Readonly<
  Record<PageBackground, { readonly light: string; readonly dark: string }>
> = {
  page: { light: '#FFFAF7', dark: '#1C0B0B' },
  hero: { light: '#FBD2C6', dark: '#3A1415' },
  honey: { light: '#F5BC4A', dark: '#3D2A0B' },
};
