import { releases } from '@tallycomb/content/changelog';
import { guides } from '@tallycomb/content/guides';
import { describe, expect, it } from 'vitest';
import { changelogFeed } from './changelog-feed';
import { guideCovers } from './guide-covers';
import { pageInfos } from './page-infos';
import { sitemap } from './sitemap';

const origin = 'https://tallycomb.example.com';
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found);

describe('the sitemap', () => {
  it('lists the whole address of every page', () => {
    expect(all(sitemap(pageInfos), /<loc>([^<]*)<\/loc>/g)).toEqual(
      pageInfos.map(({ path }) => `${origin}${path}`),
    );
  });

  it('tells the day of change only where a text has one', () => {
    const page = { path: '/x', title: 'X', description: 'X' };
    expect(sitemap([page])).not.toContain('lastmod');
    expect(sitemap([{ ...page, modifiedOn: '2025-01-17' }])).toContain(
      `<url><loc>${origin}/x</loc><lastmod>2025-01-17</lastmod></url>`,
    );
  });

  it('dates the changelog by its newest release', () => {
    expect(sitemap(pageInfos)).toContain(`/changelog</loc><lastmod>2025-01-17</lastmod>`);
  });

  it('leaves out what is no destination, and escapes the rest', () => {
    const page = { path: '/a&b', title: 'X', description: 'X' };
    expect(sitemap([{ ...page, isIndexed: false }])).not.toContain('<url>');
    expect(sitemap([page])).toContain('/a&amp;b</loc>');
  });
});

describe('the feed of the changelog', () => {
  const feed = changelogFeed();
  const entries = feed.split('<entry>').slice(1);

  it('has an entry for each release, the newest first', () => {
    const days = all(feed, /<published>([^<]*)<\/published>/g);
    expect(days).toHaveLength(releases.length);
    expect(days).toEqual([...days].sort().reverse());
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

  it('was updated when its newest release came out', () => {
    expect(all(feed, /<updated>([^<]*)<\/updated>/g)[0]).toBe('2025-01-17T00:00:00Z');
  });

  it('says every change of every release', () => {
    for (const { categories } of releases)
      for (const { items } of categories)
        for (const { type, description } of items)
          expect(feed).toContain(`&lt;li&gt;${type}: ${description}&lt;/li&gt;`);
  });
});

it('draws two covers a guide, the wide one anew, and the placeholder', () => {
  const covers = new Map(guideCovers());
  expect(covers.size).toBe(2 * guides.length + 1);
  expect(covers.get('/guides/inflation-impact.svg')).toContain('viewBox="0 0 600 420"');
  expect(covers.get('/guides/inflation-impact-wide.svg')).toContain('viewBox="0 0 1280 520"');
  expect(covers.get('/guides/placeholder.svg')).toContain('viewBox="0 0 600 420"');
});
