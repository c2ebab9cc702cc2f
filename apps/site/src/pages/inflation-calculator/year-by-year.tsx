import { missedSoFarText, yearByYearText } from '@tallycomb/content/calculator';
import {
  addMonths,
  adjustPrice,
  compareMonths,
  formatMoney,
  formatMonthName,
  formatPercent,
} from '@tallycomb/inflation-core';
import {
  type InflationResult,
  type YearRow,
  yearByYear,
  yearByYearCsv,
} from '@tallycomb/inflation-core/lookup';
import { missedSoFar } from '@tallycomb/inflation-core/pricing';
import { Button, Container, DataTable, LineChart, Section, TextLink } from '@tallycomb/ui';
import { memo } from 'react';
import { downloadText } from '../../calculator/download';
import {
  fromAxis,
  monthNameAt,
  plainMoney,
  shortMonth,
  tickLabels,
  toAxis,
} from '../../calculator/figures/figures';
import { loadSalonIndex } from '../../calculator/figures/price-indexes';
import { useEntryTexts } from '../../calculator/form/use-entry-texts';
import { indexSource, sourceNote } from '../../calculator/result/result-text';
import { SectionTitle } from '../../titled-section';
import { Folded, useHasRoom } from './folded';
import { wide } from './new-prices.css';
import * as styles from './result.css';

/** Downloads the table, with salon prices if their code loads. */
async function downloadTable(result: InflationResult): Promise<void> {
  const beside = await loadSalonIndex().then(
    ({ personalCareServices }) => personalCareServices,
    () => undefined,
  );
  const csv = yearByYearCsv(result, { sourceName: indexSource.replace('\u2060', ''), beside });
  downloadText(csv, 'text/csv', yearByYearText.fileName);
}

type IndexResult = Extract<InflationResult, { source: 'index' }>;

/** The sum of all gaps so far, in the largest type, and how far pay fell behind. */
function MissedSoFar({ result }: { readonly result: IndexResult }) {
  const { from, asOf, ratio, lost } = result;
  const { heading, note, pay } = missedSoFarText;
  const span = `${formatMonthName(addMonths(from, 1))} to ${formatMonthName(asOf)}`;
  const payNow = plainMoney(Math.round(adjustPrice({ price: pay, ...ratio })));
  const missed = formatMoney(missedSoFar(result));
  return (
    <div className={styles.missed}>
      <p className={styles.missedSpan}>
        From {span} {heading}
        <strong className={styles.missedFigure[missed.length > 11 ? 'long' : 'short']}>
          {missed}
        </strong>
      </p>
      <p className={styles.missedNote}>
        {`${note} ${formatMoney(lost)}. A stylist’s ${plainMoney(pay)} commission check from ${formatMonthName(from)} would need to be ${payNow} today.`}
      </p>
    </div>
  );
}

interface ResultProps {
  readonly result: InflationResult;
}

/** Rows of the folded table, above its chart and beside it. */
const FOLDED_ROWS = { stacked: 3, wide: 12 } as const;

const columns = [
  { key: 'date', header: yearByYearText.columns.date },
  { key: 'needed', header: yearByYearText.columns.needed, align: 'right' },
  { key: 'gap', header: yearByYearText.columns.gap, align: 'right', emphasis: true },
  { key: 'change', header: yearByYearText.columns.change, align: 'right' },
] as const;

function tableRows(rows: readonly YearRow[]) {
  const max = Math.max(...rows.map(({ gap }) => gap), 0);
  return rows.map(({ label, month, adjusted, gap, changeInPercent }) => ({
    id: `${month.year}`,
    cells: {
      date: shortMonth(label),
      needed: formatMoney(adjusted),
      gap: formatMoney(gap),
      change: changeInPercent === undefined ? '–' : formatPercent(changeInPercent),
    },
    ...(max > 0 ? { bar: { value: Math.max(gap, 0), max } } : {}),
  }));
}

