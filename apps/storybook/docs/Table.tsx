import type { ReactNode } from 'react';
import * as styles from './page.css';

interface TableProps {
  readonly headings: readonly string[];
  /** Each by its key; its first cell is its head. */
  readonly rows: Readonly<Record<string, readonly ReactNode[]>>;
}

/** Values by their names. */
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
      {Object.entries(rows).map(([name, [head, ...cells]]) => (
        <tr key={name}>
          <th scope="row">{head}</th>
          {cells.map((cell, at) => (
            <td key={headings[at + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
