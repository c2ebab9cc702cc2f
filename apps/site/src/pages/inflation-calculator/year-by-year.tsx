import { yearByYearText } from '@tallycomb/content/calculator';
import {
  compareMonths,
  formatMoney,
  formatMonthName,
  formatPercent,
} from '@tallycomb/inflation-core';
import { type InflationResult, type YearRow, yearByYear } from '@tallycomb/inflation-core/lookup';
import {
  Button,
  Container,
  DataTable,
  Heading,
  Lead,
  LineChart,
  Section,
  Split,
} from '@tallycomb/ui';
import { fromAxis, monthNameAt, shortMonth, tickLabels, toAxis } from '../../calculator/month-axis';
import { plainMoney } from '../../calculator/plain-money';
import { sourceNote } from '../../calculator/result-text';
import { useEntryTexts } from '../../calculator/use-entry-texts';
import { DownloadCsv } from './download-csv';
import { MissedSoFar } from './missed-so-far';
import * as intro from './table-intro.css';
import * as styles from './year-by-year.css';

interface ResultProps {
  readonly result: InflationResult;
}

const FOLDED_ROWS = 12;

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

/** The table of the result and the same numbers as a line, month by month. */
export function YearByYear({ result }: ResultProps) {
  const rows = yearByYear(result);
  return (
    <Section background="page" aria-labelledby="year-by-year">
      <Container>
        <Split>
          <div className={styles.intro}>
            <Heading level={2} id="year-by-year">
              {yearByYearText.heading}
            </Heading>
            <Lead className={intro.lead}>{yearByYearText.lead[result.direction]}</Lead>
            <p className={intro.source}>{sourceNote(result)}</p>
            <DownloadCsv result={result} />
            {result.source === 'index' && result.direction === 'lost' ? (
              <MissedSoFar result={result} />
            ) : null}
          </div>
          <div className={styles.numbers}>
            <YearTable rows={rows} />
            {result.points.length > 1 ? <NeededChart result={result} /> : null}
          </div>
        </Split>
      </Container>
    </Section>
  );
}

/** A century of rows is folded away until it is asked for; the CSV always has all of them. */
function YearTable({ rows }: { readonly rows: readonly YearRow[] }) {
  const [chosen, choose] = useEntryTexts<'rows'>('year-by-year');
  const isWhole = chosen.rows === 'all';
  const isLong = rows.length > FOLDED_ROWS;
  return (
    <div>
      <DataTable
        caption={comparisonNote(rows)}
        columns={columns}
        rows={tableRows(rows).slice(0, isWhole ? rows.length : FOLDED_ROWS)}
        rowHeaderKey="date"
      />
      {isLong ? (
        <Button
          variant="ink"
          size="sm"
          className={styles.unfold}
          aria-expanded={isWhole}
          onClick={() => choose('rows', isWhole ? 'folded' : 'all')}
        >
          {isWhole ? yearByYearText.fewer : `${yearByYearText.all} ${rows.length}`}
        </Button>
      ) : null}
    </div>
  );
}

/** Which months the changes lie between: the newest row alone compares another than December. */
function comparisonNote([newest, ...others]: readonly YearRow[]): string {
  const { caption, decembers } = yearByYearText;
  if (!newest?.changeSince) return caption;
  const top = `The top row compares ${formatMonthName(newest.month)} with ${formatMonthName(newest.changeSince)}.`;
  const isCompared = others.some(({ changeSince }) => changeSince);
  return isCompared ? `${caption} ${top} ${decembers}` : `${caption} ${top}`;
}

function NeededChart({ result }: ResultProps) {
  const { points, amount: entered, source } = result;
  const ascending = [...points].sort((a, b) => compareMonths(a.month, b.month));
  const nameOf = (x: number) => (source === 'index' ? monthNameAt(x) : String(fromAxis(x).year));
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
      tableHeaders={[yearByYearText.columns.date, yearByYearText.columns.needed]}
      source={sourceNote(result)}
    />
  );
}
