import { siteName } from '@tallycomb/content/site';
import { useGround } from '../looked-at';
import { feedPath } from './feed-path';
import { themeColors } from './palette';

/** What every page's head links to, and the color of the browser's bars around it. */
export function SiteHead({ pathname }: { readonly pathname: string }) {
  const { light, dark } = themeColors[useGround(pathname)];
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/atom+xml" title={siteName} href={feedPath} />
    </>
  );
}
