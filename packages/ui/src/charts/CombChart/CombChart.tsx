'use client';

import { type ComponentPropsWithRef, type ReactNode, useMemo } from 'react';
import { classNames } from '../../styles/class-names';
import * as card from '../plot/ChartCard.css';
import { type ChartFormat, formatterOf } from '../plot/format';
import { NumbersTable } from '../plot/NumbersTable';
import { CombStage } from './CombStage';
import type { CombValue } from './geometry';
import { nameOf, rowsFrom } from './rows';

/** What `CombChart` takes, besides the attributes of its element. */
export interface CombChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The chart's title; it names the cursor, too. */
  readonly label: string;
  /** What the chart shows, in one sentence. */
  readonly takeaway?: string | undefined;
  /** One tooth each, in the order given. Keep the array and the formatter between renders. */
  readonly values: readonly CombValue[];
  /** A value as its label reads. */
  readonly formatValue: ChartFormat;
  /** Index of the one tooth that is yours. */
  readonly you?: number | undefined;
  /** On the flag of your tooth. */
  readonly youLabel?: string;
  /** Index of the median tooth, if it is to have a flag. */
  readonly median?: number | undefined;
  /** On the flag of the median tooth. */
  readonly medianLabel?: string;
  /** One for the labels, one for the values. */
  readonly tableHeaders: readonly [string, string];
  /** Names the table of the same numbers; the chart’s title unless given. */
  readonly tableCaption?: string | undefined;
  /** Opens the table. */
  readonly tableSummary?: string;
  /** Where the numbers come from, at the foot. */
  readonly source?: ReactNode;
}

/**
 * A `<figure>` with a bar chart whose bars are the teeth of a comb; they start at zero. Its cursor
 * is a native `<input type="range">` that speaks the values; the same values stand in a `<table>`
 * inside `<details>`.
 */
export function CombChart({
  label,
  takeaway,
  values,
  formatValue: format,
  you,
  youLabel = 'You',
  median,
  medianLabel = 'Median',
  tableHeaders,
  tableCaption = label,
  tableSummary = 'Show the numbers',
  source,
  className,
  ...rest
}: CombChartProps) {
  const formatValue = useMemo(() => formatterOf(format), [format]);
  const model = { values, formatValue, you, youLabel, median, medianLabel };
  const rows = useMemo(() => rowsFrom(values), [values]);
  return (
    <figure {...rest} className={classNames(card.card, className)}>
      <figcaption className={card.caption}>
        <span className={card.title}>{label}</span>
        {takeaway === undefined ? null : <span className={card.takeaway}>{takeaway}</span>}
      </figcaption>
      <CombStage model={model} name={label} />
      <NumbersTable
        summary={tableSummary}
        caption={tableCaption}
        headers={tableHeaders}
        rows={rows}
        formatX={(index) => nameOf(model, index)}
        formatY={formatValue}
      />
      {source === undefined ? null : <div className={card.source}>{source}</div>}
    </figure>
  );
}
