import { menuReviewText } from '@tallycomb/content/calculator';
import type {
  MenuCandidate,
  MenuColumn,
  MenuField,
  ParsedMenu,
} from '@tallycomb/inflation-core/menu';
import { control } from '../page.css';
import * as styles from './reading.css';
import type { Review } from './use-reading';

interface SheetsProps extends Pick<Review, 'sheets' | 'text'> {
  readonly onChoose: (text: string) => void;
}

/** Which sheet of a workbook is shown, where several have prices. */
export function Sheets({ sheets, text, onChoose }: SheetsProps) {
  if (sheets.length < 2) return null;
  return (
    <label className={styles.columnLabel}>
      {menuReviewText.sheet}
      <select
        className={control}
        value={sheets.findIndex((sheet) => sheet.text === text)}
        onChange={({ target }) => onChoose(sheets[Number(target.value)]?.text ?? text)}
      >
        {sheets.map(({ name }, at) => (
          <option key={name} value={at}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const columnName = ({ at, heading }: MenuCandidate) =>
  heading ? `“${heading}”` : `column ${at + 1}`;

interface ColumnsProps extends Pick<ParsedMenu, 'columns' | 'unsure'> {
  readonly onChoose: (field: MenuField, at: number) => void;
}

/** Which column became what, and which other could. */
export function Columns({ columns, unsure, onChoose }: ColumnsProps) {
  const fields = [...new Set(columns.map(({ field }) => field))];
  if (fields.length === 0) return null;
  return (
    <div>
      <h3 className={styles.part}>{menuReviewText.columns}</h3>
      <ul className={styles.columns}>
        {fields.map((field) => (
          <Column
            key={field}
            field={field}
            taken={columns.filter((column) => column.field === field)}
            onChoose={onChoose}
          />
        ))}
        {unsure.length > 0 ? (
          <Column field="price" taken={[]} others={unsure} onChoose={onChoose} />
        ) : null}
      </ul>
    </div>
  );
}

interface ColumnProps extends Pick<ColumnsProps, 'onChoose'> {
  readonly field: MenuField;
  readonly taken: readonly MenuColumn[];
  readonly others?: readonly MenuCandidate[];
}

function Column({ field, taken, others, onChoose }: ColumnProps) {
  const [first] = taken;
  const candidates = others ?? first?.candidates ?? [];
  const name = menuReviewText.fields[field];
  if (taken.length > 1 || candidates.length === 0)
    return (
      <li>
        {name} from {taken.map(columnName).join(', ')}
        {first?.period && first.period !== 'month' ? menuReviewText.periods[first.period] : null}
      </li>
    );
  const options = [...(first ? [first] : []), ...candidates];
  return (
    <li>
      <label className={styles.columnLabel}>
        {name} from{' '}
        <select
          className={control}
          value={first?.at ?? ''}
          onChange={({ target }) => onChoose(field, Number(target.value))}
        >
          {first ? null : (
            <option value="" disabled>
              {menuReviewText.choose}
            </option>
          )}
          {options
            .toSorted((a, b) => a.at - b.at)
            .map((option) => (
              <option key={option.at} value={option.at}>
                {columnName(option)}
              </option>
            ))}
        </select>
      </label>
    </li>
  );
}
