import type { Month } from '@tallycomb/inflation-core';
import type { SeriesComparison } from '@tallycomb/inflation-core/cpi-u';
import { useEffect, useState } from 'react';

async function compareSince(from: Month): Promise<SeriesComparison> {
  const [{ cpiU, compareSeries }, { personalCareServices }] = await Promise.all([
    import('@tallycomb/inflation-core/cpi-u'),
    import('@tallycomb/inflation-core/personal-care-services'),
  ]);
  return compareSeries(personalCareServices, cpiU, from);
}

/** Salon prices (a) beside all prices (b) since a month; both series load on first use. */
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
