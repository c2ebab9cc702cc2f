import { salonPricesText } from '@tallycomb/content/calculator';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import type { SeriesComparison } from '@tallycomb/inflation-core/series';
import { Container, Heading, Lead, Section, Split } from '@tallycomb/ui';
import { loadPriceIndexes } from '../../calculator/price-indexes';
import { estimateBesideIndex } from '../../calculator/result-text';
import { useLoaded } from '../../calculator/use-loaded';
import { SalonChart } from './salon-chart';
import { SalonFigures } from './salon-figures';
import * as styles from './salons-meanwhile.css';

/** Salon prices, and all prices as their reference, since the month of a result. */
function useSalonComparison(result: InflationResult): SeriesComparison | 'loading' | 'failed' {
  const indexes = useLoaded(loadPriceIndexes, result);
  if (typeof indexes === 'string') return indexes;
  const { compareSeries, personalCareServices, cpiU } = indexes;
  return compareSeries(personalCareServices, cpiU, result.from);
}

/** Why there is no chart. */
function noteFor(comparison: ReturnType<typeof useSalonComparison>): string {
  if (comparison === 'loading' || comparison === 'failed') return salonPricesText[comparison];
  return comparison.ok ? '' : salonPricesText.leftOut[comparison.code];
}

/** What salons charged meanwhile, beside all prices: published data only, loaded after a result. */
export function SalonsMeanwhile({ result }: { result: InflationResult }) {
  const comparison = useSalonComparison(result);
  const isCompared = typeof comparison === 'object' && comparison.ok;
  return (
    <Section background="page" aria-labelledby="salons-meanwhile">
      <Container>
        <Split>
          <div>
            <Heading level={2} id="salons-meanwhile">
              {salonPricesText.heading}
            </Heading>
            <Lead className={styles.lead}>{salonPricesText.lead}</Lead>
            {isCompared ? <SalonFigures comparison={comparison} /> : null}
            {isCompared && result.source === 'estimate' ? (
              <p className={styles.whichIsWhich}>{estimateBesideIndex(result, comparison)}</p>
            ) : null}
          </div>
          {isCompared ? (
            <SalonChart comparison={comparison} />
          ) : (
            <p className={styles.note}>{noteFor(comparison)}</p>
          )}
        </Split>
      </Container>
    </Section>
  );
}
