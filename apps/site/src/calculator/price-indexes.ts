import type { RegionName } from '@tallycomb/content/calculator';
import type { IndexSeries } from '@tallycomb/inflation-core/series';
import { useEffect, useState } from 'react';

/** What has come once is there at once the next time, so that Back finds a page at its full height. */
const loaded = new WeakMap<() => Promise<object>, object>();

/** What `load` gives, for as long as it is that `load`. After a failure a change of `retryOn` tries again. */
export function useLoaded<T extends object>(
  load: () => Promise<T>,
  retryOn: unknown,
): T | 'loading' | 'failed' {
  const [settled, setSettled] = useState<{
    readonly load: unknown;
    readonly value: T | 'failed';
  }>();
  useEffect(() => {
    let isCurrent = true;
    const settle = (value: T | 'failed') => isCurrent && setSettled({ load, value });
    load().then(
      (value) => {
        loaded.set(load, value);
        settle(value);
      },
      () => settle('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, retryOn]);
  if (settled?.load === load) return settled.value;
  return (loaded.get(load) as T | undefined) ?? 'loading';
}

/** The published indexes and what computes with them: code that loads on first use. */
export const loadSalonIndex = () => import('@tallycomb/inflation-core/personal-care-services');

export async function loadPriceIndexes() {
  const [series, { cpiU }, { personalCareServices }] = await Promise.all([
    import('@tallycomb/inflation-core/series'),
    import('@tallycomb/inflation-core/cpi-u'),
    loadSalonIndex(),
  ]);
  return { ...series, cpiU, personalCareServices };
}

export type PriceIndexes = Awaited<ReturnType<typeof loadPriceIndexes>>;

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
