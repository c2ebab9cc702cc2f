import {
  calculationMethod,
  haircutExample,
  indexSources,
  tenYearsText,
} from '@tallycomb/content/calculator';
import {
  Container,
  DataTable,
  Heading,
  Lead,
  LineChart,
  Section,
  Split,
  TextLink,
} from '@tallycomb/ui';
import { media } from '@tallycomb/ui/styles';
import { createContext, useContext } from 'react';
import { shortMonth } from '../../calculator/figures/figures';
import { folded, summary } from '../../calculator/folded.css';
import { TitledSection } from '../../titled-section';
import type { CalculatorData } from './data.server';
import * as styles from './page.css';

const columns = [
  { key: 'since', header: tenYearsText.columns.since },
  { key: 'needed', header: tenYearsText.columns.needed, align: 'right', emphasis: true },
  { key: 'all', header: tenYearsText.columns.all, align: 'right' },
  { key: 'salons', header: tenYearsText.columns.salons, align: 'right' },
] as const;

/** Shown until there is a result, also without script. */
export function TenYears({ asOf, sentence, rows }: CalculatorData['tenYears']) {
  const max = Math.max(...rows.map(({ increase }) => increase));
  return (
    <TitledSection id="ten-years" text={{ heading: tenYearsText.heading, lead: sentence }}>
      <div className={styles.tenYears}>
        <DataTable
          caption={tenYearsText.caption}
          columns={columns}
          rows={rows.map(({ increase, ...cells }) => ({
            id: cells.since,
            cells: { ...cells, since: shortMonth(cells.since) },
            bar: { value: increase, max },
          }))}
          rowHeaderKey="since"
          barHeader={tenYearsText.bars}
        />
      </div>
      <p className={styles.introSource}>
        {tenYearsText.sourceLabel}{' '}
        <TextLink href={indexSources.cpi.address}>{indexSources.cpi.series}</TextLink> and{' '}
        <TextLink href={indexSources.salons.address}>{indexSources.salons.short}</TextLink>, as of{' '}
        {asOf}.
      </p>
      <p className={styles.introSource}>
        <TextLink href={tenYearsText.allYears.href}>{tenYearsText.allYears.label}</TextLink>
      </p>
    </TitledSection>
  );
}

const inDollars = (value: number) => `$${value}`;

/** True once a result stands above: without room for two columns, the example is then shortened. */
export const HasResult = createContext(false);

/** Explains inflation with the specification's illustrative series. */
export function Haircut(figures: CalculatorData['haircut']) {
  const isShort = useContext(HasResult) && matchMedia(media.stacked).matches;
  const { heading, lead, chartTitle } = haircutExample;
  return (
    <Section background="wash" className={styles.haircut} aria-labelledby="haircut">
      <Container>
        <Split className={styles.halves}>
          <div className={styles.haircutText}>
            <Heading level={2} id="haircut">
              {heading}
            </Heading>
            <Lead>{lead}</Lead>
            {isShort ? null : <HaircutWords {...figures} />}
          </div>
          {isShort ? (
            <details className={folded}>
              <summary className={summary}>{chartTitle}</summary>
              <div className={styles.haircutText}>
                <HaircutWords {...figures} />
                <HaircutChart />
              </div>
            </details>
          ) : (
            <HaircutChart />
          )}
        </Split>
      </Container>
    </Section>
  );
}

const HaircutWords = ({ all, salons }: CalculatorData['haircut']) => (
  <>
    <p>{haircutExample.body}</p>
    <p>
      {haircutExample.real.start} {all} {haircutExample.real.all} {salons}{' '}
      {haircutExample.real.salons}
    </p>
    <details className={folded}>
      <summary className={summary}>{calculationMethod.heading}</summary>
      {calculationMethod.paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.introSource}>
          {paragraph}
        </p>
      ))}
    </details>
  </>
);

const HaircutChart = () => (
  <LineChart
    title={haircutExample.chartTitle}
    takeaway={haircutExample.takeaway}
    series={[
      {
        id: 'haircut',
        label: haircutExample.seriesLabel,
        tone: 'primary',
        points: haircutExample.points.map(({ year, value }) => ({ x: year, y: value })),
      },
    ]}
    baseline={{ y: haircutExample.points[0].value, label: haircutExample.baseline }}
    gap
    pointLabels
    animate
    formatX={String}
    formatY={inDollars}
    formatTooltip={(year, values) => ({
      label: `Year: ${year}`,
      lines: values.map(({ y }) => inDollars(y)),
    })}
    tableCaption={haircutExample.chartTitle}
    tableHeaders={haircutExample.tableHeaders}
  />
);
