import { purpose } from '@tallycomb/content/pages';
import { Container, Heading, Lead, Section } from '@tallycomb/ui';
import { Comb } from '@tallycomb/ui/art';
import * as styles from './purpose.css';

/** Five equal teeth of which one is missing: a fifth is 20%. */
const fifths = {
  x: 6,
  y: 564,
  width: 400,
  lengths: [564, 564, 564, 564, 564],
  toothWidth: 48,
  spine: 56,
  missing: [4],
} as const;

/** A hair higher than the spine that it lies under, or their edges would show as a step. */
const handle = `M0 ${fifths.y - 0.5}h4000v${fifths.spine + 0.5}H0z`;

export function Purpose() {
  return (
    <Section background="deep" className={styles.section} aria-labelledby="purpose">
      <Container className={styles.poster}>
        <div className={styles.text}>
          <Heading level={2} size="h3" id="purpose" className={styles.heading}>
            {purpose.heading}
          </Heading>
          <p className={styles.claim}>{purpose.claim}</p>
          <p className={styles.note}>{purpose.claimNote}</p>
          <Lead className={styles.sentence}>{purpose.text}</Lead>
        </div>
        <svg className={styles.comb} viewBox="0 0 412 620" aria-hidden="true">
          <Comb shape={fifths} colors={{ fill: 'powder', missingStroke: 'powder' }} />
          <path className={styles.handle} d={handle} />
        </svg>
      </Container>
    </Section>
  );
}
