import { exampleHaircut, updatedThrough, yearListText } from '@tallycomb/content/calculator';
import { formatMoney } from '@tallycomb/inflation-core';
import {
  Button,
  Container,
  Heading,
  Lead,
  Leader,
  Section,
  TextLink,
  VisuallyHidden,
} from '@tallycomb/ui';
import * as brightHead from '../../calculator/bright-head.css';
import { pathOfYear } from '../../calculator/figures/price-years';
import { YearComb } from '../../calculator/figures/year-comb';
import { onHoney } from '../../calculator/figures/year-comb.css';
import { foldedOnPhone } from '../../calculator/folded.css';
import type { PageProps } from '../../page-loading/page-parts';
import { PageSections } from '../../page-sections';
import type { Decade, YearsData } from './data.server';
import { info } from './info';
import * as styles from './page.css';

const { discount, since, halfOff, unit } = yearListText.comb;

/** Share of today's price that a client of an old one keeps, in per cent. */
const percentOff = (today: number) => 100 * Math.max(0, 1 - exampleHaircut / today);

const wholePercentOff = (today: number) => `${Math.round(percentOff(today))}%`;

/** A comb of every year's price as a discount on today's. */
function OldPrices({ decades }: { readonly decades: readonly Decade[] }) {
  const years = decades.flatMap((decade) => decade.years);
  const example = years.find(({ year }) => year === since);
  const half = years.find(({ salons }) => salons >= 2 * exampleHaircut);
  const oldest = years.at(-1);
  if (!example || !half || !oldest) return null;
  return (
    <YearComb
      years={years.map(({ year, salons }) => ({ year, amount: percentOff(salons) })).reverse()}
      marked={since}
      labels={Object.fromEntries(
        [oldest, half, example].map(({ year, salons }) => [year, wholePercentOff(salons)]),
      )}
      wordsAt="end"
      unit={unit}
    >
      <p className={styles.discount}>
        <span className={styles.discountAmount}>{`${wholePercentOff(example.salons)} off`}</span>{' '}
        {`${discount} ${since}. ${halfOff} ${half.year}.`}
      </p>
    </YearComb>
  );
}

const { caption, columns } = yearListText;

interface DecadeListProps {
  readonly decade: Decade;
  /** On a phone only the newest decade shows its years. */
  readonly isOpen: boolean;
}

/** A decade as a price list of its years' haircuts in today's dollars. */
function DecadeList({ decade: { start, years }, isOpen }: DecadeListProps) {
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
                  <div className={styles.name}>
                    <TextLink href={pathOfYear(year)} className={styles.yearLink}>
                      {year}
                    </TextLink>
                    <Leader />
                  </div>
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
    <Section background="bright" className={`${brightHead.section} ${styles.head} ${onHoney}`}>
      <Container>
        <Heading level={1} className={brightHead.heading}>
          {yearListText.heading}
        </Heading>
        <Lead className={brightHead.lead}>{yearListText.lead}</Lead>
        <p className={styles.updated}>{`${updatedThrough} ${asOf}`}</p>
      </Container>
      <OldPrices decades={decades} />
    </Section>
  );
}

export function Page({ data }: PageProps<YearsData>) {
  return (
    <PageSections info={info}>
      <YearsHead data={data} />
      <Section background="page">
        <Container>
          <div className={styles.decades}>
            {data.decades.map((decade) => (
              <DecadeList key={decade.start} decade={decade} isOpen={decade === data.decades[0]} />
            ))}
            <div className={styles.tag}>
              <p className={styles.tagWords}>{yearListText.own}</p>
              <Button href="/inflation-calculator" variant="ink" size="sm">
                {yearListText.calculator}
              </Button>
              <TextLink href="/data" className={styles.pageLink}>
                {yearListText.data}
              </TextLink>
            </div>
          </div>
        </Container>
      </Section>
    </PageSections>
  );
}
