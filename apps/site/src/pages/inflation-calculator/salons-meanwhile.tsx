import { indexSources, salonPricesText } from '@tallycomb/content/calculator';
import { formatMonthName, formatPercent } from '@tallycomb/inflation-core';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import type { ComparedPoint, SeriesComparison } from '@tallycomb/inflation-core/series';
import { Container, LineChart, Section, TextLink } from '@tallycomb/ui';
import { memo } from 'react';
import {
  monthNameAt,
  movement,
  tickLabels,
  toAxis,
  wholePercent,
} from '../../calculator/figures/figures';
import { PercentList } from '../../calculator/figures/percent-list';
import { loadPriceIndexes } from '../../calculator/figures/price-indexes';
import { estimateBesideIndex } from '../../calculator/result/result-text';
import { useLoaded } from '../../calculator/use-loaded';
import { SectionTitle } from '../../titled-section';
import { Folded } from './folded';
import * as styles from './result.css';

interface SalonChartProps {
  readonly comparison: Extract<SeriesComparison, { ok: true }>;
}

const axisPoints = (points: readonly ComparedPoint[]) =>
  points.map(({ month, changeInPercent }) => ({ x: toAxis(month), y: changeInPercent }));

/** Whole per cent, and tenths where a short span needs them. */
const percentTick = (y: number) => formatPercent(y, Number.isInteger(y) ? 0 : 1);

/** The line of the visitor's unchanged prices. */
const unchangedPoints = (points: readonly ComparedPoint[]) =>
  axisPoints(points).map(({ x }) => ({ x, y: 0 }));

function SalonChart({ comparison }: SalonChartProps) {
  const { from, to, series, reference } = comparison;
  const { salons, all, yours } = salonPricesText.series;
  const takeaway = `From ${formatMonthName(from)} to ${formatMonthName(to)}, prices at other salons ${movement(series.changeInPercent, wholePercent)} and prices in general ${movement(reference.changeInPercent, wholePercent)}. Yours didn’t move.`;
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
        { id: 'yours', label: yours, tone: 'ink', points: unchangedPoints(series.points) },
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

/** Salon prices, and all prices as their reference, since the month of a result. */
function useSalonComparison(result: InflationResult): SeriesComparison | 'loading' | 'failed' {
  const indexes = useLoaded(loadPriceIndexes, result);
  if (typeof indexes === 'string') return indexes;
  const { compareSeries, personalCareServices, cpiU } = indexes;
  return compareSeries(personalCareServices, cpiU, result.from);
}

/** Text in place of the chart. */
function noteFor(comparison: ReturnType<typeof useSalonComparison>): string {
  if (comparison === 'loading' || comparison === 'failed') return salonPricesText[comparison];
  return salonPricesText.leftOut[comparison.ok ? 'after-newest' : comparison.code];
}

/** Compares salon prices with all prices, by published data that load after a result. */
export const SalonsMeanwhile = memo(function SalonsMeanwhile(props: {
  readonly result: InflationResult;
}) {
  const { result } = props;
  const { salons, all, yours } = salonPricesText.series;
  const comparison = useSalonComparison(result);
  const isCompared =
    typeof comparison === 'object' && comparison.ok && comparison.series.points.length > 1;
  return (
    <Section className={styles.section} aria-labelledby="salons-meanwhile">
      <Container>
        <div className={styles.halves}>
          <div>
            <SectionTitle id="salons-meanwhile" text={salonPricesText} leadClass={styles.lead} />
            {isCompared ? (
              <PercentList
                format={wholePercent}
                className={styles.salonFigures}
                items={[
                  { label: salons, inPercent: comparison.series.changeInPercent },
                  { label: all, inPercent: comparison.reference.changeInPercent },
                  { label: yours, inPercent: 0 },
                ]}
              />
            ) : null}
            {isCompared && result.source === 'estimate' ? (
              <p className={styles.estimateNote}>{estimateBesideIndex(result, comparison)}</p>
            ) : null}
          </div>
          {isCompared ? (
            <Folded summary={salonPricesText.chartTitle}>
              <SalonChart comparison={comparison} />
            </Folded>
          ) : (
            <p className={styles.salonsNote}>{noteFor(comparison)}</p>
          )}
        </div>
      </Container>
    </Section>
  );
});
