import { type MenuTableColumn, menuTableText, menuTotalsText } from '@tallycomb/content/calculator';
import { menuTotals } from '@tallycomb/inflation-core/menu';
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { wholePercent } from '../../../calculator/figures/figures';
import { typeset } from '../figures';
import { type PricedMenu, reversed, sortEntries } from '../menu-pricing';
import { liveEntries, type Sorting } from '../menu-reducer';
import { isKept, type MenuEntry, readEntry, shownSections } from '../menu-state';
import { control } from '../page.css';
import type { MenuDispatch } from '../use-menu';
import { type Opening, Row } from './row';
import * as styles from './rows.css';

const { columns, sort } = menuTableText;

interface ServiceListProps extends PricedMenu {
  readonly dispatch: MenuDispatch;
  /** Links that lead the toolbar. */
  readonly children: ReactNode;
}

/** Sorts the rows, and again when prices change. */
function useSort({ menu, pricesOf, dispatch }: Omit<ServiceListProps, 'children'>) {
  const { entries, sorting } = menu;
  const sortBy = (asked: Sorting) =>
    dispatch({ type: 'set', sorting: asked, entries: sortEntries(entries, asked, pricesOf) });
  const sortAgain = useEffectEvent(() => sorting && sortBy(sorting));
  useEffect(() => {
    sortAgain();
  }, [pricesOf]);
  return sortBy;
}

interface ToolsProps extends ServiceListProps {
  readonly opening: Opening;
  readonly onOpening: (opening: Opening) => void;
}

/** Toolbar that sorts all rows, and opens them. Left out for one row, which would move while typed in. */
function Tools({ opening, onOpening, ...props }: ToolsProps) {
  const { sorting } = props.menu;
  const sortBy = useSort(props);
  if (liveEntries(props.menu).length < 2) return null;
  return (
    <div className={styles.tools}>
      {props.children}
      <select
        className={control}
        aria-label={sort.by}
        value={sorting?.column ?? ''}
        onChange={({ target }) =>
          sortBy({ column: target.value as MenuTableColumn, direction: 'ascending' })
        }
      >
        <option value="" disabled>
          {sort.by}
        </option>
        {Object.entries(columns).map(([column, name]) => (
          <option key={column} value={column}>
            {name}
          </option>
        ))}
      </select>
      {sorting ? (
        <button type="button" className={control} onClick={() => sortBy(reversed(sorting))}>
          {sort.reverse}
        </button>
      ) : null}
      <button
        type="button"
        className={control}
        onClick={() => onOpening({ isOpen: !opening.isOpen })}
      >
        {opening.isOpen ? menuTableText.closeAll : menuTableText.openAll}
      </button>
    </div>
  );
}

function Totals({ menu, pricesOf }: PricedMenu) {
  // Deferred, as nobody reads totals while typing.
  const { services, averageChangeInPercent } = menuTotals(
    liveEntries(useDeferredValue(menu)).map(pricesOf),
  );
  if (services === 0) return null;
  return (
    <p className={styles.totals}>
      <span>{services === 1 ? '1 service' : `${services} services`}</span>
      {averageChangeInPercent === undefined ? null : (
        <span>
          {menuTotalsText.average}{' '}
          <strong className={styles.newPrice}>{wholePercent(averageChangeInPercent)}</strong>
        </span>
      )}
    </p>
  );
}

/** Positions of the rows from 1 by their ids, deleted ones not counted. */
function numbersOf(entries: readonly MenuEntry[]): ReadonlyMap<string, number> {
  let kept = 0;
  return new Map(entries.map((entry) => [entry.id, isKept(entry) ? ++kept : kept + 1]));
}

/** The menu as a price list: a line for each service, under the list's headings. */
export function ServiceList(props: ServiceListProps) {
  const { menu, pricesOf, dispatch } = props;
  const { entries, focusedId } = menu;
  const [opening, setOpening] = useState<Opening>({ isOpen: false });
  const numbers = numbersOf(entries);
  const hasLevels = entries.some(({ level }) => level !== undefined);
  const hasVisits = entries.some((entry) => readEntry(entry).item?.visits);
  const rowOf = (entry: MenuEntry) => (
    <Row
      key={entry.id}
      entry={entry}
      number={numbers.get(entry.id) ?? 0}
      prices={pricesOf(entry)}
      takesFocus={focusedId === entry.id}
      {...{ hasLevels, opening, dispatch }}
    />
  );
  return (
    <div className={styles.list} data-visits={hasVisits || undefined}>
      <Tools {...props} opening={opening} onOpening={setOpening} />
      <div className={styles.heads} aria-hidden="true">
        <span className={styles.now}>{columns.price}</span>
        <span className={styles.next}>{columns.newPrice}</span>
        <span className={styles.change}>{columns.changeInPercent}</span>
        <span className={styles.extra}>{columns.changeAMonth}</span>
      </div>
      {shownSections(entries).map(({ heading, rows }) => (
        <div key={heading ?? ''}>
          {heading ? <h3 className={styles.heading}>{typeset(heading)}</h3> : null}
          <ul>{rows.map(rowOf)}</ul>
        </div>
      ))}
      <Totals {...props} />
    </div>
  );
}
