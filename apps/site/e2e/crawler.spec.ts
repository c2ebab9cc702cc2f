import { expect, test } from '@playwright/test';
import {
  attributes,
  type CrawledPage,
  canonicalOf,
  crawl,
  fetchPage,
  metaOf,
  pathOf,
  titleOf,
} from './support/crawled-site';

/** What a build without configuration calls itself. */
const origin = process.env.SITE_ORIGIN?.replace(/\/+$/, '') ?? 'https://tallycomb.example.com';

const redirected = [
  { from: '/pricing', to: '/' },
  { from: '/about-us', to: '/about' },
];

let listed: string[];
let pages: readonly CrawledPage[];

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const sitemap = await (await request.get('/sitemap.xml')).text();
  listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) =>
    loc.replace(origin, ''),
  );
  const crawled = await crawl(request, listed);
  pages = [...crawled.values()];
  await request.dispose();
});

test('every internal link of every page leads to a page, without a redirect', () => {
  expect(pages.length).toBeGreaterThanOrEqual(12);
  for (const page of pages) expect([page.path, page.status]).toEqual([page.path, 200]);
});

test('every fragment of every link names an element of its page', () => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const missing = pages.flatMap(({ path, links }) =>
    links
      .filter((link) => link.includes('#'))
      .filter((link) => !byPath.get(pathOf(link, path))?.ids.has(link.replace(/^.*#/, '')))
      .map((link) => `${path} links to ${link}`),
  );
  expect(missing).toEqual([]);
});

test('no id stands twice in a page', () => {
  for (const { path, html, ids } of pages)
    expect([path, attributes(html, '\\w+', 'id').length]).toEqual([path, ids.size]);
});

test('the sitemap lists the pages that links lead to, and no other', () => {
  expect([...listed].sort()).toEqual(pages.map(({ path }) => path).sort());
  expect(new Set(listed).size).toBe(listed.length);
});

test('links lead from home to every page of the sitemap', async ({ request }) => {
  const reached = await crawl(request, ['/']);
  expect([...reached.keys()].sort()).toEqual([...listed].sort());
});

test('the canonical address of every page is its own', () => {
  for (const page of pages) {
    expect(canonicalOf(page)).toEqual([`${origin}${page.path}`]);
    expect(metaOf(page, 'og:url')).toBe(`${origin}${page.path}`);
  }
});

test('no two pages share a title or a description', () => {
  const titles = pages.flatMap(titleOf);
  const descriptions = pages.map((page) => metaOf(page, 'description'));
  expect(titles).toHaveLength(pages.length);
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
});

test('every page has one main heading and one language', () => {
  for (const { path, html } of pages) {
    expect([path, html.match(/<h1\b/g)?.length]).toEqual([path, 1]);
    expect(html).toContain('<html lang="en"');
  }
});

/** Files of the site that a page names. */
const filesOf = ({ html, scripts, downloads }: CrawledPage) =>
  [
    ...scripts,
    ...downloads,
    ...attributes(html, 'img', 'src'),
    ...attributes(html, 'source', 'srcset'),
    ...attributes(html, 'use', 'href'),
    ...attributes(html, 'link', 'href'),
    ...attributes(html, 'meta', 'content').map((content) => content.replace(origin, '')),
  ].filter((address) => /^\/[^/].*\.\w+$/.test(address));

test('every script, style, font, picture and preview that a page names is there, as what it is', async ({
  request,
}) => {
  const types: Readonly<Record<string, RegExp>> = {
    css: /^text\/css/,
    csv: /^text\/csv/,
    js: /^(text|application)\/javascript/,
    json: /^application\/json/,
    ico: /^image\/(x-icon|vnd\.microsoft\.icon)/,
    png: /^image\/png/,
    svg: /^image\/svg\+xml/,
    webmanifest: /^application\/manifest\+json/,
    woff2: /^font\/woff2/,
    xml: /^(application|text)\/(atom\+)?xml/,
  };
  const files = new Set(pages.flatMap(filesOf));
  expect(files.size).toBeGreaterThan(20);
  for (const file of files) {
    const response = await request.get(file, { maxRedirects: 0 });
    expect([file, response.status()]).toEqual([file, 200]);
    expect(response.headers()['content-type']).toMatch(types[file.split('.').at(-1) ?? ''] ?? /^$/);
  }
});

for (const { from, to } of redirected) {
  test(`${from} leads to ${to} by one redirect, for good, with a trailing slash too`, async ({
    request,
    baseURL,
  }) => {
    for (const path of [from, `${from}/`]) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([path, response.status()]).toEqual([path, 301]);
      expect(new URL(response.headers().location ?? '', baseURL).pathname).toBe(to);
    }
  });
}

test('every page has one address: with a trailing slash, one redirect leads to it', async ({
  request,
  baseURL,
}) => {
  for (const { path } of pages.filter((page) => page.path !== '/')) {
    const response = await request.get(`${path}/`, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 301]);
    expect(new URL(response.headers().location ?? '', baseURL).pathname).toBe(path);
  }
});

test('a redirect keeps what the address asks for', async ({ request }) => {
  const query = '?date=06/2022&annualRevenue=500000';
  const response = await request.get(`/inflation-calculator/${query}`, { maxRedirects: 0 });
  expect(response.headers().location).toMatch(
    /\/inflation-calculator\?date=06.2022&annualRevenue=/,
  );
});

for (const path of [
  '/nowhere',
  '/nowhere/',
  '/about/more',
  '/guides/nowhere',
  '/inflation-calculator/1966',
  '/data/nowhere.csv',
  '/ABOUT',
  '/social/x.png',
  '/404',
  '/guides/404',
])
  test(`${path} is not found: status 404, not to be indexed, no address of its own`, async ({
    request,
  }) => {
    const page = await fetchPage(request, path);
    expect(page.status).toBe(404);
    expect(metaOf(page, 'robots')).toBe('noindex');
    expect(canonicalOf(page)).toEqual([]);
    expect(page.html).not.toContain('og:image');
  });

test('robots may read everything, and are told of the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await response.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});
