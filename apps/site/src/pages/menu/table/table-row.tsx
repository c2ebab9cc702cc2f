import { menuTableText } from '@tallycomb/content/calculator';
import { roundToCents } from '@tallycomb/inflation-core';
import type { MenuPrices } from '@tallycomb/inflation-core/menu';
import { IconAlert, IconClose, Leader, VisuallyHidden } from '@tallycomb/ui';
import { type ComponentPropsWithRef, type FocusEvent, memo, type ReactNode, useState } from 'react';
import { plainMoney, wholePercent } from '../../../calculator/figures/figures';
import { markedMoney, markSigns, priceOrReason, signedMoney, typeset } from '../figures';
import { hyphenParts, isBlank, type MenuEntry, nameOf } from '../menu-reducer';
import { MAX_FIELD_LENGTH, readEntry } from '../menu-state';
import { plainButton } from '../page.css';
import { focusOnMount, type MenuDispatch } from '../use-menu';
import { columnCount } from './columns';
import { FigureCell, Mark } from './figure-cell';
import * as styles from './table-row.css';
import { type RowField, useFields } from './use-fields';

const { columns } = menuTableText;

interface CellInputProps extends ComponentPropsWithRef<'input'> {
  /** Label above the input, where its column has no heading. */
  readonly label: string;
  readonly rowName: string;
  readonly problem?: string | undefined;
  /** Content before the input. */
  readonly before?: ReactNode;
  /** A long text wraps instead of being cut. */
  readonly wraps?: boolean;
}

const problemId = (name: string | undefined) => `${name}-problem`;

/** Scrolls a focused text area into view, of which browsers show only the caret's line. */
const showWhole = ({ currentTarget }: FocusEvent) =>
  currentTarget.scrollIntoView({ block: 'nearest', behavior: 'instant' });

/** One field of a row, named by its column and its row. */
function CellInput({ label, rowName, problem, before, wraps, ...rest }: CellInputProps) {
  // Of the props of an input a text area takes all but its type.
  const Control = (wraps ? 'textarea' : 'input') as 'input';
  return (
    <>
      <span className={styles.cellLabel} aria-hidden="true">
        {label}
      </span>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: a press beside a price leads to its field */}
      <label className={styles.inputLine}>
        {before ? <span className={styles.before}>{before}</span> : null}
        <Control
          {...(wraps ? { rows: 1, onFocus: showWhole } : { type: 'text' })}
          autoComplete="off"
          maxLength={MAX_FIELD_LENGTH}
          className={styles.input}
          aria-label={`${label}, ${rowName}`}
          {...rest}
          {...(problem ? { 'aria-invalid': true, 'aria-describedby': problemId(rest.name) } : {})}
        />
      </label>
    </>
  );
}

export interface MenuRowProps {
  readonly entry: MenuEntry;
  /** Position among the rows, from 1, which names a row without a service. */
  readonly number: number;
  readonly prices: MenuPrices | undefined;
  readonly takesFocus: boolean;
  /** Rows have a field for the level. */
  readonly hasLevels: boolean;
  readonly dispatch: MenuDispatch;
}

/** Input attributes of each field. */
const INPUTS = {
  service: {},
  level: { placeholder: menuTableText.level },
  price: { inputMode: 'decimal' },
  since: { inputMode: 'numeric', placeholder: 'MM/YYYY' },
  visits: { inputMode: 'numeric' },
} as const satisfies Record<RowField, object>;

const LABELS = { ...columns, level: menuTableText.level };

function EditableRow(props: MenuRowProps) {
  const { entry, number, prices, takesFocus, hasLevels, dispatch } = props;
  const { id } = entry;
  const [isOpen, setOpen] = useState(takesFocus || isBlank(entry));
  const rowName = nameOf(entry, number);
  const [before] = markSigns(entry);
  const { onBlur, fields } = useFields(entry, dispatch);
  const named = (field: RowField) => ({
    name: `${field}-${id}`,
    label: LABELS[field],
    rowName,
    ...INPUTS[field],
    ...fields[field],
  });
  return (
    <tr className={styles.row} data-open={isOpen || undefined} onBlur={onBlur}>
      <th scope="row" className={styles.serviceCell}>
        <Summary {...props} name={rowName} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        <div className={styles.names}>
          <CellInput wraps ref={takesFocus ? focusOnMount : undefined} {...named('service')} />
        </div>
        {hasLevels ? (
          <div className={styles.levelCell}>
            <CellInput {...named('level')} />
          </div>
        ) : null}
      </th>
      <td className={styles.inputCell}>
        <CellInput
          {...named('price')}
          before={
            <>
              <Mark words={before} />$
            </>
          }
        />
      </td>
      <FigureCell
        label={columns.newPrice}
        value={prices?.rounded}
        format={plainMoney}
        mark={markSigns(entry)}
        isEmphasized
      />
      {(['since', 'visits'] as const).map((field) => (
        <td key={field} className={styles.inputCell}>
          <CellInput {...named(field)} />
        </td>
      ))}
      <Figures prices={prices} />
      <td className={styles.deleteCell}>
        <button
          type="button"
          className={styles.deleteButton}
          aria-label={`Delete ${rowName}`}
          onClick={() => dispatch({ type: 'deleted', id })}
        >
          <IconClose />
        </button>
      </td>
      <Problems {...{ id, fields, entry, prices }} />
    </tr>
  );
}

