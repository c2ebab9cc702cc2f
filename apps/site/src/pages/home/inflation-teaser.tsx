import { inflationTeaser } from '@tallycomb/content/pages';
import { Button, Container, Heading, Lead, Section } from '@tallycomb/ui';
import type { HomeData } from './data.server';
import * as styles from './inflation-teaser.css';

/** A tooth for each month: what keeping pace took by then. */
function Months({ width, height, toothWidth, path }: HomeData['teeth']) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.months} aria-hidden="true">
      <path d={path} strokeWidth={toothWidth} />
    </svg>
  );
}

export function InflationTeaser({ data }: { readonly data: HomeData }) {
  const [dollars, cents] = data.lost.split('.');
  return (
    <Section background="bright" aria-labelledby="inflation" className={styles.section}>
      <Months {...data.teeth} />
      <Container className={styles.container}>
        <Heading level={2} id="inflation" className={styles.heading}>
          {inflationTeaser.heading}
        </Heading>
        <div className={styles.words}>
          <Lead className={styles.lead}>{inflationTeaser.lead}</Lead>
          <p className={styles.note}>
            {inflationTeaser.note} {inflationTeaser.sourceLabel} {data.asOf}.
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
