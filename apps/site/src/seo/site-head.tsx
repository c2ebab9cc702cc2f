import { feedTitles } from '@tallycomb/content/site';

/** Paths of the feeds; here, so that pages do not bundle the feeds' code. */
export const feedPaths = {
  changelog: '/changelog/feed.xml',
  guides: '/guides/feed.xml',
} as const;

/** Background of the head of a page. */
export type PageBackground = 'bright' | 'hero' | 'page';

/** Colors of the browser's bars, by color scheme. */
const themeColors: Readonly<
  Record<PageBackground, { readonly light: string; readonly dark: string }>
> = {
  page: { light: '#FFFAF7', dark: '#2D1312' },
  hero: { light: '#FBD2C6', dark: '#551318' },
  bright: { light: '#F5BC4A', dark: '#C99229' },
};

const feeds = [
  { title: feedTitles.changelog, href: feedPaths.changelog },
  { title: feedTitles.guides, href: feedPaths.guides },
];

/** Icons, manifest, feeds and bar colors in the head of every page. */
export function SiteHead({ background }: { readonly background: PageBackground }) {
  const { light, dark } = themeColors[background];
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {feeds.map(({ title, href }) => (
        <link key={href} rel="alternate" type="application/atom+xml" title={title} href={href} />
      ))}
    </>
  );
}
