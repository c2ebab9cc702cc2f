import { siteName } from '@tallycomb/content/site';
import { siteConfig } from '../site-config';

/**
 * Absolute URL of a path in the site.
 *
 * @example
 * absoluteUrl('/about') // => 'https://tallycomb.example.com/about'
 */
export const absoluteUrl = (path: string) => `${siteConfig.addresses.siteOrigin}${path}`;

/** A page's metadata for its head, the sitemap, previews and structured data. */
export interface PageInfo {
  /** Path without a trailing slash. */
  readonly path: string;
  /** Title of the tab, with the site's name. */
  readonly title: string;
  readonly description: string;
  /** Main heading for social image and structured data, if it differs from the title. */
  readonly headline?: string;
  /** False for a page that search engines should not list, such as the page not found. */
  readonly isIndexed?: boolean;
  /** Page whose social image is used, where the page has none of its own. */
  readonly sharesImageOf?: PageInfo;
  /** Canonical path of a page that is part of another page. */
  readonly partOf?: string;
  /** Date of the newest change, YYYY-MM-DD, if known. */
  readonly modifiedOn?: string;
  /** For an article: its day of publication, YYYY-MM-DD. */
  readonly article?: { readonly publishedOn: string };
}

/** Size in pixels that every social network shows uncropped. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/**
 * Path of a page's social image.
 *
 * @example
 * socialImagePath('/') // => '/social/home.png'
 * socialImagePath('/guides/x') // => '/social/guides/x.png'
 */
export const socialImagePath = (path: string) => `/social${path === '/' ? '/home' : path}.png`;

/**
 * Title of a page without the site's name.
 *
 * @example
 * nameOf({ path: '/about', title: 'About | Tallycomb', description: '' }) // => 'About'
 */
export const nameOf = ({ title }: PageInfo) => title.replace(` | ${siteName}`, '');

/** Text of a page's social image. */
export const headlineOf = (info: PageInfo) => info.headline ?? nameOf(info);

/** The newest of these dates, YYYY-MM-DD. */
export const newestDate = (dated: readonly { readonly isoDate: string }[]) =>
  dated
    .map(({ isoDate }) => isoDate)
    .sort()
    .at(-1) ?? '';
