import { updatedThrough, yearListText } from '@tallycomb/content/calculator';
import { formatMoney } from '@tallycomb/inflation-core';
import { Button, Container, Heading, Lead, Section, TextLink, VisuallyHidden } from '@tallycomb/ui';
import * as brightHead from '../../calculator/bright-head.css';
import { pathOfYear } from '../../calculator/figures/price-years';
import { YearComb } from '../../calculator/figures/year-comb';
import { foldedOnPhone } from '../../calculator/folded.css';
import type { PageProps } from '../../page-loading/page-parts';
import { PageSections } from '../../page-sections';
import type { Decade, YearsData } from './data.server';
import { info } from './info';
import * as styles from './page.css';

const { oldest: oldestText, unit } = yearListText.comb;

/** A comb of every year's haircut in today's dollars, with the oldest in words. */
function OldestYear({ decades }: { readonly decades: readonly Decade[] }) {
  const years = decades.flatMap((decade) => decade.years).reverse();
  const [oldest] = years;
  if (!oldest) return null;
  return (
    <YearComb
      years={years.map(({ year, salons }) => ({ year, amount: salons }))}
      marked={oldest.year}
      wordsAt="end"
      unit={unit}
    >
      <p className={styles.oldest}>
        <span className={styles.oldestAmount}>{formatMoney(oldest.salons)}</span>{' '}
        {`${oldestText} ${oldest.year}.`}
      </p>
    </YearComb>
  );
}

const { caption, columns } = yearListText;

interface DecadeListProps {
  readonly decade: Decade;
  /** Highest amount of all decades, in dollars, for the longest tooth. */
  readonly highest: number;
  /** On a phone only the newest decade shows its years. */
  readonly isOpen: boolean;
}

/** A decade as a price list of its years' haircuts in today's dollars. */
function DecadeList({ decade: { start, years }, highest, isOpen }: DecadeListProps) {
  const headingId = `decade-${start}`;
  const amounts = years.map(({ salons }) => salons);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)].map(Math.round);
  return (
    <section className={styles.decade} aria-labelledby={headingId}>
      <Heading level={2} size="h3" id={headingId}>
        {`${start}s`}
      </Heading>
      <details className={foldedOnPhone} open={isOpen}>
        <summary className={styles.range}>
          <VisuallyHidden>{`${start}s: `}</VisuallyHidden>
          {`$${least} to $${most}`}
        </summary>
        <table className={styles.table} aria-label={`${caption}: ${start}s`}>
          <thead>
            <tr>
              <th scope="col">{columns.year}</th>
              <th scope="col">{columns.prices}</th>
              <th scope="col">{columns.salons}</th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, prices, salons }) => (
              <tr key={year} className={styles.row}>
                <th scope="row" className={styles.year}>
                  <TextLink href={pathOfYear(year)} className={styles.yearLink}>
                    {year}
                  </TextLink>
                  <svg className={styles.tooth} aria-hidden="true">
                    <line x2={`${((100 * salons) / highest).toFixed(1)}%`} y1="50%" y2="50%" />
                  </svg>
                </th>
                <td className={styles.figure}>{formatMoney(prices)}</td>
                <td className={styles.salons}>{formatMoney(salons)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function YearsHead({ data: { asOf, decades } }: { readonly data: YearsData }) {
  return (
    <Section background="bright" className={`${brightHead.section} ${styles.head}`}>
      <Container>
        <Heading level={1} className={brightHead.heading}>
          {yearListText.heading}
        </Heading>
        <Lead className={brightHead.lead}>{yearListText.lead}</Lead>
        <p className={styles.updated}>{`${updatedThrough} ${asOf}`}</p>
      </Container>
      <OldestYear decades={decades} />
    </Section>
  );
}

export function Page({ data }: PageProps<YearsData>) {
  const highest = Math.max(
    ...data.decades.flatMap(({ years }) => years.map((each) => each.salons)),
  );
  return (
    <PageSections info={info}>
      <YearsHead data={data} />
      <Section background="page">
        <Container>
          <div className={styles.decades}>
            {data.decades.map((decade) => (
              <DecadeList
                key={decade.start}
                decade={decade}
                highest={highest}
                isOpen={decade === data.decades[0]}
              />
            ))}
            <ul className={styles.links}>
              <li>
                <Button href="/inflation-calculator" variant="ink">
                  {yearListText.calculator}
                </Button>
              </li>
              <li>
                <TextLink href="/data" className={styles.pageLink}>
                  {yearListText.data}
                </TextLink>
              </li>
            </ul>
          </div>
        </Container>
      </Section>
    </PageSections>
  );
}
