import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { Sections } from '../../error-boundary/section-error-boundary';
import { plannedSteps } from './desk-cards';
import { KeepResult, PaperFoot, useCardPrinting } from './keep-result';
import { NewPrices } from './new-prices';
import { usePricePlan } from './price-plan/price-plan';
import { useAskedPrice } from './price-plan/price-targets';
import { regionalIncrease, useRegion } from './price-plan/use-region';
import { SalonsMeanwhile } from './salons-meanwhile';
import { VisitsToLose } from './visits-to-lose';
import { YearByYear } from './year-by-year';

/** Sections under the figure: the new price, alone on paper, then how the figure came about. */
export function Result({ result }: { readonly result: InflationResult }) {
  const region = useRegion(result);
  const asked = useAskedPrice(result, region.chosen?.index);
  const plan = usePricePlan(asked, result.today);
  const increase = (region.chosen && regionalIncrease(region.chosen)) ?? result;
  const planned = plannedSteps(plan, region.chosen?.name);
  const printing = useCardPrinting();
  return (
    <Sections retryOn={result}>
      <NewPrices {...{ from: result.from, increase, region, asked, plan, planned, printing }}>
        <KeepResult {...{ result, planned, printing }} isExample={asked.isExample} />
      </NewPrices>
      <YearByYear result={result} />
      <SalonsMeanwhile result={result} />
      {increase.direction === 'lost' ? <VisitsToLose asked={asked} aim={plan.aim} /> : null}
      <PaperFoot result={result} />
    </Sections>
  );
}
