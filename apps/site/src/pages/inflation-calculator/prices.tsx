import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { useAskedPrice } from '../../calculator/use-asked-price';
import { regionalIncrease, useRegion } from '../../calculator/use-region';
import { Sections } from '../../error-boundary/section-error-boundary';
import { ClientsToLose } from './clients-to-lose';
import { CloseTheGap } from './close-the-gap';
import { PricePlan } from './price-plan';

/** What goes by the region and the one price that is asked about; the sections after it are not drawn anew by it. */
export function Prices({ result }: { readonly result: InflationResult }) {
  const region = useRegion(result);
  const asked = useAskedPrice(result, region.chosen?.index);
  const increase = (region.chosen && regionalIncrease(region.chosen)) ?? result;
  return (
    <Sections retryOn={result}>
      <CloseTheGap increase={increase} region={region} asked={asked} />
      <PricePlan today={result.today} asked={asked} region={region.chosen?.name} />
      {increase.direction === 'lost' ? <ClientsToLose increase={increase} /> : null}
    </Sections>
  );
}
