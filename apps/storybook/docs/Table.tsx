import type { ReactNode } from 'react';
import * as styles from './page.css';

interface TableProps {
  readonly headings: readonly string[];
  /** Cells of each row; the first is the row's header. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table whose rows are named by their first cells. */
export const Table = ({ headings, rows }: TableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([head, ...cells], row) => (
        <tr key={row}>
          <th scope="row">{head}</th>
          {cells.map((cell, at) => (
            <td key={headings[at + 1]} data-heading={headings[at + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
