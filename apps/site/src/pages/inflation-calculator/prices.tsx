import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { useAskedPrice } from '../../calculator/use-asked-price';
import { Sections } from '../../error-boundary/section-error-boundary';
import { CloseTheGap } from './close-the-gap';
import { PricePlan } from './price-plan';

/** What goes by the one price that is asked about; the sections after it are not drawn anew by it. */
export function Prices({ result }: { readonly result: InflationResult }) {
  const asked = useAskedPrice(result);
  return (
    <Sections retryOn={result}>
      <CloseTheGap result={result} asked={asked} />
      <PricePlan today={result.today} asked={asked} />
    </Sections>
  );
}