/** The result's table of years and its chart of months. */
export const YearByYear = memo(function YearByYear({ result }: ResultProps) {
  const rows = yearByYear(result);
  const { heading, lead, guide } = yearByYearText;
  return (
    <Section background="hero" className={styles.section} aria-labelledby="year-by-year">
      <Container>
        <SectionTitle
          id="year-by-year"
          text={{ heading, lead: lead[result.direction] }}
          leadClass={styles.lead}
        />
        {result.source === 'index' && result.direction === 'lost' ? (
          <MissedSoFar result={result} />
        ) : null}
        <div className={styles.numbers}>
          <YearTable rows={rows} />
          <div className={styles.years}>
            <Folded summary={yearByYearText.more} room={wide}>
              {result.points.length > 1 ? <NeededChart result={result} /> : null}
              <div className={styles.download}>
                <Button variant="ink" size="sm" onClick={() => void downloadTable(result)}>
                  {yearByYearText.download}
                </Button>
                <TextLink href={guide.href}>{guide.label}</TextLink>
              </div>
            </Folded>
          </div>
        </div>
      </Container>
    </Section>
  );
});

/** The table of years, shortened to its first rows until all are asked for. */
function YearTable({ rows }: { readonly rows: readonly YearRow[] }) {
  const [chosen, choose] = useEntryTexts<'rows'>('year-by-year');
  const isWhole = chosen.rows === 'all';
  const few = FOLDED_ROWS[useHasRoom(wide) ? 'wide' : 'stacked'];
  const isLong = rows.length > few;
  return (
    <div className={styles.years}>
      <DataTable
        caption={comparisonNote(rows)}
        columns={columns}
        rows={tableRows(rows).slice(0, isWhole ? rows.length : few)}
        rowHeaderKey="date"
        barHeader={yearByYearText.columns.gap}
      />
      {isLong ? (
        <Button
          variant="ink"
          size="sm"
          className={styles.unfold}
          aria-expanded={isWhole}
          onClick={() => choose('rows', isWhole ? 'folded' : 'all')}
        >
          {isWhole ? yearByYearText.fewer : yearByYearText.all.join(` ${rows.length} `)}
        </Button>
      ) : null}
    </div>
  );
}

/** Names the months that the changes are between: only the newest row may not compare Decembers. */
function comparisonNote([newest, ...others]: readonly YearRow[]): string {
  const { caption, decembers } = yearByYearText;
  if (!newest?.changeSince) return caption;
  const top = `The top row compares ${formatMonthName(newest.month)} with ${formatMonthName(newest.changeSince)}`;
  const isCompared = others.some(({ changeSince }) => changeSince);
  return isCompared ? `${caption} ${top}; ${decembers}.` : `${caption} ${top}.`;
}

function NeededChart({ result }: ResultProps) {
  const { points, amount: entered, source } = result;
  const ascending = [...points].sort((a, b) => compareMonths(a.month, b.month));
  const isMonth = (x: number) => source === 'index' || x === toAxis(result.from);
  const nameOf = (x: number) => (isMonth(x) ? monthNameAt(x) : String(fromAxis(x).year));
  return (
    <LineChart
      title={yearByYearText.chartTitle}
      takeaway={`${plainMoney(entered)} in ${formatMonthName(result.from)} is ${formatMoney(result.adjusted)} today.`}
      series={[
        {
          id: 'needed',
          label: yearByYearText.chartSeries,
          tone: 'primary',
          points: ascending.map(({ month, amount }) => ({ x: toAxis(month), y: amount })),
        },
      ]}
      baseline={{ y: entered, label: yearByYearText.chartBaseline }}
      gap
      animate
      formatX={tickLabels(toAxis(result.from), toAxis(result.asOf))}
      formatY={plainMoney}
      formatTooltip={(x, values) => ({
        label: nameOf(x),
        lines: values.map(({ y }) => formatMoney(y)),
      })}
      tableCaption={yearByYearText.chartTitle}
      tableFormatX={nameOf}
      tableFormatY={formatMoney}
      tableHeaders={[yearByYearText.columns.date, yearByYearText.columns.needed]}
      source={sourceNote(result)}
    />
  );
}