interface SummaryProps extends Pick<MenuRowProps, 'entry' | 'prices'> {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A service with both prices on one line, which opens its fields in the compact layout. */
function Summary({ entry, prices, name, isOpen, onToggle }: SummaryProps) {
  const { item } = readEntry(entry);
  const [before, behind] = markSigns(entry);
  const hasNewPrice = prices?.rounded !== undefined;
  // A unit such as “per hour” follows the new price alone.
  const oldMoney = hasNewPrice
    ? (price: number) => `${before}${plainMoney(price)}`
    : markedMoney(entry);
  const isUnfinished = !item && !isBlank(entry);
  return (
    <button type="button" className={styles.summary} aria-expanded={isOpen} onClick={onToggle}>
      <span className={styles.summaryName}>
        <span>
          {hyphenParts(typeset(name)).map((part, at) =>
            at % 2 ? (
              <span key={at} className={styles.whole}>
                {part}
              </span>
            ) : (
              part
            ),
          )}
        </span>
        <Leader className={styles.summaryLeader} />
      </span>
      <span className={styles.summaryPrices}>
        {isUnfinished ? <IconAlert className={styles.problemIcon} aria-label="unfinished" /> : null}
        {item ? <span className={styles.whole}>{oldMoney(item.price)}</span> : null}
        {item && hasNewPrice ? (
          <>
            <span aria-hidden="true"> → </span>
            <VisuallyHidden>{columns.newPrice} </VisuallyHidden>
            <Mark words={before} />
            <strong className={styles.newAmount}>{plainMoney(prices.rounded)}</strong>{' '}
            <Mark words={behind} />
          </>
        ) : null}
      </span>
    </button>
  );
}

function Figures({ prices }: Pick<MenuRowProps, 'prices'>) {
  const { keepsPace, withSalons, changeInPercent, changeAMonth } = prices ?? {};
  return (
    <>
      <FigureCell label={columns.keepsPace} value={keepsPace} format={priceOrReason} />
      <FigureCell label={columns.withSalons} value={withSalons} format={priceOrReason} />
      <FigureCell label={columns.changeInPercent} value={changeInPercent} format={wholePercent} />
      <FigureCell label={columns.changeAMonth} value={changeAMonth} format={signedMoney} />
    </>
  );
}

interface ProblemsProps extends Pick<MenuRowProps, 'entry' | 'prices'> {
  readonly id: string;
  readonly fields: ReturnType<typeof useFields>['fields'];
}

/** Problems of a row, in space reserved for them so that nothing moves. */
function Problems({ id, fields, entry, prices }: ProblemsProps) {
  const { minutes } = entry;
  const rounded = prices?.rounded;
  return (
    <td colSpan={columnCount} className={styles.problems} data-blank={isBlank(entry) || undefined}>
      {(['price', 'since', 'visits'] as const).map((field) =>
        fields[field].problem ? (
          <p key={field} id={problemId(`${field}-${id}`)} className={styles.problem}>
            <IconAlert className={styles.problemIcon} />
            <span>{fields[field].problem}</span>
          </p>
        ) : null,
      )}
      {minutes && rounded !== undefined ? (
        <p className={styles.anHour}>
          {minutes} minutes, {plainMoney(roundToCents((rounded / minutes) * 60))}{' '}
          {menuTableText.anHour}
        </p>
      ) : null}
    </td>
  );
}

/** Replaces a deleted row, with undo. */
function DeletedRow({ entry, number, dispatch }: MenuRowProps) {
  const rowName = nameOf(entry, number);
  return (
    <tr className={styles.deletedRow}>
      <td colSpan={columnCount} className={styles.deletedCell}>
        <span>{rowName} deleted. </span>
        <button
          ref={focusOnMount}
          type="button"
          className={plainButton}
          aria-label={`Undo: bring ${rowName} back`}
          onClick={() => dispatch({ type: 'restored', id: entry.id })}
        >
          {menuTableText.undo}
        </button>
      </td>
    </tr>
  );
}

/** Memoized, so that typing stays fast in a long list. */
export const Row = memo((props: MenuRowProps) =>
  props.entry.isDeleted ? <DeletedRow {...props} /> : <EditableRow {...props} />,
);
