import { feedTitles, siteName } from '@tallycomb/content/site';
import { absoluteUrl, type PageInfo } from './page-info';

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
  bright: { light: '#F5BC4A', dark: '#E5A12B' },
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

/** Title, description and link tags of a page; React moves them into the head. */
export function PageHead({ info }: { readonly info: PageInfo }) {
  const { path, title, description, isIndexed = true, partOf, article, modifiedOn } = info;
  const canonical = isIndexed ? path : partOf;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical ? <link rel="canonical" href={absoluteUrl(canonical)} /> : null}
      {isIndexed ? null : <meta name="robots" content="noindex" />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {article ? <meta property="article:published_time" content={article.publishedOn} /> : null}
      {article ? <meta property="article:modified_time" content={modifiedOn} /> : null}
      {isIndexed ? <meta property="og:url" content={absoluteUrl(path)} /> : null}
      <meta name="twitter:card" content={isIndexed ? 'summary_large_image' : 'summary'} />
    </>
  );
}
