/** The site for search engines and previews, by the HTML of each page. */

import { expect, type Page, test } from '@playwright/test';
import { guides } from '@tallycomb/content/guides';
import { releases } from '@tallycomb/content/pages';
import {
  attributes,
  type CrawledPage,
  canonicalOf,
  crawl,
  fetchPage,
  isFile,
  metaOf,
  pathOf,
  titlesOf,
} from './support/crawled-site';

/** Origin of the build, by default that of an unconfigured one. */
const origin = process.env.SITE_ORIGIN?.replace(/\/+$/, '') ?? 'https://tallycomb.example.com';

// One crawl for all tests.
test.describe.configure({ mode: 'default' });
let pages: readonly CrawledPage[];
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
  pages = await crawl(request);
  await request.dispose();
});

test('every link leads to a page without a redirect, and its fragment to an element', () => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
  const missing = pages.flatMap(({ path, links }) =>
    links
      .filter((link) => link.includes('#'))
      .filter((link) => !byPath.get(pathOf(link, path))?.ids.has(link.replace(/^.*#/, '')))
      .map((link) => `${path} links to ${link}`),
  );
  expect(missing).toEqual([]);
});

test('links lead from home to the pages of the sitemap, and to no other', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
  expect(listed.length).toBeGreaterThanOrEqual(12);
  expect(listed.sort()).toEqual(pages.map(({ path }) => origin + path).sort());
});

test('every page has one heading, and its own address, title and description, short enough for search results', () => {
  for (const page of pages) {
    const { path, html, ids } = page;
    expect(canonicalOf(page)).toEqual([origin + path]);
    expect(titlesOf(page), path).toEqual([expect.stringMatching(/^.{1,65}$/)]);
    expect(metaOf(page, 'description'), path).toMatch(/^.{1,160}$/);
    expect(html.match(/<h1\b/g), path).toHaveLength(1);
    expect(html).toContain('<html lang="en"');
    expect(attributes(html, '\\w+', 'id').length, `ids of ${path}`).toBe(ids.size);
  }
  expect(new Set(pages.flatMap(titlesOf)).size).toBe(pages.length);
  expect(new Set(pages.map((page) => metaOf(page, 'description'))).size).toBe(pages.length);
});

test('previews get title, description, type and an image with the heading', () => {
  for (const page of pages) {
    const { path, html } = page;
    expect(titlesOf(page)).toEqual([metaOf(page, 'og:title')]);
    expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'));
    expect(metaOf(page, 'og:url')).toBe(origin + path);
    expect(metaOf(page, 'og:type')).toBe(/\/guides\/./.test(path) ? 'article' : 'website');
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
    expect(metaOf(page, 'og:image')).toContain(`${origin}/social/`);
    const size = [metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')];
    expect(size).toEqual(['1200', '630']);
    const [, says] = /^A swing tag that says: (\S.*)/.exec(metaOf(page, 'og:image:alt')) ?? [];
    expect(says, path).toBeTruthy();
    if (['/', '/about', '/embed', '/guides', '/changelog'].includes(path))
      expect(headingOf(html), path).toBe(says);
  }
});

/** Text of the main heading, whose lines are separate elements. */
const headingOf = (html: string) =>
  (/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Files of the site that a page refers to. */
const filesOf = ({ html, scripts, links }: CrawledPage) =>
  [
    ...scripts,
    ...links,
    ...attributes(html, 'img', 'src'),
    ...attributes(html, 'source', 'srcset'),
    ...attributes(html, 'use', 'href'),
    ...attributes(html, 'link', 'href'),
    ...attributes(html, 'meta', 'content').map((content) => content.replace(origin, '')),
  ].filter((address) => /^\/[^/]/.test(address) && isFile(address));

const TYPES: Readonly<Record<string, RegExp>> = {
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

test('every file that a page refers to is there, with its type', async ({ request }) => {
  const files = new Set(pages.flatMap(filesOf));
  expect(files.size).toBeGreaterThan(20);
  for (const file of files) {
    const response = await request.get(file, { maxRedirects: 0 });
    expect([file, response.status()]).toEqual([file, 200]);
    const type = TYPES[file.split('.').at(-1) ?? ''] ?? /^$/;
    expect(response.headers()['content-type'], file).toMatch(type);
  }
});

/** Links of a feed's entries, without their origin. */
const entryLinks = (page: Page, xml: string) =>
  page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    if (feed.querySelector('parsererror')) throw new Error('The feed is not well-formed.');
    const links = [...feed.querySelectorAll('entry > link')].map((link) =>
      link.getAttribute('href'),
    );
    return links.map((link) => (link ?? '').replace(/^https:\/\/[^/]+/, ''));
  }, xml);

test('every head names the feeds, whose links lead to existing parts', async ({
  page,
  request,
}) => {
  const byPath = new Map(pages.map((one) => [one.path, one]));
  for (const { path, count } of [
    { path: '/changelog/feed.xml', count: releases.length },
    { path: '/guides/feed.xml', count: guides.length },
  ]) {
    const named = `<link rel="alternate" type="application/atom\\+xml" [^>]*href="${path}"`;
    for (const { html } of pages) expect(html).toMatch(new RegExp(named));
    const links = await entryLinks(page, await (await request.get(path)).text());
    expect(links).toHaveLength(count);
    for (const link of links) {
      const { ids } = byPath.get(pathOf(link, path)) ?? {};
      expect(ids, link).toBeDefined();
      if (link.includes('#')) expect(ids).toContain(link.replace(/^.*#/, ''));
    }
  }
});

test('robots.txt allows everything, and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await response.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});

test('pages not found are not indexed', async ({ request }) => {
  const beforeFirstYear = '/inflation-calculator/1966';
  for (const path of ['/nowhere', '/guides/nowhere', beforeFirstYear, '/guides/404']) {
    const page = await fetchPage(request, path);
    expect(page.status, path).toBe(404);
    expect(metaOf(page, 'robots'), path).toBe('noindex');
    expect(canonicalOf(page), path).toEqual([]);
    expect(page.html, path).not.toContain('og:image');
  }
});
