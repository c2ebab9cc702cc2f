import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { useRegion } from '../../calculator/use-region';
import { Sections } from '../../error-boundary/section-error-boundary';
import { ClientsToLose } from './clients-to-lose';
import { CloseTheGap } from './close-the-gap';
import { SalonsMeanwhile } from './salons-meanwhile';
import { YearByYear } from './year-by-year';

/** What to do stands first; where the number comes from, after it. */
export function ResultSections({ result }: { readonly result: InflationResult }) {
  const region = useRegion(result);
  return (
    <Sections retryOn={result}>
      <CloseTheGap result={result} region={region} />
      {result.direction === 'lost' ? <ClientsToLose result={result} /> : null}
      <YearByYear result={result} />
      <SalonsMeanwhile result={result} />
    </Sections>
  );
}
