import { menuPasteText } from '@tallycomb/content/calculator';
import { beginsMonthName, maskMonth } from '@tallycomb/inflation-core';
import {
  menuMonth,
  type ParsedMenu,
  parseMenu,
  type RejectedRow,
} from '@tallycomb/inflation-core/menu';
import { Button, Field, TextArea } from '@tallycomb/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { useMaskedInput } from '../../calculator/use-masked-input';
import { withoutScript } from '../inflation-calculator/script-notice.css';
import type { MenuState } from './menu-state';
import { newId } from './new-id';
import * as styles from './paste-box.css';
import { readTextFile } from './read-text-file';
import type { MenuDispatch } from './use-menu';

interface PasteBoxProps {
  readonly menu: MenuState;
  readonly dispatch: MenuDispatch;
}

const MONTH_RULES = { mask: maskMonth, normalize: menuMonth, waits: beginsMonthName };

const counted = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

function reasonOf({ code, cell }: RejectedRow): string {
  const reason = menuPasteText.reasons[code];
  return code.startsWith('invalid') ? `“${cell}” ${reason}` : reason;
}

/** What stays in the box: the rows that were not taken, under the header that says what they are. */
function leftover({ header, rejected }: ParsedMenu): string {
  if (rejected.length === 0) return '';
  return [header, ...rejected.map(({ text }) => text)]
    .filter((text) => text !== undefined)
    .join('\n');
}

/** Takes rows out of a spreadsheet, by the clipboard or as a file. */
export function PasteBox({ menu, dispatch }: PasteBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<ParsedMenu | 'nothing' | 'failed'>();
  const [isTyping, setTyping] = useState(false);
  const month = useMaskedInput(MONTH_RULES, (value) => {
    setTyping(true);
    dispatch({ type: 'month-typed', month: value });
  });
  const isMonth = menu.month === '' || menuMonth(menu.month) !== undefined;

  function add(text: string) {
    if (!box.current) return;
    const parsed = parseMenu(text, { since: menuMonth(menu.month) });
    const { rows, rejected } = parsed;
    setOutcome(rows.length + rejected.length === 0 ? 'nothing' : parsed);
    if (rows.length > 0)
      dispatch({ type: 'read', entries: rows.map((row) => ({ ...row, id: newId() })) });
    box.current.value = leftover(parsed);
  }

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    try {
      add(await readTextFile(chosen));
    } catch {
      setOutcome('failed');
    }
    // The same file again is a change, too.
    target.value = '';
  }

  return (
    <div className={styles.box}>
      <TextArea
        autoComplete="off"
        ref={box}
        name="menu"
        label={menuPasteText.label}
        hint={menuPasteText.hint}
        placeholder={menuPasteText.placeholder}
        spellCheck={false}
        wrap="off"
      />
      <Field
        autoComplete="off"
        name="menu-month"
        label={menuPasteText.month.label}
        hint={menuPasteText.month.hint}
        error={isMonth || isTyping ? undefined : menuPasteText.month.problem}
        inputMode="numeric"
        value={menu.month}
        {...month}
        onBlur={() => setTyping(false)}
      />
      <div className={styles.actions}>
        <Button onClick={() => add(box.current?.value ?? '')}>{menuPasteText.add}</Button>
        <Button variant="ink" size="sm" onClick={() => file.current?.click()}>
          {menuPasteText.open}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onChange={(event) => void open(event)}
        />
      </div>
      <output className={styles.outcome}>{outcome ? <Outcome outcome={outcome} /> : null}</output>
      <p className={withoutScript}>{menuPasteText.withoutScript}</p>
    </div>
  );
}

function Outcome({ outcome }: { readonly outcome: ParsedMenu | 'nothing' | 'failed' }) {
  if (typeof outcome === 'string') return menuPasteText[outcome];
  const { rows, rejected } = outcome;
  if (rejected.length === 0) return `${counted(rows.length)} added.`;
  return (
    <>
      <span className={styles.summary}>
        {`${counted(rows.length)} added, ${rejected.length} not.`} {menuPasteText.rejected}
      </span>
      <span className={styles.rejected}>
        {rejected.map((row) => (
          <span key={row.line} className={styles.reason}>
            <strong>Line {row.line}:</strong> {reasonOf(row)}
          </span>
        ))}
      </span>
    </>
  );
}
