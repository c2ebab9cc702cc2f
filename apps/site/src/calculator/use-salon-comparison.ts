import type { Month } from '@tallycomb/inflation-core';
import type { SeriesComparison } from '@tallycomb/inflation-core/series';
import { useEffect, useState } from 'react';

/** What salons charge; its code loads on first use. */
export const loadSalonIndex = () => import('@tallycomb/inflation-core/personal-care-services');

async function compareSince(from: Month): Promise<SeriesComparison> {
  const [{ compareSeries }, { cpiU }, { personalCareServices }] = await Promise.all([
    import('@tallycomb/inflation-core/series'),
    import('@tallycomb/inflation-core/cpi-u'),
    loadSalonIndex(),
  ]);
  return compareSeries(personalCareServices, cpiU, from);
}

/** Salon prices, and all prices as their reference, since a month; both load on first use. */
export function useSalonComparison(from: Month): SeriesComparison | 'loading' | 'failed' {
  const [loaded, setLoaded] = useState<{ from: Month; comparison: SeriesComparison | 'failed' }>();
  useEffect(() => {
    let isCurrent = true;
    const accept = (comparison: SeriesComparison | 'failed') => {
      if (isCurrent) setLoaded({ from, comparison });
    };
    compareSince(from).then(accept, () => accept('failed'));
    return () => {
      isCurrent = false;
    };
  }, [from]);
  return loaded?.from === from ? loaded.comparison : 'loading';
}
