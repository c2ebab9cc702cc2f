/** The price indexes as files, at addresses that stay. */
import { formatIsoMonth } from '@tallycomb/inflation-core';
import type { IndexSeries } from '@tallycomb/inflation-core/series';
import { csvPathOf, jsonPathOf, publishedSeries } from './price-series';

/** Of the shape below, which the page documents (packages/content/src/data.ts). */
const VERSION = 1;

const json = ({ id, name, source, sourceUrl, basePeriod, ...series }: IndexSeries) =>
  `${JSON.stringify({
    version: VERSION,
    id,
    name,
    source,
    sourceUrl,
    basePeriod,
    first: formatIsoMonth(series.first),
    newest: formatIsoMonth(series.newest),
    missing: series.missing.map(formatIsoMonth),
    points: series.points.map(({ month, index }) => ({ month: formatIsoMonth(month), index })),
  })}\n`;

/** Lines end as RFC 4180 has them. */
const csv = ({ points }: IndexSeries) =>
  [
    'month,index',
    ...points.map(({ month, index }) => `${formatIsoMonth(month)},${index}`),
    '',
  ].join('\r\n');

export const dataFiles = (): (readonly [path: string, file: string])[] =>
  publishedSeries.flatMap((published) => [
    [csvPathOf(published), csv(published.series)] as const,
    [jsonPathOf(published), json(published.series)] as const,
  ]);
