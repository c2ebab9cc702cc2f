'use client';

import {
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../styles/class-names';
import { CombBar } from './CombBar';
import * as styles from './DataTable.css';

/** One column of a table. */
export interface DataTableColumn {
  /** Key of this column's cells in each row. */
  readonly key: string;
  /** Column header, repeated as a label beside each cell on a phone. */
  readonly header: ReactNode;
  /** Side of its cells; `right` for figures. */
  readonly align?: 'left' | 'right';
  /** Hides the column on phones, where rows become lists. */
  readonly hideOnMobile?: boolean;
  /** Sets the column's figures large and in red, in digits of one width. */
  readonly emphasis?: boolean;
}

/** One row of a table. */
export interface DataTableRow {
  /** Unique among the rows. */
  readonly id: string;
  /** Its cells, by the keys of the columns. */
  readonly cells: Readonly<Record<string, ReactNode>>;
  /** A decorative bar at the end of the row, as long as `value / max`, on wide screens; a cell must say its value, too. */
  readonly bar?: { readonly value: number; readonly max: number };
}

/** Props of `DataTable`, besides the attributes of its element. */
export interface DataTableProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** Caption and accessible name of the table. */
  readonly caption: ReactNode;
  /** Columns, from left to right. */
  readonly columns: readonly DataTableColumn[];
  /** Rows, from top to bottom. */
  readonly rows: readonly DataTableRow[];
  /** Key of the column whose cells name their rows. */
  readonly rowHeaderKey: string;
  /** What the bars show, above them; screen readers skip it, as they do the bars. */
  readonly barHeader?: ReactNode;
  /** Cells of a last row, such as a total, by the keys of the columns. */
  readonly foot?: Readonly<Record<string, ReactNode>>;
}

interface CellsProps extends Pick<DataTableProps, 'columns' | 'rowHeaderKey'> {
  readonly cells: Readonly<Record<string, ReactNode>>;
  readonly className: string;
}

const cellLook = ({ align = 'left', hideOnMobile }: DataTableColumn) =>
  classNames(styles.align[align], hideOnMobile && styles.hideOnMobile);

function Cells({ columns, rowHeaderKey, cells, className }: CellsProps) {
  return columns.map((column) => {
    const look = classNames(className, cellLook(column), column.emphasis && styles.emphasis);
    if (column.key !== rowHeaderKey) {
      return (
        <td key={column.key} className={look}>
          {cells[column.key]}
        </td>
      );
    }
    return (
      <th key={column.key} scope="row" className={classNames(look, styles.rowHeader)}>
        {cells[column.key]}
      </th>
    );
  });
}

/** True while the element's content is wider than the element. */
function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}

/** A `<table>` with hairline rows; it scrolls in a focusable region only where it is too wide. */
export function DataTable(props: DataTableProps) {
  const { caption, columns, rows, rowHeaderKey, barHeader, foot, className, ...rest } = props;
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const region = { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 } as const;
  const overflows = useOverflow(scroller);
  const hasBars = rows.some(({ bar }) => bar);
  return (
    <div ref={scroller} className={styles.scroller} {...(overflows ? region : {})}>
      <table className={classNames(styles.table, className)} {...rest}>
        <caption id={captionId} className={styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classNames(styles.columnHeader, cellLook(column))}
              >
                {column.header}
              </th>
            ))}
            {hasBars ? (
              <td className={classNames(styles.columnHeader, styles.barCell)} aria-hidden="true">
                {barHeader}
              </td>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells, bar }) => (
            <tr key={id}>
              <Cells {...{ columns, rowHeaderKey, cells }} className={styles.bodyCell} />
              {hasBars ? (
                <td className={classNames(styles.bodyCell, styles.barCell)} aria-hidden="true">
                  {bar ? <CombBar {...bar} /> : null}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
        {foot ? (
          <tfoot>
            <tr>
              <Cells {...{ columns, rowHeaderKey }} cells={foot} className={styles.footCell} />
              {hasBars ? (
                <td className={classNames(styles.footCell, styles.barCell)} aria-hidden="true" />
              ) : null}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}
