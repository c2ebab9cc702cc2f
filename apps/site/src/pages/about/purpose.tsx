import { purpose as text } from '@tallycomb/content/about';
import { Comb, Container, Heading, Lead, Section } from '@tallycomb/ui';
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

export function Purpose() {
  return (
    <Section ground="teal" className={styles.section} aria-labelledby="purpose">
      <Container className={styles.poster}>
        <div className={styles.text}>
          <Heading level={2} size="h3" id="purpose" className={styles.heading}>
            {text.heading}
          </Heading>
          <p className={styles.claim}>{text.claim}</p>
          <Lead>{text.text}</Lead>
        </div>
        <svg className={styles.comb} viewBox="0 0 412 620" aria-hidden="true">
          <Comb shape={fifths} colors={{ fill: 'powder', missingStroke: 'powder' }} />
          <path className={styles.handle} d={`M0 ${fifths.y}h4000v${fifths.spine}H0z`} />
        </svg>
      </Container>
    </Section>
  );
}
