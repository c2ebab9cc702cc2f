import { exampleHaircut, yearPageText } from '@tallycomb/content/calculator';
import { formatMoney, formatPercent } from '@tallycomb/inflation-core';
import { DataTable, LineChart } from '@tallycomb/ui';
import { plainMoney, shortMonth, tickLabels } from '../../calculator/figures/figures';
import { PercentList } from '../../calculator/figures/percent-list';
import { TitledSection } from '../../titled-section';
import type { YearData, YearPeriod } from './data.server';
import * as styles from './page.css';
import { movementSentence, tableNote } from './year-sentences';

const { chart, rates } = yearPageText;

const linePoints = (periods: readonly YearPeriod[], key: 'prices' | 'salons') =>
  periods.map((period) => ({ x: period.at, y: period[key] }));

/** Yearly rates of both indexes, and their lines above the unchanged $50. */
export function YearChart({ data }: { readonly data: YearData }) {
  return (
    <TitledSection background="wash" id="chart" text={chart} beside={<TwoLines data={data} />}>
      <h3 className={styles.ratesHeading}>{rates.heading}</h3>
      <Rates data={data} />
    </TitledSection>
  );
}

function Rates({ data: { prices, salons } }: { readonly data: YearData }) {
  const all = prices.ratePerYearInPercent;
  const ours = salons.ratePerYearInPercent;
  if (all === undefined || ours === undefined)
    return <p className={styles.noRates}>{rates.none}</p>;
  return (
    <PercentList
      format={formatPercent}
      className={styles.rates}
      items={[
        { label: chart.series.prices, inPercent: all },
        { label: chart.series.salons, inPercent: ours },
        { label: chart.you, inPercent: 0 },
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

const { table } = yearPageText;

const columns = [
  { key: 'period', header: table.columns.period },
  { key: 'prices', header: table.columns.prices, align: 'right' },
  { key: 'salons', header: table.columns.salons, align: 'right', emphasis: true },
] as const;

/** An amount, and its increase beside it, or below it on a phone. */
const Amount = ({ of, change }: { readonly of: number; readonly change: number | undefined }) => (
  <>
    {formatMoney(of)}{' '}
    <span className={styles.change}>
      {change === undefined ? table.noChange : formatPercent(change, 1)}
    </span>
  </>
);

/** Its bar is the part over the $50, as bars from $0 would all look alike. */
const rowOf = (most: number) => (period: YearPeriod) => {
  const { label, prices, salons, pricesChange, salonsChange } = period;
  return {
    id: label,
    bar: { value: salons - exampleHaircut, max: most - exampleHaircut },
    cells: {
      period: shortMonth(label),
      prices: <Amount of={prices} change={pricesChange} />,
      salons: <Amount of={salons} change={salonsChange} />,
    },
  };
};

export function YearTable({ data }: { readonly data: YearData }) {
  const most = Math.max(...data.periods.map(({ salons }) => salons));
  return (
    <TitledSection id="year-by-year" text={table}>
      <div className={styles.years}>
        <DataTable
          className={styles.table}
          caption={tableNote(data)}
          columns={columns}
          rows={data.periods.map(rowOf(most))}
          rowHeaderKey="period"
          barHeader={table.bars}
        />
      </div>
    </TitledSection>
  );
}
