import { exampleHaircut, yearPageText } from '@tallycomb/content/calculator';
import { formatMoney } from '@tallycomb/inflation-core';
import { Container, Heading, LineChart, Section, Split } from '@tallycomb/ui';
import { tickLabels } from '../../calculator/month-axis';
import { PercentList } from '../../calculator/percent-list';
import { plainMoney } from '../../calculator/plain-money';
import { movementSentence } from './sentences';
import * as styles from './year-chart.css';
import type { YearData, YearPeriod } from './year-data';

const { chart, rates } = yearPageText;

const linePoints = (periods: readonly YearPeriod[], key: 'prices' | 'salons') =>
  periods.map((period) => ({ x: period.at, y: period[key] }));

/** How fast both moved, in figures and as lines over the one price that did not. */
export function YearChart({ data }: { readonly data: YearData }) {
  return (
    <Section background="wash" aria-labelledby="chart">
      <Container>
        <Split>
          <div>
            <Heading level={2} id="chart">
              {chart.heading}
            </Heading>
            <h3 className={styles.ratesHeading}>{rates.heading}</h3>
            <Rates data={data} />
          </div>
          <TwoLines data={data} />
        </Split>
      </Container>
    </Section>
  );
}

function Rates({ data: { prices, salons } }: { readonly data: YearData }) {
  const all = prices.ratePerYearInPercent;
  const ours = salons.ratePerYearInPercent;
  if (all === undefined || ours === undefined)
    return <p className={styles.noRates}>{rates.none}</p>;
  return (
    <PercentList
      className={styles.rates}
      items={[
        { label: chart.series.prices, inPercent: all },
        { label: chart.series.salons, inPercent: ours },
      ]}
    />
  );
}

function TwoLines({ data }: { readonly data: YearData }) {
  const { periods } = data;
  const labels = new Map(periods.map(({ at, label }) => [at, label]));
  const labelAt = (x: number) => labels.get(x) ?? '';
  const places = periods.map(({ at }) => at);
  return (
    <LineChart
      title={chart.title}
      takeaway={movementSentence(data)}
      series={[
        {
          id: 'salons',
          label: chart.series.salons,
          tone: 'primary',
          points: linePoints(periods, 'salons'),
        },
        {
          id: 'prices',
          label: chart.series.prices,
          tone: 'secondary',
          dash: true,
          points: linePoints(periods, 'prices'),
        },
      ]}
      baseline={{ y: exampleHaircut, label: chart.baseline }}
      formatX={tickLabels(Math.min(...places), Math.max(...places))}
      formatY={plainMoney}
      formatTooltip={(x, values) => ({
        label: labelAt(x),
        lines: values.map(({ label, y }) => `${label} ${formatMoney(y)}`),
      })}
      tableCaption={chart.title}
      tableFormatX={labelAt}
      tableFormatY={formatMoney}
      tableHeaders={[yearPageText.table.columns.period, chart.series.salons, chart.series.prices]}
    />
  );
}
