import { dataPageText } from '@tallycomb/content/calculator';
import { fetchSeries } from '@tallycomb/inflation-core/series';
import { expect, it } from 'vitest';
import { dataFiles, jsonPathOf, publishedSeries } from './data-files.server';

const files = new Map(dataFiles());

const FIRST_LINES = [
  ['personal-care-services', '1967-01,37.4'],
  ['cpi-u', '1913-01,9.8'],
  ['northeast', '1986-12,112.5'],
  ['midwest', '1986-12,108.8'],
  ['south', '1986-12,109.7'],
  ['west', '1986-12,111.1'],
] as const;

it.each(FIRST_LINES)('%s: a line of the CSV for each published month', (slug, first) => {
  const lines = files.get(`/data/${slug}.csv`)?.split('\r\n') ?? [];
  expect(lines.slice(0, 2)).toEqual(['month,index', first]);
  const published = publishedSeries.find((each) => each.slug === slug);
  expect(lines).toHaveLength((published?.series.points.length ?? 0) + 2);
  expect(lines.at(-1)).toBe('');
});

it.each(publishedSeries)('$slug: the JSON is the series, as the page explains it', async (each) => {
  const json = files.get(jsonPathOf(each)) ?? '';
  const fields: Record<string, unknown> = JSON.parse(json);
  expect(Object.keys(fields)).toEqual(dataPageText.shape.fields.map(({ name }) => name));
  expect(fields.version).toBe(1);
  const fetched = await fetchSeries('https://example.com/', {
    fetch: async () => new Response(json),
  });
  expect(fetched).toEqual({ ok: true, series: each.series });
});

it('has two files for each series, at their permanent addresses', () => {
  expect([...files.keys()]).toEqual(
    FIRST_LINES.flatMap(([slug]) => [`/data/${slug}.csv`, `/data/${slug}.json`]),
  );
});
