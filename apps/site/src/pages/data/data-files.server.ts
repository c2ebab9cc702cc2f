/** The price indexes as files, at addresses that stay. */
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
  /** In a column's head. */
  readonly label: string;
  /** Where its prices were collected. */
  readonly place: string;
  readonly series: IndexSeries;
}

const { labels } = dataPageText;

/** The price indexes that the site publishes, each by a name in addresses that stays. */
export const publishedSeries: readonly [PublishedSeries, ...PublishedSeries[]] = [
  { slug: 'cpi-u', label: labels.prices, place: 'United States', series: cpiU },
  {
    slug: 'personal-care-services',
    label: labels.salons,
    place: 'United States',
    series: personalCareServices,
  },
  { slug: 'northeast', label: labels.northeast, place: 'US Northeast', series: northeast },
  { slug: 'midwest', label: labels.midwest, place: 'US Midwest', series: midwest },
  { slug: 'south', label: labels.south, place: 'US South', series: south },
  { slug: 'west', label: labels.west, place: 'US West', series: west },
];

export const csvPathOf = ({ slug }: PublishedSeries) => `/data/${slug}.csv`;
export const jsonPathOf = ({ slug }: PublishedSeries) => `/data/${slug}.json`;

/** Of the shape below, which the page documents (packages/content/src/calculator/data.ts). */
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
