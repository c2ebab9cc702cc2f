'use client';

import { memo, useId, useMemo } from 'react';
import { classNames } from '../../styles/class-names';
import { requireProp } from '../require-prop';
import {
  type ChartFormat,
  type ChartTimeFormat,
  formatterOf,
  isTimeFormat,
  timeFormatter,
} from './format';
import * as styles from './LineChart.css';
import { Stage } from './Stage';
import { type ChartRow, type ChartSeries, type LineChartProps, maxLines, rowsOf } from './series';

interface NumbersTableProps {
  readonly summary: string;
  readonly caption: string;
  readonly headers: readonly string[];
  readonly rows: readonly ChartRow[];
  readonly formatX: (x: number) => string;
  readonly formatY: (y: number) => string;
}

const noValue = '–';

/** A `<details>` with every value of the chart in a `<table>`; a long one scrolls, with a shadow while more rows follow. */
const NumbersTable = memo(function NumbersTable(props: NumbersTableProps) {
  const { summary, caption, headers, rows, formatX, formatY } = props;
  const captionId = useId();
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>{summary}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the keyboard */}
      <section className={styles.scroller} tabIndex={0} aria-labelledby={captionId}>
        <table className={styles.table}>
          <caption id={captionId} className={styles.tableCaption}>
            {caption}
          </caption>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col" className={styles.columnHead}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.x}>
                <th scope="row" className={styles.cell}>
                  {formatX(row.x)}
                </th>
                {row.values.map((value, index) => (
                  <td key={headers[index + 1] ?? index} className={styles.cell}>
                    {value === undefined ? noValue : formatY(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
});

const useFormatter = (format: ChartFormat | ChartTimeFormat) =>
  useMemo(() => (isTimeFormat(format) ? timeFormatter(format) : formatterOf(format)), [format]);

const isFormat = (format: unknown) => Object(format) === format;

/** Checks the props that a chart is drawn from, for callers without types. */
function requireProps({ series, tableHeaders, formatX, formatY }: LineChartProps): void {
  const list = 'a list';
  requireProp(Array.isArray(series), 'series of LineChart', list, series);
  requireProp(Array.isArray(tableHeaders), 'tableHeaders of LineChart', list, tableHeaders);
  for (const [prop, format] of Object.entries({ formatX, formatY }))
    requireProp(isFormat(format), `${prop} of LineChart`, 'a function or a format', format);
  for (const [at, one] of series.entries()) {
    const { points } = Object(one);
    requireProp(Array.isArray(points), `series[${at}].points of LineChart`, list, points);
    const bare = points.findIndex((point: unknown) => !point);
    requireProp(bare < 0, `series[${at}].points[${bare}] of LineChart`, '{ x, y }', points[bare]);
  }
}

function requireFewLines(title: string, { length }: readonly ChartSeries[]): void {
  if (length <= maxLines) return;
  throw new RangeError(
    `LineChart draws at most ${maxLines} lines, one a tone, but “${title}” has ${length}. Leave some out, or draw a second chart.`,
  );
}

/**
 * A `<figure>` with an SVG chart. Its data cursor is a native `<input type="range">` that announces
 * the values; a `<table>` inside `<details>` lists them, the last x first.
 *
 * @throws RangeError for more lines than there are tones; TypeError that names a prop of the wrong type.
 */
export function LineChart(given: LineChartProps) {
  requireProps(given);
  const {
    series,
    formatX: axisX,
    formatY: axisY,
    title,
    takeaway,
    baseline,
    gap,
    pointLabels,
    animate,
    formatTooltip,
    tableCaption,
    tableHeaders,
    tableFormatX = axisX,
    tableFormatY = axisY,
    tableSummary = 'Show the numbers',
    source,
    className,
    ...figure
  } = given;
  const formats = { formatX: useFormatter(axisX), formatY: useFormatter(axisY), formatTooltip };
  const plot = { ...formats, series, title, baseline, gap, pointLabels, animate };
  requireFewLines(title, series);
  const rows = useMemo(() => rowsOf(series), [series]);
  const numbers = {
    summary: tableSummary,
    caption: tableCaption,
    headers: tableHeaders,
    rows: useMemo(() => [...rows].reverse(), [rows]),
    formatX: useFormatter(tableFormatX),
    formatY: useFormatter(tableFormatY),
  };
  return (
    <figure {...figure} className={classNames(styles.card, className)}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        {takeaway === undefined ? null : <span className={styles.takeaway}>{takeaway}</span>}
      </figcaption>
      <Stage plot={plot} time={isTimeFormat(axisX) ? axisX : undefined} rows={rows} />
      {rows.length > 0 && <NumbersTable {...numbers} />}
      {source === undefined ? null : <div className={styles.source}>{source}</div>}
    </figure>
  );
}
