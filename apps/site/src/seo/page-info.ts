import { siteName } from '@tallycomb/content/site';
import { siteConfig } from '../site-config';

/**
 * The whole address of a path in the site.
 *
 * @example
 * absoluteUrl('/about') // => 'https://tallycomb.example.com/about'
 */
export const absoluteUrl = (path: string) => `${siteConfig.addresses.siteOrigin}${path}`;

/** What search engines and previews are told of a page: one value for head, sitemap and cards. */
export interface PageInfo {
  /** As in the address bar, without a trailing slash. */
  readonly path: string;
  /** The whole title of the tab. */
  readonly title: string;
  readonly description: string;
  /** Its main heading, for its social image and its structured data, where that is not its name. */
  readonly headline?: string;
  /** False for a page that is no destination, such as the one that was not found. */
  readonly isIndexed?: boolean;
  /** The page whose social image it shows: its siblings' common one, where each has no own. */
  readonly sharesImageOf?: PageInfo;
  /** Path of the page that this one is a part of, where it has no canonical address of its own. */
  readonly partOf?: string;
  /** YYYY-MM-DD of the newest change to its text, where the text has a date. */
  readonly modifiedOn?: string;
  /** An article has a day of publication, YYYY-MM-DD. */
  readonly article?: { readonly publishedOn: string };
}

/** What every social network shows whole, in pixels. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/**
 * Where a page's social image is.
 *
 * @example
 * socialImagePath('/') // => '/social/home.png'
 * socialImagePath('/guides/x') // => '/social/guides/x.png'
 */
export const socialImagePath = (path: string) => `/social${path === '/' ? '/home' : path}.png`;

/**
 * What a page is called where the site is known.
 *
 * @example
 * nameOf({ path: '/about', title: 'About | Tallycomb', description: '' }) // => 'About'
 */
export const nameOf = ({ title }: PageInfo) => title.replace(` | ${siteName}`, '');

/** The words of a page's social image. */
export const headlineOf = (info: PageInfo) => info.headline ?? nameOf(info);

/** The newest of some days, YYYY-MM-DD. */
export const newestDate = (dated: readonly { readonly isoDate: string }[]) =>
  dated
    .map(({ isoDate }) => isoDate)
    .sort()
    .at(-1) ?? '';
