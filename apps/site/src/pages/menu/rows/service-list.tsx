import { type MenuTableColumn, menuTableText, roundingText } from '@tallycomb/content/calculator';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { typeset } from '../../../calculator/figures/figures';
import { Choice } from '../choice';
import { type PricedMenu, reversed, sortEntries } from '../menu-pricing';
import { isBlank, liveEntries, type Sorting } from '../menu-reducer';
import { isKept, type MenuEntry, shownSections } from '../menu-state';
import { control } from '../page.css';
import type { MenuDispatch } from '../use-menu';
import { type Opening, Row } from './row';
import * as styles from './rows.css';

const { columns, sort } = menuTableText;

interface SortProps extends PricedMenu {
  readonly dispatch: MenuDispatch;
}

/** Sorts the rows, and again when prices change. */
function useSort({ menu, pricesOf, dispatch }: SortProps) {
  const { entries, sorting } = menu;
  const sortBy = (asked: Sorting) =>
    dispatch({ type: 'set', sorting: asked, entries: sortEntries(entries, asked, pricesOf) });
  const sortAgain = useEffectEvent(() => sorting && sortBy(sorting));
  useEffect(() => {
    sortAgain();
  }, [pricesOf]);
  return sortBy;
}

interface ToolsProps extends SortProps {
  readonly opening: Opening;
  readonly onOpening: (opening: Opening) => void;
}

/** Settings of the list: rounding, order, and all rows open. */
const Tools = (props: ToolsProps) => (
  <div className={styles.tools}>
    <Choice
      label={roundingText.legend}
      value={props.menu.step}
      options={roundingText.steps}
      onChoose={(step) => props.dispatch({ type: 'set', step })}
    />
    {liveEntries(props.menu).length < 2 ? null : <AllRows {...props} />}
  </div>
);

/** Sorts all rows, and opens them. */
function AllRows({ opening, onOpening, ...props }: ToolsProps) {
  const { sorting } = props.menu;
  const sortBy = useSort(props);
  return (
    <>
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
    </>
  );
}

/** Height of a heading with the space above it, in rows. */
const HEADING = 1.5;

/** Positions of the rows from 1 by their ids, deleted ones not counted. */
function numbersOf(entries: readonly MenuEntry[]): ReadonlyMap<string, number> {
  let kept = 0;
  return new Map(entries.map((entry) => [entry.id, isKept(entry) ? ++kept : kept + 1]));
}

/** Index of the section that begins the second column: neither is then needlessly high, open rows not counted. */
function secondColumnOf(sections: ReturnType<typeof shownSections>): number {
  const heights = sections.map(({ rows }) => rows.length + HEADING);
  const sum = (some: readonly number[]) => some.reduce((total, height) => total + height, 0);
  const higherOf = (at: number) => Math.max(sum(heights.slice(0, at)), sum(heights.slice(at)));
  return sections.reduce((best, _, at) => (higherOf(at) < higherOf(best) ? at : best), 0);
}

interface ServiceListProps extends SortProps {
  /** Buttons below the list. */
  readonly children: ReactNode;
}

/** The menu as a price list: a line for each service, under the list's headings. */
export function ServiceList(props: ServiceListProps) {
  const { menu, pricesOf, dispatch, children } = props;
  const { entries, focusedId } = menu;
  const [opening, setOpening] = useState<Opening>({ isOpen: false });
  const numbers = numbersOf(entries);
  const isOnly = liveEntries(menu).length < 2;
  const hasLevels = entries.some(({ level }) => level !== undefined);
  const sections = shownSections(entries);
  const second = secondColumnOf(sections);
  const isOneColumn = sections.length < 2;
  const rowOf = (entry: MenuEntry, heading?: string) => (
    <Row
      key={entry.id}
      entry={entry}
      number={numbers.get(entry.id) ?? 0}
      prices={pricesOf(entry)}
      takesFocus={focusedId === entry.id}
      {...{ heading, isOnly, hasLevels, opening, dispatch }}
    />
  );
  return (
    <div className={styles.list}>
      {/* Stays until there are two rows: if it went while she types, the row would move up. */}
      {isOnly ? <p className={styles.hint}>{menuTableText.byHand}</p> : null}
      <div className={isOneColumn ? styles.oneColumn : styles.columns}>
        {sections.map(({ heading, rows }, at) => (
          <div key={heading ?? ''} className={at === second ? styles.secondColumn : styles.section}>
            {heading ? <h3 className={styles.heading}>{typeset(heading)}</h3> : null}
            <ul>{rows.map((entry) => rowOf(entry, heading))}</ul>
          </div>
        ))}
      </div>
      <div className={styles.below}>
        {entries.every(isBlank) ? null : (
          <Tools {...props} opening={opening} onOpening={setOpening} />
        )}
        {children}
      </div>
    </div>
  );
}
