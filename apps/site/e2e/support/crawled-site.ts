/** Reads the built site as a crawler does: pages by path, from their HTML alone. */
import type { APIRequestContext } from '@playwright/test';
import { embeddedPath } from './sitemap';

export interface CrawledPage {
  readonly path: string;
  readonly status: number;
  /** The HTML without its scripts. */
  readonly html: string;
  readonly scripts: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Addresses of its links within the site, as written. */
  readonly links: readonly string[];
}

const decoded = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const found = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text = '']) => decoded(text));

/** Values of an attribute on all elements of a name. */
export const attributes = (html: string, element: string, name: string) =>
  found(html, new RegExp(`<${element}\\b[^>]*?\\s${name}="([^"]*)"`, 'g'));

/** Content of the only `<meta>` with a name or property. */
export function metaOf({ html, path }: CrawledPage, name: string): string {
  const pattern = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g');
  const contents = found(html, pattern);
  if (contents.length !== 1) throw new Error(`${path} has ${contents.length} of ${name}.`);
  return contents[0] ?? '';
}

export const titlesOf = ({ html }: CrawledPage) => found(html, /<title>([^<]*)<\/title>/g);

export const canonicalOf = ({ html }: CrawledPage) =>
  found(html, /<link rel="canonical" href="([^"]*)"/g);

export const isFile = (address: string) => /\.\w+$/.test(address);

export async function fetchPage(request: APIRequestContext, path: string): Promise<CrawledPage> {
  const response = await request.get(path, { maxRedirects: 0 });
  const whole = await response.text();
  const html = whole.replace(/<script\b[\s\S]*?<\/script>/g, '');
  return {
    path,
    status: response.status(),
    html,
    scripts: attributes(whole, 'script', 'src'),
    ids: new Set(attributes(html, '\\w+', 'id')),
    links: attributes(html, 'a', 'href').filter((href) => /^[/#](?!\/)/.test(href)),
  };
}

/** Path of a link without query and fragment; a bare fragment is on its own page. */
export const pathOf = (link: string, from: string) =>
  link.startsWith('#') ? from : link.replace(/[?#].*$/, '');

/** All pages that links from home lead to. */
export async function crawl(request: APIRequestContext) {
  const pages = new Map<string, CrawledPage>();
  const ahead = ['/'];
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    if (pages.has(path)) continue;
    const page = await fetchPage(request, path);
    pages.set(path, page);
    const paths = page.links.filter((link) => !isFile(link)).map((link) => pathOf(link, page.path));
    ahead.push(...paths.filter((linked) => linked !== embeddedPath));
  }
  return [...pages.values()];
}
