'use client';

import { type ComponentPropsWithRef, type ReactNode, useMemo } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from '../plot/ChartCard.css';
import { type ChartFormat, formatterOf } from '../plot/format';
import { NumbersTable } from '../plot/NumbersTable';
import { rowsOf } from '../plot/series';
import { type PlotProps, Stage } from './Stage';

type FigureProps = Omit<ComponentPropsWithRef<'figure'>, keyof PlotProps | 'children'>;

export interface LineChartProps extends Omit<PlotProps, 'formatX' | 'formatY'>, FigureProps {
  /** A place on the horizontal axis as its label reads. */
  readonly formatX: ChartFormat;
  /** A value on the vertical axis as its label reads. */
  readonly formatY: ChartFormat;
  /** Names the table of the same numbers. */
  readonly tableCaption: string;
  /** One for x, then one a series. */
  readonly tableHeaders: readonly string[];
  /** Opens the table. */
  readonly tableSummary?: string;
  /** For the table, where the axis rounds: each row by its own name, each value in full. */
  readonly tableFormatX?: ChartFormat | undefined;
  /** A value of the table; without it, as the axis has it. */
  readonly tableFormatY?: ChartFormat | undefined;
  /** Where the numbers come from, at the foot. */
  readonly source?: ReactNode;
}

/** Separates what the drawing needs from what goes on the `<figure>` or beneath it. */
function split(props: PlotProps & FigureProps) {
  const { title, takeaway, series, formatX, formatY, formatTooltip, baseline, ...rest } = props;
  const { gap, pointLabels, xTicks, animate, ...figure } = rest;
  const words = { title, takeaway, series, formatX, formatY, formatTooltip, baseline };
  return { plot: { ...words, gap, pointLabels, xTicks, animate }, figure };
}

const useFormatter = (format: ChartFormat) => useMemo(() => formatterOf(format), [format]);

/**
 * A `<figure>` with an SVG chart. Its data cursor is a native `<input type="range">` that speaks
 * the values; the same values stand in a `<table>` inside `<details>`, the last x first.
 */
export function LineChart({
  className,
  source,
  tableCaption,
  tableHeaders,
  tableSummary = 'Show the numbers',
  formatX: formatOfX,
  formatY: formatOfY,
  tableFormatX = formatOfX,
  tableFormatY = formatOfY,
  ...props
}: LineChartProps) {
  const formatX = useFormatter(formatOfX);
  const formatY = useFormatter(formatOfY);
  const { plot, figure } = split({ ...props, formatX, formatY });
  const { title, takeaway, series } = plot;
  const rows = useMemo(() => rowsOf(series), [series]);
  const newestFirst = useMemo(() => [...rows].reverse(), [rows]);
  return (
    <figure {...figure} className={classNames(styles.card, className)}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        {takeaway === undefined ? null : <span className={styles.takeaway}>{takeaway}</span>}
      </figcaption>
      <Stage plot={plot} rows={rows} />
      <NumbersTable
        summary={tableSummary}
        caption={tableCaption}
        headers={tableHeaders}
        rows={newestFirst}
        formatX={useFormatter(tableFormatX)}
        formatY={useFormatter(tableFormatY)}
      />
      {source === undefined ? null : <div className={styles.source}>{source}</div>}
    </figure>
  );
}
