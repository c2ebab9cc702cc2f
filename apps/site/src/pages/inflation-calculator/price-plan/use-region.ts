import { type RegionName, regionText } from '@tallycomb/content/calculator';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import type { IndexSeries, SeriesComparison } from '@tallycomb/inflation-core/series';
import { useState } from 'react';
import { loadPriceIndexes, type PriceIndexes } from '../../../calculator/figures/price-indexes';
import { useOwnQuery } from '../../../calculator/result/result-link';
import type { Increase } from '../../../calculator/result/result-text';
import { useLoaded } from '../../../calculator/use-loaded';

/** The published indexes with that of one region, or of the whole US. */
interface RegionalIndexes extends PriceIndexes {
  readonly region: IndexSeries;
}

/** Makes a loader of the indexes with the region that a module exports by this name. */
const withRegion =
  <Name extends string>(name: Name, load: () => Promise<Readonly<Record<Name, IndexSeries>>>) =>
  async (): Promise<RegionalIndexes> => {
    const [indexes, region] = await Promise.all([loadPriceIndexes(), load()]);
    return { ...indexes, region: region[name] };
  };

const regionLoaders: Readonly<Record<RegionName | 'us', () => Promise<RegionalIndexes>>> = {
  us: withRegion('cpiU', loadPriceIndexes),
  northeast: withRegion('northeast', () => import('@tallycomb/inflation-core/regions/northeast')),
  midwest: withRegion('midwest', () => import('@tallycomb/inflation-core/regions/midwest')),
  south: withRegion('south', () => import('@tallycomb/inflation-core/regions/south')),
  west: withRegion('west', () => import('@tallycomb/inflation-core/regions/west')),
};

/** A region, and how its prices compare with the whole US since the month of a result. */
export interface ChosenRegion {
  readonly name: RegionName;
  readonly index: IndexSeries | 'loading' | 'failed';
  readonly comparison: SeriesComparison | 'loading' | 'failed';
}

export const regionNames = Object.keys(regionText.regions) as readonly RegionName[]; // its keys

const asRegion = (value: string | null) => regionNames.find((name) => name === value);

/** The region in the address when the result opens; a new choice changes the address. */
export function useRegion(result: InflationResult) {
  const [query, changeQuery] = useOwnQuery();
  const [name, setName] = useState(() => asRegion(query.get('region')));
  const indexes = useLoaded(regionLoaders[name ?? 'us'], result);
  /** Chooses a region by its name; any other value is the whole US. */
  const choose = (value: string) => {
    const region = asRegion(value);
    setName(region);
    changeQuery({ region });
  };
  /** `undefined` for the whole US. */
  const chosen: ChosenRegion | undefined = name && { name, ...comparisonOf(indexes, result) };
  return { choose, chosen };
}

export type RegionState = ReturnType<typeof useRegion>;

function comparisonOf(
  loaded: RegionalIndexes | 'loading' | 'failed',
  { from }: InflationResult,
): Omit<ChosenRegion, 'name'> {
  if (typeof loaded === 'string') return { index: loaded, comparison: loaded };
  const { compareSeries, region, cpiU } = loaded;
  return { index: region, comparison: compareSeries(region, cpiU, from) };
}

/** The increase by a region's own prices; `undefined` without a comparison. */
export function regionalIncrease({ comparison }: ChosenRegion): Increase | undefined {
  if (typeof comparison === 'string' || !comparison.ok) return undefined;
  const raiseInPercent = comparison.series.changeInPercent;
  const direction = raiseInPercent > 0 ? 'lost' : raiseInPercent < 0 ? 'gained' : 'unchanged';
  return { raiseInPercent, direction };
}
