import { menuTableText } from '@tallycomb/content/calculator';
import { IconAlert, Leader, VisuallyHidden } from '@tallycomb/ui';
import { memo, useId, useState } from 'react';
import { plainMoney } from '../../../calculator/figures/figures';
import { markSigns, typeset } from '../figures';
import { FIGURES } from '../menu-columns';
import { hyphenParts, isBlank, nameOf } from '../menu-reducer';
import { readEntry } from '../menu-state';
import { plainButton } from '../page.css';
import { focusOnMount } from '../use-menu';
import { RowEditor, type RowEditorProps } from './row-editor';
import * as styles from './rows.css';

const { columns } = menuTableText;

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
        className={styles.line}
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

/** A service with its price now, its new price, and the change. */
function Line({ entry, prices, name }: Pick<RowEditorProps, 'entry' | 'prices' | 'name'>) {
  const { item } = readEntry(entry);
  const [before, behind] = markSigns(entry);
  const { rounded } = prices ?? {};
  const change = prices && FIGURES.changeInPercent.textOf(prices);
  const extra = prices && FIGURES.changeAMonth.textOf(prices);
  return (
    <>
      <span className={styles.name}>
        <Name>{name}</Name>
        {behind ? <span className={styles.unit}>{behind}</span> : null}
        {isBlank(entry) ? null : <Leader className={styles.leader} />}
      </span>
      <span className={styles.prices}>
        <span className={styles.now}>
          {item ? `${before}${plainMoney(item.price)}` : null}
          {!item && !isBlank(entry) ? (
            <IconAlert className={styles.problemIcon} aria-label="unfinished" />
          ) : null}
          <span aria-hidden="true" className={rounded === undefined ? styles.unknown : undefined}>
            {' '}
            →
          </span>
        </span>
        <span className={styles.next}>
          {rounded === undefined ? null : (
            <>
              <VisuallyHidden>{columns.newPrice} </VisuallyHidden>
              {before ? <span className={styles.before}>{before.trimEnd()}&nbsp;</span> : null}
              <strong className={styles.newPrice}>{plainMoney(rounded)}</strong>
            </>
          )}
        </span>
      </span>
      {change === undefined ? null : (
        <span className={styles.change}>
          <VisuallyHidden>{columns.changeInPercent} </VisuallyHidden>
          {change}
        </span>
      )}
      {extra === undefined ? null : (
        <span className={styles.extra}>
          <VisuallyHidden>{columns.changeAMonth} </VisuallyHidden>
          {extra}
        </span>
      )}
    </>
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
