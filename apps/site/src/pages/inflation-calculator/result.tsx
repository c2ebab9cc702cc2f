import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { SectionErrorBoundary, Sections } from '../../error-boundary/section-error-boundary';
import { plannedSteps } from './desk-cards';
import { DeskCardsOnPaper } from './desk-cards-on-paper';
import { KeepResult, usePrinting } from './keep-result';
import { NewPrices } from './new-prices';
import { usePricePlan } from './price-plan/price-plan';
import { useAskedPrice } from './price-plan/price-targets';
import { regionalIncrease, useRegion } from './price-plan/use-region';
import { ResultSheet } from './result-sheet';
import { SalonsMeanwhile } from './salons-meanwhile';
import { useVisitsToLose, VisitsToLose } from './visits-to-lose';
import { YearByYear } from './year-by-year';

/** Sections under the figure: the new price, then how the figure came about; and their sheets. */
export function Result({ result }: { readonly result: InflationResult }) {
  const region = useRegion(result);
  const asked = useAskedPrice(result, region.chosen?.index);
  const plan = usePricePlan(asked, result.today);
  const increase = (region.chosen && regionalIncrease(region.chosen)) ?? result;
  const planned = plannedSteps(plan, region.chosen?.name);
  const printing = usePrinting(result);
  const visits = useVisitsToLose(asked, plan.aim);
  const hasVisits = increase.direction === 'lost';
  const priced = { from: result.from, increase, region, asked, plan, planned };
  return (
    <Sections retryOn={result}>
      <NewPrices {...priced} printing={printing}>
        <KeepResult {...{ result, planned, printing }} isExample={asked.isExample} />
      </NewPrices>
      <YearByYear result={result} />
      <SalonsMeanwhile result={result} />
      {hasVisits ? <VisitsToLose {...visits} /> : null}
      {/* On paper alone: a message in its place would stand in the page. */}
      <SectionErrorBoundary fallback={null} retryOn={result}>
        {planned && printing.hasCards ? (
          <DeskCardsOnPaper {...planned} />
        ) : (
          <ResultSheet
            {...priced}
            result={result}
            visits={hasVisits && visits.isOwn ? visits.sentence : undefined}
          />
        )}
      </SectionErrorBoundary>
    </Sections>
  );
}
