import { menuTableText } from '@tallycomb/content/calculator';
import { type MenuIssue, type MenuPrices, readMenuRow } from '@tallycomb/inflation-core/menu';
import { IconAlert, IconClose } from '@tallycomb/ui';
import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type FocusEvent,
  memo,
  useState,
} from 'react';
import { leftOutNote } from '../../calculator/inputs';
import { REVENUE_RULES, useMaskedInput } from '../../calculator/masked-input';
import { FigureCell, markedMoney, priceOrWhyLeft, roundPercent, signedMoney } from './figure-cell';
import { isBlank, MENU_MONTH_RULES, type MenuEntry } from './menu-state';
import { plainButton } from './page.css';
import * as styles from './table-row.css';
import type { MenuDispatch } from './use-menu';

interface CellInputProps extends ComponentPropsWithRef<'input'> {
  /** Stands above the input on a card; the column's header says it in a table. */
  readonly label: string;
  /** Which row it is of. */
  readonly rowName: string;
  readonly problem?: string | undefined;
}

/** One field of a row, named by its column and its row. */
function CellInput({ label, rowName, problem, ...rest }: CellInputProps) {
  const problemId = `${rest.name}-problem`;
  return (
    <>
      <span className={styles.cellLabel} aria-hidden="true">
        {label}
      </span>
      <input
        type="text"
        autoComplete="off"
        className={styles.input}
        aria-label={`${label}, ${rowName}`}
        {...rest}
        {...(problem ? { 'aria-invalid': true, 'aria-describedby': problemId } : {})}
      />
      {problem ? (
        <p id={problemId} className={styles.problem}>
          <IconAlert className={styles.problemIcon} />
          <span>{problem}</span>
        </p>
      ) : null}
    </>
  );
}

const { columns } = menuTableText;

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

/** The props of the price's field; its note says what the mask left out, until the price changes. */
function usePrice(price: string, accept: (price: string) => void) {
  const [leftOut, setLeftOut] = useState({ note: '', price: '' });
  const input = useMaskedInput(REVENUE_RULES, (value, text) => {
    accept(value);
    setLeftOut({ note: leftOutNote(value, text), price: value });
  });
  return { ...input, value: price, note: leftOut.price === price ? leftOut.note : undefined };
}

/** A row's fields: what is typed into each, and what is wrong with it. */
function useFields({ entry, dispatch }: MenuRowProps) {
  const { id, price, since } = entry;
  const { problemOf, onTyped, onBlur } = useProblems(entry);
  const accept = (field: Field | 'service') => (value: string) => {
    onTyped(field);
    dispatch({ type: 'typed', id, fields: { [field]: value } });
  };
  const plain = (field: 'service' | 'visits') => ({
    value: entry[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => accept(field)(target.value),
  });
  const { note, ...priceInput } = usePrice(price, accept('price'));
  const monthInput = useMaskedInput(MENU_MONTH_RULES, accept('since'));
  return {
    onBlur,
    service: plain('service'),
    price: { ...priceInput, problem: problemOf('price') ?? note },
    since: { ...monthInput, value: since, problem: problemOf('since') },
    visits: { ...plain('visits'), problem: problemOf('visits') },
  };
}

/** What each field asks a keyboard for. */
const INPUTS = {
  price: { inputMode: 'decimal' },
  since: { inputMode: 'numeric', placeholder: 'MM/YYYY' },
  visits: { inputMode: 'numeric' },
} as const satisfies Record<Field, object>;

const FIELDS = Object.keys(INPUTS) as Field[]; // its keys

function EditableRow(props: MenuRowProps) {
  const { entry, number, prices, takesFocus, dispatch } = props;
  const { id } = entry;
  const rowName = entry.service.trim() || `row ${number}`;
  const fields = useFields(props);
  const named = (field: Field | 'service') => ({
    name: `${field}-${id}`,
    label: columns[field],
    rowName,
    ...fields[field],
  });
  return (
    <tr className={styles.row} onBlur={fields.onBlur}>
      <th scope="row" className={styles.serviceCell}>
        <CellInput ref={takesFocus ? focusOnMount : undefined} {...named('service')} />
        <span className={styles.printedService}>{entry.service}</span>
      </th>
      {FIELDS.map((field) => (
        <td key={field} className={styles.inputCell}>
          <CellInput {...INPUTS[field]} {...named(field)} />
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
    </tr>
  );
}

function Figures({ prices }: Pick<MenuRowProps, 'prices'>) {
  const { keepsPace, withSalons, rounded, changeInPercent, changeAMonth } = prices ?? {};
  return (
    <>
      <FigureCell label={columns.keepsPace} value={keepsPace} format={priceOrWhyLeft} />
      <FigureCell label={columns.withSalons} value={withSalons} format={priceOrWhyLeft} />
      <FigureCell
        label={columns.rounded}
        value={rounded}
        format={markedMoney(prices ?? {})}
        isEmphasized
      />
      <FigureCell label={columns.changeInPercent} value={changeInPercent} format={roundPercent} />
      <FigureCell label={columns.changeAMonth} value={changeAMonth} format={signedMoney} />
    </>
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
