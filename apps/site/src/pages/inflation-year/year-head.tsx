import { updatedThrough, yearPageText } from '@tallycomb/content/calculator';
import { formatMoney, formatPercent } from '@tallycomb/inflation-core';
import { Container, Heading, IconArrowLeft, Lead, Section, TextLink } from '@tallycomb/ui';
import { priceYears } from './price-years';
import { haircutSentence, yearHeading } from './sentences';
import { YearComb } from './year-comb';
import type { Carried, YearData } from './year-data';
import * as styles from './year-head.css';

const { allYears, figures, unit } = yearPageText;

const combYears = ({ salonsByYear }: YearData) =>
  salonsByYear.map((amount, since) => ({ year: priceYears.first + since, amount }));

/** The answer to what was searched for: a sentence, its two figures, and a tooth for every year. */
export function YearHead({ data }: { readonly data: YearData }) {
  return (
    <Section background="bright" className={styles.section}>
      <Container>
        <TextLink href="/inflation-calculator/years" className={styles.back}>
          <IconArrowLeft className={styles.arrow} />
          {allYears}
        </TextLink>
        <Heading level={1} className={styles.heading}>
          {yearHeading(data)}
        </Heading>
        <Lead className={styles.lead}>{haircutSentence(data)}</Lead>
        <p className={styles.updated}>{`${updatedThrough} ${data.asOf}`}</p>
      </Container>
      <YearComb years={combYears(data)} marked={data.year} wordsAt="start" unit={unit}>
        <dl className={styles.figures}>
          <Figure label={figures.prices} carried={data.prices} />
          <Figure label={figures.salons} carried={data.salons} />
        </dl>
      </YearComb>
    </Section>
  );
}

interface FigureProps {
  readonly label: string;
  readonly carried: Carried;
}

function Figure({ label, carried }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.amount}>{formatMoney(carried.amount)}</dd>
      <dd className={styles.change}>{formatPercent(carried.changeInPercent)}</dd>
    </div>
  );
}
