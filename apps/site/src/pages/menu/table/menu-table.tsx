import { type MenuTableColumn, menuTableText } from '@tallycomb/content/calculator';
import { menuTotals } from '@tallycomb/inflation-core/menu';
import { Fragment, useDeferredValue, useEffect, useEffectEvent } from 'react';
import { wholePercent } from '../../../calculator/figures/figures';
import { signedMoney } from '../figures';
import { nextSorting, type PricedMenu, sortEntries } from '../menu-pricing';
import { liveEntries, type Sorting } from '../menu-reducer';
import { headingsIn } from '../menu-state';
import { control } from '../page.css';
import type { MenuDispatch } from '../use-menu';
import { columnCount, columnsBeforeTotals, isField } from './columns';
import { FigureCell } from './figure-cell';
import * as styles from './menu-table.css';
import { Row } from './table-row';

interface SortByProps {
  readonly sorting: Sorting | undefined;
  readonly onSort: (sorting: Sorting) => void;
}

const { columns, sort } = menuTableText;

/** Sorts the rows in the layout without column headers. */
function SortBy({ sorting, onSort }: SortByProps) {
  return (
    <div className={styles.sortBy}>
      <label className={styles.sortLabel}>
        {sort.by}
        <select
          className={control}
          value={sorting?.column ?? ''}
          onChange={({ target }) => onSort(nextSorting(target.value as MenuTableColumn, undefined))}
        >
          <option value="" disabled>
            {sort.choose}
          </option>
          {Object.entries(columns).map(([column, name]) => (
            <option key={column} value={column}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {sorting ? (
        <button
          type="button"
          className={control}
          onClick={() => onSort(nextSorting(sorting.column, sorting))}
        >
          {sort.reverse}
        </button>
      ) : null}
    </div>
  );
}

export interface MenuTableProps extends PricedMenu {
  readonly dispatch: MenuDispatch;
}

const COLUMNS = Object.keys(menuTableText.columns) as MenuTableColumn[];

const ARROWS = { ascending: '↑', descending: '↓' } as const;

interface ColumnHeaderProps extends SortByProps {
  readonly column: MenuTableColumn;
}

/** Header of a column, with a button to sort by it. */
function ColumnHeader({ column, sorting, onSort }: ColumnHeaderProps) {
  const direction = sorting?.column === column ? sorting.direction : undefined;
  return (
    <th
      scope="col"
      className={styles.columnHeader[isField(column) && column !== 'price' ? 'typed' : 'figure']}
      {...(direction ? { 'aria-sort': direction } : {})}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort(nextSorting(column, sorting))}
      >
        {menuTableText.columns[column]}
        <span aria-hidden="true" className={styles.arrow}>
          {direction ? ARROWS[direction] : '↕'}
        </span>
      </button>
    </th>
  );
}

function Totals({ menu, pricesOf }: MenuTableProps) {
  // Deferred, as nobody reads totals while typing.
  const totals = menuTotals(liveEntries(useDeferredValue(menu)).map(pricesOf));
  return (
    <tr className={styles.totals}>
      <th scope="row" colSpan={columnsBeforeTotals} className={styles.totalsName}>
        {totals.services === 1 ? '1 service' : `${totals.services} services`}
      </th>
      <FigureCell
        label={`${columns.changeInPercent}, on average`}
        value={totals.averageChangeInPercent}
        format={wholePercent}
        isEmphasized
      />
      <FigureCell
        label={columns.changeAMonth}
        value={totals.servicesWithVisits > 0 ? totals.changeAMonth : undefined}
        format={signedMoney}
        isEmphasized
      />
      <td className={styles.end} />
    </tr>
  );
}

/** Sorts the rows, and again when prices change. */
function useSort({ menu, pricesOf, dispatch }: MenuTableProps) {
  const { entries, sorting } = menu;
  const sort = (asked: Sorting) =>
    dispatch({ type: 'set', sorting: asked, entries: sortEntries(entries, asked, pricesOf) });
  const sortAgain = useEffectEvent(() => sorting && sort(sorting));
  useEffect(() => {
    sortAgain();
  }, [pricesOf]);
  return sort;
}

/** The menu as a table in wide windows, or one line per service in others. */
export function MenuTable(props: MenuTableProps) {
  const { menu, pricesOf, dispatch } = props;
  const { sorting, entries } = menu;
  const sort = useSort(props);
  const hasLevels = entries.some(({ level }) => level !== undefined);
  const headings = headingsIn(entries);
  let number = 0;
  return (
    <>
      <SortBy sorting={sorting} onSort={sort} />
      <table className={styles.table}>
        <caption className={styles.caption}>{menuTableText.caption}</caption>
        <thead className={styles.part}>
          <tr className={styles.headRow}>
            {COLUMNS.map((column) => (
              <ColumnHeader key={column} column={column} sorting={sorting} onSort={sort} />
            ))}
            <td className={styles.end} />
          </tr>
        </thead>
        <tbody className={styles.body}>
          {entries.map((entry) => {
            number += entry.isDeleted ? 0 : 1;
            const heading = headings.get(entry);
            return (
              <Fragment key={entry.id}>
                {heading ? (
                  <tr className={styles.part}>
                    <th scope="rowgroup" colSpan={columnCount} className={styles.section}>
                      {heading}
                    </th>
                  </tr>
                ) : null}
                <Row
                  entry={entry}
                  number={number}
                  prices={pricesOf(entry)}
                  takesFocus={menu.focusedId === entry.id}
                  hasLevels={hasLevels}
                  dispatch={dispatch}
                />
              </Fragment>
            );
          })}
        </tbody>
        <tfoot className={styles.part}>
          <Totals {...props} />
        </tfoot>
      </table>
    </>
  );
}
