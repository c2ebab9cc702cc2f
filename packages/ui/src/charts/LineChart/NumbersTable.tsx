import { memo, useId } from 'react';
import * as styles from './LineChart.css';
import type { ChartRow } from './series';

interface NumbersTableProps {
  readonly summary: string;
  readonly caption: string;
  readonly headers: readonly string[];
  readonly rows: readonly ChartRow[];
  readonly formatX: (x: number) => string;
  readonly formatY: (y: number) => string;
}

const noValue = '–';

/** A `<details>` with every value of the chart in a `<table>`. Long, it scrolls, with a shadow below while there is more. */
export const NumbersTable = memo(function NumbersTable(props: NumbersTableProps) {
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
