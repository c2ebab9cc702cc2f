import { menuHead, menuPasteText } from '@tallycomb/content/calculator';
import {
  menuMonth,
  type ParsedMenu,
  parseMenu,
  type RejectedRow,
} from '@tallycomb/inflation-core/menu';
import { Button, Field, TextArea, TextLink } from '@tallycomb/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { useMaskedInput } from '../../calculator/masked-input';
import { ScriptNotice } from '../../calculator/script-notice';
import { MENU_MONTH_RULES, type MenuState, roomIn } from './menu-state';
import * as styles from './paste-box.css';
import { readTextFile } from './read-text-file';
import { type MenuDispatch, newId } from './use-menu';

interface PasteBoxProps {
  readonly menu: MenuState;
  readonly dispatch: MenuDispatch;
}

/** Of a price list; the text area takes seconds to show more. */
const MAX_FILE_BYTES = 1_000_000;

/** Reasons that are drawn and read out: somebody who pasted a book needs no more of them. */
const MAX_REASONS = 20;

const counted = (count: number, what: string) =>
  count === 1 ? `1 ${what}` : `${count.toLocaleString('en-US')} ${what}s`;

const linesIn = (text: string) => text.split(/[\r\n]+/).filter((line) => line.trim()).length;

function reasonOf({ code, cell }: RejectedRow): string {
  const reason = menuPasteText.reasons[code];
  return code.startsWith('invalid') ? `“${cell}” ${reason}` : reason;
}

/** What stays in the box: the rows that were not taken, under the header that says what they are. */
function leftover({ header, rejected, unread }: ParsedMenu): string {
  const left = [...rejected.map(({ text }) => text), unread].filter(Boolean);
  return (left.length > 0 && header ? [header, ...left] : left).join('\n');
}

type Outcome = ParsedMenu | 'nothing' | 'failed' | 'tooLarge';

/** Takes rows out of a spreadsheet, by the clipboard or as a file. */
export function PasteBox({ menu, dispatch }: PasteBoxProps) {
  const file = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<{ readonly outcome: Outcome; readonly attempt: number }>();
  const [isTyping, setTyping] = useState(false);
  const month = useMaskedInput(MENU_MONTH_RULES, (value) => {
    setTyping(true);
    dispatch({ type: 'month-typed', month: value });
  });
  const isMonth = menu.month === '' || menuMonth(menu.month) !== undefined;

  const say = (outcome: Outcome) =>
    setSaid((before) => ({ outcome, attempt: (before?.attempt ?? 0) + 1 }));

  /** Adds what it can to the menu, and gives the text of the others. */
  function add(text: string): string {
    const parsed = parseMenu(text, { since: menuMonth(menu.month), limit: roomIn(menu) });
    const { rows, rejected, unread } = parsed;
    say(rows.length + rejected.length + unread.length === 0 ? 'nothing' : parsed);
    if (rows.length > 0)
      dispatch({ type: 'read', entries: rows.map((row) => ({ ...row, id: newId() })) });
    return leftover(parsed);
  }

  const setPasted = (text: string) => dispatch({ type: 'pasted', text });

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    try {
      if (chosen.size > MAX_FILE_BYTES) say('tooLarge');
      else dispatch({ type: 'left-over', text: add(await readTextFile(chosen)) });
    } catch {
      say('failed');
    }
    // The same file again is a change, too.
    target.value = '';
  }

  return (
    <div className={styles.box}>
      {/* What was added leaves with its edits: the browser's undo would lead back to a box that is empty. */}
      <TextArea
        key={said?.attempt}
        autoComplete="off"
        name="menu"
        value={menu.pasted}
        onChange={({ target }) => setPasted(target.value)}
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
      <div>
        <div className={styles.actions}>
          <Button onClick={() => setPasted(add(menu.pasted))}>{menuPasteText.add}</Button>
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
        <ScriptNotice withoutScript={menuPasteText.withoutScript} late={menuPasteText.late} />
      </div>
      <output className={styles.outcome}>
        {/* With a new key it is read out again, though it may say the same. */}
        {said ? <OutcomeText key={said.attempt} outcome={said.outcome} /> : null}
      </output>
      <p className={styles.back}>
        <TextLink href={menuHead.back.href}>{menuHead.back.label}</TextLink>
      </p>
    </div>
  );
}

function OutcomeText({ outcome }: { readonly outcome: Outcome }) {
  if (typeof outcome === 'string') return menuPasteText[outcome];
  const { rows, rejected, unread } = outcome;
  const added = `${counted(rows.length, 'row')} added`;
  const unreadLines = unread && `${counted(linesIn(unread), 'line')} ${menuPasteText.unread}`;
  if (rejected.length === 0) return `${added}. ${unreadLines}`;
  return (
    <>
      <span className={styles.summary}>
        {`${added}, ${rejected.length.toLocaleString('en-US')} not.`} {menuPasteText.rejected}{' '}
        {unreadLines}
      </span>
      <span className={styles.rejected}>
        {rejected.slice(0, MAX_REASONS).map((row) => (
          <span key={row.line} className={styles.reason}>
            <strong>Line {row.line}:</strong> {reasonOf(row)}
          </span>
        ))}
        {rejected.length > MAX_REASONS ? <span>{menuPasteText.moreReasons}</span> : null}
      </span>
    </>
  );
}
