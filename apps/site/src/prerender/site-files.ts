/** Files beside the pages, by their path in the site: written by the build, served by dev. */

import { addressOf } from '../seo/address';
import { feedPaths } from '../seo/feed-paths';
import { socialImagePath } from '../seo/page-info';
import { changelogFeed } from './changelog-feed';
import { dataFiles } from './data-files';
import { guidesFeed } from './guides-feed';
import { pageInfos, picturedPages } from './page-infos';
import { pictures } from './pictures';
import { sitemap } from './sitemap';

export type SiteFile = string | Uint8Array;

type Entry = readonly [path: string, file: SiteFile];

const robots = () => `User-agent: *\nAllow: /\n\nSitemap: ${addressOf('/sitemap.xml')}\n`;

const textFiles = (): Entry[] => [
  ['/robots.txt', robots()],
  ['/sitemap.xml', sitemap(pageInfos)],
  [feedPaths.changelog, changelogFeed()],
  [feedPaths.guides, guidesFeed()],
];

/** What takes a drawing engine, which only the build has. */
async function drawnFiles(): Promise<Entry[]> {
  const { socialImages } = await import('./social-image/card');
  const { iconFiles } = await import('./icons/icons');
  const { manifest } = await import('./manifest');
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

/** Drawn once: dev asks for them at every picture. */
export function siteFiles(): Promise<ReadonlyMap<string, SiteFile>> {
  files ??= allFiles();
  return files;
}
