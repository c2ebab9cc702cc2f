/** The price indexes that the site publishes, each by a name in addresses that stays. */
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import type { IndexSeries } from '@tallycomb/inflation-core/series';

export interface PublishedSeries {
  /** Its files are `/data/{slug}.csv` and `/data/{slug}.json`. */
  readonly slug: string;
  /** In a column's head. */
  readonly label: string;
  readonly series: IndexSeries;
}

export const publishedSeries: readonly [PublishedSeries, ...PublishedSeries[]] = [
  { slug: 'cpi-u', label: 'All prices', series: cpiU },
  { slug: 'personal-care-services', label: 'Salon prices', series: personalCareServices },
];

export const csvPathOf = ({ slug }: PublishedSeries) => `/data/${slug}.csv`;
export const jsonPathOf = ({ slug }: PublishedSeries) => `/data/${slug}.json`;
