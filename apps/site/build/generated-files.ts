/** Files other than pages, by their path in the site: written by the build, served by dev. */
import { homePage } from '@tallycomb/content/pages';
import { siteName } from '@tallycomb/content/site';
import { palette } from '../src/brand/logo';
import { dataFiles } from '../src/pages/data/data-files.server';
import { feedPaths } from '../src/seo/head';
import { absoluteUrl, socialImagePath } from '../src/seo/page-info';
import { manifestIcons } from './icons/manifest-icons';
import { pageInfos, picturedPages } from './page-infos';
import { pictures } from './pictures';
import { changelogFeed, guidesFeed, sitemap } from './xml-files';

/** Web app manifest: https://www.w3.org/TR/appmanifest/ */
export const manifest = () =>
  JSON.stringify({
    id: '/',
    name: siteName,
    short_name: siteName,
    description: homePage.description,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.powder,
    icons: manifestIcons.map(({ path, size, purpose }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  });

type SiteFile = string | Uint8Array;

type Entry = readonly [path: string, file: SiteFile];

const robots = () => `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;

const textFiles = (): Entry[] => [
  ['/robots.txt', robots()],
  ['/sitemap.xml', sitemap(pageInfos)],
  [feedPaths.changelog, changelogFeed()],
  [feedPaths.guides, guidesFeed()],
];

/** Files that need a drawing engine, which only the build loads. */
async function drawnFiles(): Promise<Entry[]> {
  const { socialImages } = await import('./social-image/card');
  const { iconFiles } = await import('./icons/icons');
  const images = await socialImages(picturedPages);
  return [
    ['/manifest.webmanifest', manifest()],
    ...(await iconFiles()),
    ...images.map(
      (image, index) => [socialImagePath(picturedPages[index]?.path ?? ''), image] as const,
    ),
  ];
}

const allFiles = async () =>
  new Map([...dataFiles(), ...pictures(), ...textFiles(), ...(await drawnFiles())]);

let files: Promise<ReadonlyMap<string, SiteFile>> | undefined;

/** All files, drawn once, as dev asks for them at every picture. */
export function siteFiles(): Promise<ReadonlyMap<string, SiteFile>> {
  files ??= allFiles();
  return files;
}
