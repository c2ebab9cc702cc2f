import { guideBodies, guides } from '@tallycomb/content/guides';
import { releases } from '@tallycomb/content/pages';
import { describe, expect, it } from 'vitest';
import { notFoundRoute, routeOf, routes } from '../src/routes';
import { pageInfos } from './page-infos';
import { changelogFeed, guidesFeed, sitemap, xmlText } from './xml-files';

const origin = 'https://tallycomb.example.com';
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found);

describe('the sitemap', () => {
  it('has a date of change only for texts with a date', () => {
    const page = { path: '/x', title: 'X', description: 'X' };
    expect(sitemap([page])).not.toContain('lastmod');
    expect(sitemap([{ ...page, modifiedOn: '2025-01-17' }])).toContain(
      `<url><loc>${origin}/x</loc><lastmod>2025-01-17</lastmod></url>`,
    );
  });

  it('dates the changelog by its newest release', () => {
    const [newest] = releases
      .map(({ isoDate }) => isoDate)
      .sort()
      .reverse();
    expect(sitemap(pageInfos)).toContain(`/changelog</loc><lastmod>${newest}</lastmod>`);
  });

  it('leaves out pages that are not indexed, and escapes paths', () => {
    const page = { path: '/a&b', title: 'X', description: 'X' };
    expect(sitemap([{ ...page, isIndexed: false }])).not.toContain('<url>');
    expect(sitemap([page])).toContain('/a&amp;b</loc>');
  });
});

describe.each([
  { name: 'changelog', feed: changelogFeed(), dated: releases },
  { name: 'guides', feed: guidesFeed(), dated: guides },
])('the feed of the $name', ({ feed, dated }) => {
  const entries = feed.split('<entry>').slice(1);
  const days = dated.map(({ isoDate }) => `${isoDate}T00:00:00Z`).sort();

  it('has an entry for each, newest first, and its date of update', () => {
    expect(all(feed, /<published>([^<]*)<\/published>/g)).toEqual(days.toReversed());
    expect(all(feed, /<updated>([^<]*)<\/updated>/g)[0]).toBe(days.at(-1));
  });

  it('has what RFC 4287 demands: ids, titles, times and an author', () => {
    for (const element of ['id', 'title', 'updated'])
      for (const part of [feed.split('<entry>')[0], ...entries])
        expect(part).toContain(`<${element}>`);
    expect(feed).toContain('<author><name>Tallycomb</name></author>');
    const ids = all(feed, /<id>([^<]*)<\/id>/g);
    expect(new Set(ids).size).toBe(ids.length);
    for (const time of all(feed, /<updated>([^<]*)<\/updated>/g))
      expect(new Date(time ?? '').toISOString()).toBe(time?.replace('Z', '.000Z'));
  });
});

it('has every change of every release in their feed', () => {
  const feed = changelogFeed();
  for (const { categories } of releases)
    for (const { items } of categories)
      for (const { type, description } of items)
        expect(feed).toContain(`&lt;li&gt;${type}: ${description}&lt;/li&gt;`);
});

it('has every guide’s whole text in their feed, with a base for its links', () => {
  const feed = guidesFeed();
  for (const { id } of guides)
    expect(feed).toContain(
      `<content type="html" xml:base="${origin}/guides/${id}">${xmlText(guideBodies[id] ?? '')}</content>`,
    );
});

describe('the table of routes', () => {
  it('finds every page with and without a trailing slash', () => {
    for (const { path } of pageInfos) {
      expect(routeOf(path)).not.toBe(notFoundRoute);
      expect(routeOf(`${path}/`)).toBe(routeOf(path));
    }
  });

  it('has at least one page for every route', () => {
    const used = new Set(pageInfos.map(({ path }) => routeOf(path)));
    expect(routes.filter((route) => !used.has(route))).toEqual([]);
  });
});
