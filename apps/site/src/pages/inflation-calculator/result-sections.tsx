import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { Sections } from '../../error-boundary/section-error-boundary';
import { ClientsToLose } from './clients-to-lose';
import { Prices } from './prices';
import { SalonsMeanwhile } from './salons-meanwhile';
import { YearByYear } from './year-by-year';

/** What to do stands first; where the number comes from, after it. */
export function ResultSections({ result }: { readonly result: InflationResult }) {
  return (
    <Sections retryOn={result}>
      <Prices result={result} />
      {result.direction === 'lost' ? <ClientsToLose result={result} /> : null}
      <YearByYear result={result} />
      <SalonsMeanwhile result={result} />
    </Sections>
  );
}
