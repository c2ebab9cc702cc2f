/** Background of the head of a page. */
export type PageBackground = 'bright' | 'hero' | 'page';

/** The color of the browser's bars around a page, by the visitor's scheme. */
export const themeColors: Readonly<
  Record<PageBackground, { readonly light: string; readonly dark: string }>
> = {
  page: { light: '#FFFAF7', dark: '#2D1312' },
  hero: { light: '#FBD2C6', dark: '#551318' },
  bright: { light: '#F5BC4A', dark: '#D8962A' },
};
