import { type RegionName, regionText } from '@tallycomb/content/calculator';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import type { IndexSeries, SeriesComparison } from '@tallycomb/inflation-core/series';
import { useState } from 'react';
import { type RegionalIndexes, regionLoaders, useLoaded } from './price-indexes';
import { useOwnQuery } from './result-link';
import type { Increase } from './result-text';

/** A region, and how far prices rose there since the month of a result, beside the whole US. */
export interface ChosenRegion {
  readonly name: RegionName;
  readonly index: IndexSeries | 'loading' | 'failed';
  readonly comparison: SeriesComparison | 'loading' | 'failed';
}

export interface RegionState {
  /** Nothing for the whole US. */
  readonly chosen: ChosenRegion | undefined;
  /** Takes the name of a region; any other value is the whole US. */
  readonly choose: (value: string) => void;
}

export const regionNames = Object.keys(regionText.regions) as readonly RegionName[]; // its keys

const asRegion = (value: string | null) => regionNames.find((name) => name === value);

/** The address is read when a result opens; from then on it follows the choice. */
export function useRegion(result: InflationResult): RegionState {
  const [query, changeQuery] = useOwnQuery();
  const [name, setName] = useState(() => asRegion(query.get('region')));
  const indexes = useLoaded(regionLoaders[name ?? 'us'], result);
  const choose = (value: string) => {
    const region = asRegion(value);
    setName(region);
    changeQuery({ region });
  };
  return { choose, chosen: name && { name, ...beside(indexes, result) } };
}

function beside(
  loaded: RegionalIndexes | 'loading' | 'failed',
  { from }: InflationResult,
): Omit<ChosenRegion, 'name'> {
  if (typeof loaded === 'string') return { index: loaded, comparison: loaded };
  const { compareSeries, region, cpiU } = loaded;
  return { index: region, comparison: compareSeries(region, cpiU, from) };
}

/** The increase by a region's own prices; nothing where there is no comparison. */
export function regionalIncrease({ comparison }: ChosenRegion): Increase | undefined {
  if (typeof comparison === 'string' || !comparison.ok) return undefined;
  const raiseInPercent = comparison.series.changeInPercent;
  const direction = raiseInPercent > 0 ? 'lost' : raiseInPercent < 0 ? 'gained' : 'unchanged';
  return { raiseInPercent, direction };
}
