import { menuTableText } from '@tallycomb/content/calculator';
import { beginsMonthName, maskMonth } from '@tallycomb/inflation-core';
import {
  type MenuIssue,
  type MenuPrices,
  menuMonth,
  readMenuRow,
} from '@tallycomb/inflation-core/menu';
import { IconClose } from '@tallycomb/ui';
import { type FocusEvent, memo, useState } from 'react';
import type { FieldRules } from '../../calculator/attach-mask';
import { leftOutNote } from '../../calculator/field-notes';
import { REVENUE_RULES, useMaskedInput } from '../../calculator/use-masked-input';
import { CellInput } from './cell-input';
import { markedMoney, priceOrWhyLeft, roundPercent, signedMoney } from './cell-text';
import { FigureCell } from './figure-cell';
import * as styles from './menu-row.css';
import { isBlank, type MenuEntry } from './menu-state';
import { plainButton } from './plain-button.css';
import type { MenuDispatch } from './use-menu';

const MONTH_RULES: FieldRules = { mask: maskMonth, normalize: menuMonth, waits: beginsMonthName };

type Field = MenuIssue['field'];

interface MenuRowProps {
  readonly entry: MenuEntry;
  /** Its place among the rows, from 1: the name of one that has none. */
  readonly number: number;
  readonly prices: MenuPrices | undefined;
  readonly takesFocus: boolean;
  readonly dispatch: MenuDispatch;
}

const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** What is wrong with a row's fields: with one once it is left, with one left out once the row is. */
function useProblems(entry: MenuEntry) {
  const [typedField, setTypedField] = useState<string>();
  const [isEdited, setEdited] = useState(false);
  const issues = isBlank(entry) ? [] : readMenuRow(entry).issues;
  const problemOf = (field: Field) => {
    const issue = issues.find((each) => each.field === field);
    const isOpen = issue?.code.startsWith('missing') ? isEdited : typedField === field;
    return issue && !isOpen ? menuTableText.problems[field] : undefined;
  };
  const onTyped = (field: string) => {
    setTypedField(field);
    setEdited(true);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setTypedField(undefined);
    if (!currentTarget.contains(relatedTarget)) setEdited(false);
  };
  return { problemOf, onTyped, onBlur };
}

function EditableRow({ entry, number, prices, takesFocus, dispatch }: MenuRowProps) {
  const { columns } = menuTableText;
  const { id } = entry;
  const rowName = entry.service.trim() || `row ${number}`;
  const { problemOf, onTyped, onBlur } = useProblems(entry);
  const accept = (field: Field | 'service') => (value: string) => {
    onTyped(field);
    dispatch({ type: 'typed', id, fields: { [field]: value } });
  };
  const [leftOut, setLeftOut] = useState({ note: '', price: '' });
  const acceptPrice = accept('price');
  const priceInput = useMaskedInput(REVENUE_RULES, (price, text) => {
    acceptPrice(price);
    setLeftOut({ note: leftOutNote(price, text), price });
  });
  const priceProblem =
    problemOf('price') ?? (leftOut.price === entry.price ? leftOut.note : undefined);
  const monthInput = useMaskedInput(MONTH_RULES, accept('since'));
  const { keepsPace, withSalons, rounded, changeInPercent, changeAMonth } = prices ?? {};
  return (
    <tr className={styles.row} onBlur={onBlur}>
      <th scope="row" className={styles.serviceCell}>
        <CellInput
          ref={takesFocus ? focusOnMount : undefined}
          name={`service-${id}`}
          label={columns.service}
          rowName={rowName}
          value={entry.service}
          onChange={({ target }) => accept('service')(target.value)}
        />
        <span className={styles.printedService}>{entry.service}</span>
      </th>
      <td className={styles.inputCell}>
        <CellInput
          name={`price-${id}`}
          label={columns.price}
          rowName={rowName}
          inputMode="decimal"
          value={entry.price}
          problem={priceProblem}
          {...priceInput}
        />
      </td>
      <td className={styles.inputCell}>
        <CellInput
          name={`since-${id}`}
          label={columns.since}
          rowName={rowName}
          inputMode="numeric"
          placeholder="MM/YYYY"
          value={entry.since}
          problem={problemOf('since')}
          {...monthInput}
        />
      </td>
      <td className={styles.inputCell}>
        <CellInput
          name={`visits-${id}`}
          label={columns.visits}
          rowName={rowName}
          inputMode="numeric"
          value={entry.visits}
          problem={problemOf('visits')}
          onChange={({ target }) => accept('visits')(target.value)}
        />
      </td>
      <FigureCell label={columns.keepsPace} value={keepsPace} format={priceOrWhyLeft} />
      <FigureCell label={columns.withSalons} value={withSalons} format={priceOrWhyLeft} />
      <FigureCell
        label={columns.rounded}
        value={rounded}
        format={markedMoney(entry)}
        isEmphasized
      />
      <FigureCell label={columns.changeInPercent} value={changeInPercent} format={roundPercent} />
      <FigureCell label={columns.changeAMonth} value={changeAMonth} format={signedMoney} />
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
    </tr>
  );
}

/** Where a row was: it can be brought back. */
function DeletedRow({ entry, number, dispatch }: MenuRowProps) {
  const rowName = entry.service.trim() || `row ${number}`;
  return (
    <tr className={styles.deletedRow}>
      <td colSpan={10} className={styles.deletedCell}>
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

/** Drawn anew only when its own row, prices or place change: typing stays quick in a long list. */
export const Row = memo((props: MenuRowProps) =>
  props.entry.isDeleted ? <DeletedRow {...props} /> : <EditableRow {...props} />,
);
