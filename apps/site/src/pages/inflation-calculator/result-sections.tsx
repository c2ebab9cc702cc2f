import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { Sections } from '../../error-boundary/section-error-boundary';
import { Prices } from './prices';
import * as styles from './result-sections.css';
import { SalonsMeanwhile } from './salons-meanwhile';
import { ShareResult } from './share-result';
import { YearByYear } from './year-by-year';

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
