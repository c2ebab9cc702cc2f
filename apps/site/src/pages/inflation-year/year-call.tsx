import { yearPageText } from '@tallycomb/content/calculator';
import { formatMonth, formatMonthName } from '@tallycomb/inflation-core';
import { Button, Container, Heading, Lead, Section, TextLink } from '@tallycomb/ui';
import { pathOfYear } from './price-years';
import * as styles from './year-call.css';
import type { YearData } from './year-data';

const { call, nav } = yearPageText;

/** On to the calculator, with the year's January filled in, and to the years beside this one. */
export function YearCall({ data: { year, previous, next } }: { readonly data: YearData }) {
  const january = { year, month: 1 };
  const beside = [previous, next].filter((other) => other !== undefined);
  return (
    <Section background="page" className={styles.section} aria-labelledby="calculate">
      <Container>
        <Heading level={2} id="calculate">
          {call.heading}
        </Heading>
        <Lead className={styles.lead}>{call.lead}</Lead>
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
      </Container>
    </Section>
  );
}
