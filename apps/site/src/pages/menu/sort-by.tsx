import { type MenuColumn, menuTableText } from '@tallycomb/content/calculator';
import type { Sorting } from './menu-state';
import * as styles from './sort-by.css';
import { nextSorting } from './sort-entries';

interface SortByProps {
  readonly sorting: Sorting | undefined;
  readonly onSort: (sorting: Sorting) => void;
}

const { columns, sort } = menuTableText;

/** Sorts rows that are cards, as these have no column's head to press. */
export function SortBy({ sorting, onSort }: SortByProps) {
  return (
    <div className={styles.sortBy}>
      <label className={styles.label}>
        {sort.by}
        <select
          className={styles.columns}
          value={sorting?.column ?? ''}
          onChange={({ target }) => onSort(nextSorting(target.value as MenuColumn, undefined))}
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
          className={styles.reverse}
          onClick={() => onSort(nextSorting(sorting.column, sorting))}
        >
          {sort.reverse}
        </button>
      ) : null}
    </div>
  );
}
