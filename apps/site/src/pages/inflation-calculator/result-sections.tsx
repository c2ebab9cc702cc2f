import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { useAskedPrice } from '../../calculator/price-targets';
import { regionalIncrease, useRegion } from '../../calculator/use-region';
import { Sections } from '../../error-boundary/section-error-boundary';
import { ClientsToLose } from './clients-to-lose';
import { CloseTheGap } from './close-the-gap';
import { PricePlan } from './price-plan';
import * as styles from './result-sections.css';
import { SalonsMeanwhile } from './salons-meanwhile';
import { ShareResult } from './share-result';
import { YearByYear } from './year-by-year';

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

/** What to do stands first, and alone on paper; where the number comes from, after it. */
export function ResultSections({ result }: { readonly result: InflationResult }) {
  return (
    <>
      <div className={styles.onPaper}>
        <Sections retryOn={result}>
          <Prices result={result} />
          <ShareResult result={result} />
        </Sections>
      </div>
      <div className={styles.offPaper}>
        <Sections retryOn={result}>
          <YearByYear result={result} />
          <SalonsMeanwhile result={result} />
        </Sections>
      </div>
    </>
  );
}
