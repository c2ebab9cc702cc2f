import { inflationTeaser } from '@tallycomb/content/pages';
import { Button, Container, Heading, Lead, Section } from '@tallycomb/ui';
import * as styles from './inflation-teaser.css';
import { teaserFigures } from './teaser-figures';

/** A tooth for each month: what keeping pace took by then. */
function Months() {
  const { width, height, toothWidth, path } = teaserFigures.teeth;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.months} aria-hidden="true">
      <path d={path} strokeWidth={toothWidth} />
    </svg>
  );
}

export function InflationTeaser() {
  const [dollars, cents] = teaserFigures.lost.split('.');
  return (
    <Section background="bright" aria-labelledby="inflation" className={styles.section}>
      <Months />
      <Container className={styles.container}>
        <Heading level={2} id="inflation" className={styles.heading}>
          {inflationTeaser.heading}
        </Heading>
        <div className={styles.words}>
          <Lead className={styles.lead}>{inflationTeaser.lead}</Lead>
          <p className={styles.note}>
            {inflationTeaser.note} {inflationTeaser.sourceLabel} {teaserFigures.asOf}.
          </p>
        </div>
        <p className={styles.figure}>
          <span className={styles.amount}>
            {dollars}
            <span className={styles.cents}>.{cents}</span>
          </span>
          <span className={styles.clock} aria-hidden="true" />
        </p>
        <Button variant="ink" href={inflationTeaser.action.href} className={styles.action}>
          {inflationTeaser.action.label}
        </Button>
      </Container>
    </Section>
  );
}
