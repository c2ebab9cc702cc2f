import { exampleHaircut, updatedThrough, yearPageText } from '@tallycomb/content/calculator';
import { formatMoney, formatMonth, formatMonthName } from '@tallycomb/inflation-core';
import {
  Button,
  Container,
  Heading,
  IconArrowLeft,
  Lead,
  Leader,
  Section,
  Split,
  TextLink,
} from '@tallycomb/ui';
import { WithAddress } from '../../calculator/address';
import { ClosingSection } from '../../calculator/closing-call';
import { plainMoney, wholePercent } from '../../calculator/figures/figures';
import { pathOfYear, priceYears } from '../../calculator/figures/price-years';
import { YearComb } from '../../calculator/figures/year-comb';
import { onHoney } from '../../calculator/figures/year-comb.css';
import type { PageProps } from '../../page-loading/page-parts';
import { PageSections } from '../../page-sections';
import type { YearData } from './data.server';
import { YearChart, YearTable } from './figures';
import { yearInfo } from './info';
import * as styles from './page.css';
import { citation, yearHeading } from './year-sentences';

const { allYears, figures, unit } = yearPageText;

const combYears = ({ salonsByYear }: YearData) =>
  salonsByYear.map((amount, at) => ({ year: priceYears.at(-1 - at) ?? 0, amount }));

/** The year's price, and today's where both have room. */
function labelsOf({ year, salons }: YearData) {
  const [newest = year] = priceYears;
  const today = newest - year > 2 && { [newest]: plainMoney(Math.round(salons.amount)) };
  return { ...today, [year]: plainMoney(exampleHaircut) };
}

/** The answer for a search: two figures, and a comb of all years. */
function YearHead({ data }: { readonly data: YearData }) {
  return (
    <Section background="bright" className={`${styles.section} ${onHoney}`}>
      <Container>
        <TextLink href="/inflation-calculator/years" className={styles.back}>
          <IconArrowLeft className={styles.arrow} />
          {allYears}
        </TextLink>
        <Heading level={1} className={styles.heading}>
          {yearHeading(data)}
        </Heading>
        <p className={styles.updated}>{`${updatedThrough} ${data.asOf}`}</p>
      </Container>
      <YearComb
        years={combYears(data)}
        marked={data.year}
        labels={labelsOf(data)}
        lineAt={exampleHaircut}
        areEarlierPale
        wordsAt="start"
        unit={unit}
      >
        <dl className={styles.figures}>
          {(['salons', 'prices'] as const).map((by) => (
            <div key={by} className={styles.figure}>
              <dt className={styles.figureLabel}>{figures[by]}</dt>
              <Leader />
              <dd>{wholePercent(data[by].changeInPercent)}</dd>
              <dd className={styles.amount[by]}>{formatMoney(data[by].amount)}</dd>
            </div>
          ))}
        </dl>
      </YearComb>
    </Section>
  );
}

const { method, cite } = yearPageText;

function YearMethod({ data }: { readonly data: YearData }) {
  return (
    <Section background="wash" aria-labelledby="method">
      <Container>
        <Split className={styles.columns}>
          <div className={styles.methodText}>
            <Heading level={2} id="method">
              {method.heading}
            </Heading>
            {method.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className={styles.methodText}>
            <Heading level={2} size="h3" id="cite">
              {cite.heading}
            </Heading>
            <Lead className={styles.onScreen}>{cite.lead}</Lead>
            <blockquote className={styles.citation}>
              {citation(data).map((line) => (
                <p key={line}>
                  <WithAddress text={line} />
                </p>
              ))}
            </blockquote>
          </div>
        </Split>
      </Container>
    </Section>
  );
}

const { call, nav } = yearPageText;

/** Links to the calculator with the year's January filled in, and to neighboring years. */
function YearCall({ data: { year, beside } }: { readonly data: YearData }) {
  const january = { year, month: 1 };
  return (
    <ClosingSection id="calculate" text={call}>
      <Button href={`/inflation-calculator?date=${formatMonth(january)}`}>
        {`${call.action} ${formatMonthName(january)}`}
      </Button>
      <nav aria-label={nav.label}>
        <ul className={styles.links}>
          {beside.map((other) => (
            <li key={other}>
              <TextLink href={pathOfYear(other)} className={styles.link}>
                {other}
              </TextLink>
            </li>
          ))}
          <li>
            <TextLink href="/inflation-calculator/years" className={styles.link}>
              {yearPageText.allYears}
            </TextLink>
          </li>
          <li>
            <TextLink href="/data" className={styles.link}>
              {nav.data}
            </TextLink>
          </li>
        </ul>
      </nav>
    </ClosingSection>
  );
}

export function Page({ data }: PageProps<YearData>) {
  return (
    <PageSections info={yearInfo(data)}>
      <YearHead data={data} />
      <YearChart data={data} />
      <YearTable data={data} />
      <YearMethod data={data} />
      <YearCall data={data} />
    </PageSections>
  );
}
