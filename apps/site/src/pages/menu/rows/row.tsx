import { menuTableText } from '@tallycomb/content/calculator';
import { IconAlert } from '@tallycomb/ui';
import { memo, useId, useState } from 'react';
import { typeset } from '../../../calculator/figures/figures';
import { hyphenParts, isBlank, nameOf } from '../menu-reducer';
import { readEntry } from '../menu-state';
import { plainButton } from '../page.css';
import { PriceLine, Prices } from '../price-line';
import { focusOnMount } from '../use-menu';
import { RowEditor, type RowEditorProps } from './row-editor';
import * as styles from './rows.css';

/** Opens or closes every row; a new one for each press. */
export interface Opening {
  readonly isOpen: boolean;
}

interface RowProps extends Omit<RowEditorProps, 'name'> {
  /** Position among the rows, from 1, which names a row without a service. */
  readonly number: number;
  /** Heading that is shown above it. */
  readonly heading: string | undefined;
  readonly opening: Opening;
}

/** One line of the menu, which opens to its fields and figures. */
function EditableRow(props: RowProps) {
  const { entry, number, heading, takesFocus, opening } = props;
  // The focus goes to a new row once, not whenever it opens.
  const [own, setOwn] = useState({ opening, isOpen: takesFocus || isBlank(entry), takesFocus });
  const isUntouched = own.opening === opening;
  const { isOpen } = isUntouched ? own : opening;
  const name = nameOf(entry, number, heading);
  const editorId = useId();
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.rowButton}
        aria-expanded={isOpen}
        aria-controls={isOpen ? editorId : undefined}
        onClick={() => setOwn({ opening, isOpen: !isOpen, takesFocus: false })}
      >
        <Line {...props} name={name} />
      </button>
      {isOpen ? (
        <div id={editorId}>
          <RowEditor {...props} name={name} takesFocus={isUntouched && own.takesFocus} />
        </div>
      ) : null}
    </li>
  );
}

/** A service with its price now and its new price. */
function Line({ entry, prices, name }: Pick<RowEditorProps, 'entry' | 'prices' | 'name'>) {
  const { item } = readEntry(entry);
  if (isBlank(entry)) return <span>{name}</span>;
  return (
    <PriceLine name={<Name>{name}</Name>} mark={entry}>
      {item ? (
        <Prices mark={entry} price={item.price} next={prices?.rounded} isAwaited={!prices} />
      ) : (
        <IconAlert className={styles.problemIcon} aria-label="unfinished" />
      )}
    </PriceLine>
  );
}

/** A name whose hyphenated words stay whole. */
const Name = ({ children }: { readonly children: string }) =>
  hyphenParts(typeset(children)).map((part, at) =>
    at % 2 ? (
      <span key={at} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Replaces a deleted row, with undo. */
function DeletedRow({ entry, number, dispatch }: RowProps) {
  const name = nameOf(entry, number);
  return (
    <li className={styles.deleted}>
      <span>{name} deleted. </span>
      <button
        ref={focusOnMount}
        type="button"
        className={plainButton}
        aria-label={`Undo: bring ${name} back`}
        onClick={() => dispatch({ type: 'restored', id: entry.id })}
      >
        {menuTableText.undo}
      </button>
    </li>
  );
}

/** Memoized, so that typing stays fast in a long list. */
export const Row = memo((props: RowProps) =>
  props.entry.isDeleted ? <DeletedRow {...props} /> : <EditableRow {...props} />,
);
