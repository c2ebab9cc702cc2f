import { dataPageText } from '@tallycomb/content/calculator';
import { formatIsoMonth } from '@tallycomb/inflation-core';
import { fetchSeries } from '@tallycomb/inflation-core/own-series';
import { expect, it } from 'vitest';
import { dataFiles, jsonPathOf, publishedSeries } from './data-files';

const files = new Map(dataFiles());

it.each(publishedSeries)(
  '$slug: a line of the CSV for each published month',
  ({ slug, series }) => {
    const [head, ...lines] = (files.get(`/data/${slug}.csv`) ?? '').split('\r\n');
    expect(head).toBe('month,index');
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => line.split(','))).toEqual(
      series.points.map(({ month, index }) => [formatIsoMonth(month), String(index)]),
    );
  },
);

it.each(publishedSeries)('$slug: the JSON has the fields that the page explains', ({ slug }) => {
  const json: Record<string, unknown> = JSON.parse(files.get(`/data/${slug}.json`) ?? '');
  expect(Object.keys(json)).toEqual(dataPageText.shape.fields.map(({ name }) => name));
  expect(json.version).toBe(1);
});

it.each(publishedSeries)('$slug: the JSON is the series, for whoever fetches it', async (each) => {
  const json = files.get(jsonPathOf(each));
  const fetched = await fetchSeries('https://example.com/', {
    fetch: async () => new Response(json),
  });
  expect(fetched).toEqual({ ok: true, series: each.series });
});

it('has two files a series, at the addresses that were promised', () => {
  expect([...files.keys()]).toEqual(
    ['cpi-u', 'personal-care-services', 'northeast', 'midwest', 'south', 'west'].flatMap((slug) => [
      `/data/${slug}.csv`,
      `/data/${slug}.json`,
    ]),
  );
});
