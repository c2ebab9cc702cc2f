import { menuTableText } from '@tallycomb/content/calculator';
import { roundToCents } from '@tallycomb/inflation-core';
import type { MenuPrices } from '@tallycomb/inflation-core/menu';
import { Field, IconAlert, Leader } from '@tallycomb/ui';
import { plainMoney } from '../../../calculator/figures/figures';
import { FIELDS, FIGURES, type FigureName, LABELS, type RowField } from '../menu-columns';
import { isBlank } from '../menu-reducer';
import { MAX_FIELD_LENGTH, type MenuEntry } from '../menu-state';
import { focusOnMount, type MenuDispatch } from '../use-menu';
import * as styles from './rows.css';
import { useFields } from './use-fields';

const fieldsOf = (hasLevels: boolean) =>
  (Object.keys(FIELDS) as RowField[]).filter((field) => field !== 'level' || hasLevels);

export interface RowEditorProps {
  readonly entry: MenuEntry;
  /** Names the group of its fields. */
  readonly name: string;
  readonly prices: MenuPrices | undefined;
  readonly takesFocus: boolean;
  /** The menu has no other row. */
  readonly isOnly: boolean;
  /** Rows have a field for the level. */
  readonly hasLevels: boolean;
  readonly dispatch: MenuDispatch;
}

/** The open part of a row: its fields, their errors, and the figures behind its new price. */
export function RowEditor({
  entry,
  name,
  prices,
  takesFocus,
  isOnly,
  hasLevels,
  dispatch,
}: RowEditorProps) {
  const { id } = entry;
  const { onBlur, inputOf, problems } = useFields(entry, dispatch);
  const problemId = (field: RowField) => `${field}-${id}-problem`;
  return (
    <fieldset className={styles.editor} aria-label={name} onBlur={onBlur}>
      <div className={styles.fields}>
        {fieldsOf(hasLevels).map((field) => {
          const { ref, ...input } = { ref: undefined, ...inputOf(field) };
          return (
            <Field
              key={field}
              ref={field === 'service' && takesFocus ? focusOnMount : ref}
              name={`${field}-${id}`}
              label={LABELS[field]}
              autoComplete="off"
              maxLength={MAX_FIELD_LENGTH}
              {...(field === 'price' && { prefix: '$' })}
              {...input}
              {...(problems[field] && {
                'aria-invalid': true,
                'aria-describedby': problemId(field),
              })}
            />
          );
        })}
      </div>
      <div className={styles.behind}>
        <div className={isBlank(entry) ? undefined : styles.results}>
          {Object.entries(problems).map(([field, problem]) => (
            <p key={field} id={problemId(field as RowField)} className={styles.problem}>
              <IconAlert className={styles.problemIcon} />
              <span>{problem}</span>
            </p>
          ))}
          <Figures entry={entry} prices={prices} />
        </div>
        {isOnly && isBlank(entry) ? null : (
          <button
            type="button"
            className={styles.deleteButton}
            aria-label={`${menuTableText.delete} ${name}`}
            onClick={() => dispatch({ type: 'deleted', id })}
          >
            {menuTableText.delete}
          </button>
        )}
      </div>
    </fieldset>
  );
}

const BEHIND = (Object.keys(FIGURES) as FigureName[]).filter((name) => name !== 'newPrice');

/** The figures behind a new price. */
function Figures({ entry, prices }: Pick<RowEditorProps, 'entry' | 'prices'>) {
  if (!prices) return null;
  const { minutes } = entry;
  const { rounded } = prices;
  const figures = BEHIND.map(
    (name) => [menuTableText.columns[name], FIGURES[name].textOf(prices)] as const,
  );
  const anHour =
    minutes && rounded !== undefined
      ? plainMoney(roundToCents((rounded / minutes) * 60))
      : undefined;
  return (
    <dl className={styles.figures}>
      {[...figures, [`${minutes} minutes, ${menuTableText.anHour}`, anHour] as const].map(
        ([label, text]) =>
          text === undefined ? null : (
            <div key={label} className={styles.figure}>
              <dt>{label}</dt>
              <Leader />
              <dd className={styles.amount}>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
