import { feedTitles } from '@tallycomb/content/site';
import { feedPaths } from './feed-paths';
import { type PageBackground, themeColors } from './theme-colors';

const feeds = [
  { title: feedTitles.changelog, href: feedPaths.changelog },
  { title: feedTitles.guides, href: feedPaths.guides },
];

/** What every page's head links to, and the color of the browser's bars around it. */
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
