import { indexSources, salonPricesText } from '@tallycomb/content/calculator';
import { formatMonthName, formatPercent } from '@tallycomb/inflation-core';
import type { ComparedPoint, SeriesComparison } from '@tallycomb/inflation-core/series';
import { LineChart, TextLink } from '@tallycomb/ui';
import { monthNameAt, tickLabels, toAxis } from '../../calculator/month-axis';
import { movement } from '../../calculator/movement';

export interface SalonChartProps {
  readonly comparison: Extract<SeriesComparison, { ok: true }>;
}

const axisPoints = (points: readonly ComparedPoint[]) =>
  points.map(({ month, changeInPercent }) => ({ x: toAxis(month), y: changeInPercent }));

/** Whole per cent, and tenths where a short span needs them. */
const percentTick = (y: number) => formatPercent(y, Number.isInteger(y) ? 0 : 1);

/** Prices that were not touched: no change in any month. */
const stoodStill = (points: readonly ComparedPoint[]) =>
  axisPoints(points).map(({ x }) => ({ x, y: 0 }));

export function SalonChart({ comparison }: SalonChartProps) {
  const { from, to, series, reference } = comparison;
  const { salons, all, yours } = salonPricesText.series;
  const takeaway = `From ${formatMonthName(from)} to ${formatMonthName(to)}, salon prices ${movement(series.changeInPercent)} and prices overall ${movement(reference.changeInPercent)}. Yours didn’t move.`;
  return (
    <LineChart
      title={salonPricesText.chartTitle}
      takeaway={takeaway}
      series={[
        { id: 'salons', label: salons, tone: 'primary', points: axisPoints(series.points) },
        {
          id: 'all',
          label: all,
          tone: 'secondary',
          dash: true,
          points: axisPoints(reference.points),
        },
        { id: 'yours', label: yours, tone: 'ink', points: stoodStill(series.points) },
      ]}
      formatX={tickLabels(toAxis(from), toAxis(to))}
      formatY={percentTick}
      formatTooltip={(x, values) => ({
        label: monthNameAt(x),
        lines: values.map(({ label, y }) => `${label} ${formatPercent(y)}`),
      })}
      tableCaption={salonPricesText.tableCaption}
      tableFormatX={monthNameAt}
      tableFormatY={formatPercent}
      tableHeaders={['Month', salons, all, yours]}
      animate
      source={
        <>
          {salonPricesText.sourceLabel}{' '}
          <TextLink href={indexSources.salons.address}>{indexSources.salons.short}</TextLink> and{' '}
          <TextLink href={indexSources.cpi.address}>{indexSources.cpi.series}</TextLink>.
        </>
      }
    />
  );
}
