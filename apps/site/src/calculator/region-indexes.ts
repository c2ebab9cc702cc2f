/** The indexes of the regions: code that loads once one is chosen. */
import type { RegionName } from '@tallycomb/content/calculator';
import type { IndexSeries } from '@tallycomb/inflation-core/series';
import { loadPriceIndexes, type PriceIndexes } from './price-indexes';

/** The published indexes, that of one place among them. */
export interface RegionalIndexes extends PriceIndexes {
  readonly region: IndexSeries;
}

async function withRegion(loading: Promise<IndexSeries>): Promise<RegionalIndexes> {
  const [indexes, region] = await Promise.all([loadPriceIndexes(), loading]);
  return { ...indexes, region };
}

const loadNortheast = async () =>
  (await import('@tallycomb/inflation-core/regions/northeast')).northeast;
const loadMidwest = async () => (await import('@tallycomb/inflation-core/regions/midwest')).midwest;
const loadSouth = async () => (await import('@tallycomb/inflation-core/regions/south')).south;
const loadWest = async () => (await import('@tallycomb/inflation-core/regions/west')).west;
const loadWholeUs = async () => (await loadPriceIndexes()).cpiU;

export const regionLoaders: Readonly<Record<RegionName | 'us', () => Promise<RegionalIndexes>>> = {
  us: () => withRegion(loadWholeUs()),
  northeast: () => withRegion(loadNortheast()),
  midwest: () => withRegion(loadMidwest()),
  south: () => withRegion(loadSouth()),
  west: () => withRegion(loadWest()),
};
