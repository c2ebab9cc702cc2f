import { salons as text } from '@tallycomb/content/calculator';
import type { Month } from '@tallycomb/inflation-core';
import { Container, Heading, Lead, Section } from '@tallycomb/ui';
import { useSalonComparison } from '../../calculator/use-salon-comparison';
import { SalonChart } from './salon-chart';
import * as styles from './salons-meanwhile.css';

/** What salons charged meanwhile, beside all prices: published data only, loaded after a result. */
export function SalonsMeanwhile({ from }: { from: Month }) {
  const comparison = useSalonComparison(from);
  return (
    <Section ground="page" aria-labelledby="salons-meanwhile">
      <Container>
        <Heading level={2} id="salons-meanwhile">
          {text.heading}
        </Heading>
        <Lead className={styles.lead}>{text.lead}</Lead>
        {comparison === 'loading' ? <p className={styles.note}>{text.loading}</p> : null}
        {comparison === 'failed' ? <p className={styles.note}>{text.failed}</p> : null}
        {typeof comparison === 'string' ? null : comparison.ok ? (
          <SalonChart comparison={comparison} />
        ) : (
          <p className={styles.note}>{text.leftOut[comparison.code]}</p>
        )}
      </Container>
    </Section>
  );
}
