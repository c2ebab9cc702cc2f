import { menuReviewText } from '@tallycomb/content/calculator';
import type { MenuCandidate, MenuField, ParsedMenu } from '@tallycomb/inflation-core/menu';
import { Choice } from '../choice';
import * as styles from './reading.css';
import type { Review } from './use-reading';

interface SheetsProps extends Pick<Review, 'sheets' | 'text'> {
  readonly onChoose: (text: string) => void;
}

/** Chooses among several sheets of a workbook. */
export const Sheets = ({ sheets, text, onChoose }: SheetsProps) =>
  sheets.length < 2 ? null : (
    <Choice
      label={menuReviewText.sheet}
      value={String(sheets.findIndex((sheet) => sheet.text === text))}
      options={sheets.map(({ name }, at) => ({ value: String(at), label: name }))}
      onChoose={(at) => onChoose(sheets[Number(at)]?.text ?? text)}
    />
  );

const columnName = ({ at, heading }: MenuCandidate) =>
  heading ? `“${heading}”` : `column ${at + 1}`;

interface ColumnsProps extends Pick<ParsedMenu, 'columns' | 'unsure'> {
  readonly onChoose: (field: MenuField, at: number) => void;
}

/** Chooses the columns that become the menu's fields. */
export function Columns({ columns, unsure, onChoose }: ColumnsProps) {
  const fields = [...new Set(columns.map(({ field }) => field))];
  if (fields.length === 0) return null;
  const choiceOf = (field: MenuField, options: readonly MenuCandidate[], taken?: number) => (
    <Choice
      label={`${menuReviewText.fields[field]} from`}
      value={taken?.toString()}
      options={options
        .toSorted((a, b) => a.at - b.at)
        .map((option) => ({ value: String(option.at), label: columnName(option) }))}
      onChoose={(at) => onChoose(field, Number(at))}
    />
  );
  return (
    <div>
      <h3 className={styles.part}>{menuReviewText.columns}</h3>
      <ul className={styles.columns}>
        {fields.map((field) => {
          const taken = columns.filter((column) => column.field === field);
          const [first] = taken;
          const isChoice = taken.length === 1 && first && first.candidates.length > 0;
          return (
            <li key={field}>
              {isChoice ? (
                choiceOf(field, [first, ...first.candidates], first.at)
              ) : (
                <>
                  {menuReviewText.fields[field]} from {taken.map(columnName).join(', ')}
                  {periodOf(first)}
                </>
              )}
            </li>
          );
        })}
        {unsure.length > 0 ? <li>{choiceOf('price', unsure)}</li> : null}
      </ul>
    </div>
  );
}

const periodOf = (column: ParsedMenu['columns'][number] | undefined) =>
  column?.period && column.period !== 'month' ? menuReviewText.periods[column.period] : null;
