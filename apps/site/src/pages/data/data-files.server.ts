/** The price indexes as files with permanent addresses. */
import { dataPageText } from '@tallycomb/content/calculator';
import { formatIsoMonth } from '@tallycomb/inflation-core';
import {
  cpiU,
  type IndexSeries,
  midwest,
  northeast,
  personalCareServices,
  south,
  west,
} from '@tallycomb/inflation-core/series';

export interface PublishedSeries {
  /** Its files are `/data/{slug}.csv` and `/data/{slug}.json`. */
  readonly slug: string;
  /** Heading of its column. */
  readonly label: string;
  /** Region of its prices. */
  readonly place: string;
  readonly series: IndexSeries;
}

const { labels } = dataPageText;

/** The price indexes that the site publishes. Slugs never change. */
export const publishedSeries: readonly [PublishedSeries, ...PublishedSeries[]] = [
  {
    slug: 'personal-care-services',
    label: labels.salons,
    place: 'United States',
    series: personalCareServices,
  },
  { slug: 'cpi-u', label: labels.prices, place: 'United States', series: cpiU },
  { slug: 'northeast', label: labels.northeast, place: 'US Northeast', series: northeast },
  { slug: 'midwest', label: labels.midwest, place: 'US Midwest', series: midwest },
  { slug: 'south', label: labels.south, place: 'US South', series: south },
  { slug: 'west', label: labels.west, place: 'US West', series: west },
];

export const csvPathOf = ({ slug }: PublishedSeries) => `/data/${slug}.csv`;
export const jsonPathOf = ({ slug }: PublishedSeries) => `/data/${slug}.json`;

/** Version of the JSON's shape, documented in packages/content/src/calculator/data.ts. */
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

/** CSV by RFC 4180. */
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
