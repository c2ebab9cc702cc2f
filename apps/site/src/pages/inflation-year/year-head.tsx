import { updatedThrough, yearPageText } from '@tallycomb/content/calculator';
import { formatMoney, formatPercent } from '@tallycomb/inflation-core';
import { Container, Heading, IconArrowLeft, Lead, Section, TextLink } from '@tallycomb/ui';
import { haircutSentence, yearHeading } from './sentences';
import type { Carried, YearData } from './year-data';
import * as styles from './year-head.css';

/** The answer to what was searched for: a sentence, and its two figures. */
export function YearHead({ data }: { readonly data: YearData }) {
  return (
    <Section background="bright" className={styles.section}>
      <Container>
        <TextLink href="/inflation-calculator/years" className={styles.back}>
          <IconArrowLeft className={styles.arrow} />
          {yearPageText.allYears}
        </TextLink>
        <Heading level={1} className={styles.heading}>
          {yearHeading(data)}
        </Heading>
        <Lead className={styles.lead}>{haircutSentence(data)}</Lead>
        <dl className={styles.slab}>
          <Figure place="prices" carried={data.prices} />
          <Figure place="salons" carried={data.salons} />
        </dl>
        <p className={styles.updated}>{`${updatedThrough} ${data.asOf}`}</p>
      </Container>
    </Section>
  );
}

interface FigureProps {
  readonly place: keyof typeof styles.place;
  readonly carried: Carried;
}

function Figure({ place, carried }: FigureProps) {
  return (
    <div className={styles.place[place]}>
      <dt className={styles.label}>{yearPageText.figures[place]}</dt>
      <dd className={styles.amount}>{formatMoney(carried.amount)}</dd>
      <dd className={styles.change}>{formatPercent(carried.changeInPercent)}</dd>
    </div>
  );
}
