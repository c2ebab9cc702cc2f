import { menuHead, menuPasteText } from '@tallycomb/content/calculator';
import {
  type DecodedMenu,
  decodeMenu,
  type MenuRow,
  menuMonth,
  type ParsedMenu,
  parseMenu,
} from '@tallycomb/inflation-core/menu';
import { Button, Field, TextArea, TextLink } from '@tallycomb/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { useMaskedInput } from '../../calculator/masked-input';
import { ScriptNotice } from '../../calculator/script-notice';
import { MENU_MONTH_RULES, type MenuState, roomIn } from './menu-state';
import * as styles from './paste-box.css';
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

interface RefusedLine {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

/** Lines to decide about; where nothing is a service, every line without a price as well. */
function refusedLines({ rows, leftOut, toDecide }: ParsedMenu): readonly RefusedLine[] {
  if (rows.length > 0) return toDecide;
  const withoutPrice = leftOut.map((line) => ({ ...line, reason: menuPasteText.noPrice }));
  return [...withoutPrice, ...toDecide].sort((a, b) => a.line - b.line);
}

/** What stays in the box: the lines that were not taken, under the header that says what they are. */
function leftover(parsed: ParsedMenu): string {
  const { header, unread } = parsed;
  const left = [...refusedLines(parsed).map(({ text }) => text), unread].filter(Boolean);
  return (left.length > 0 && header ? [header, ...left] : left).join('\n');
}

type Outcome = ParsedMenu | string;

/** A level goes with its service's name: the menu has no field of its own for it. */
const namedEntry = ({ level, ...row }: MenuRow) => ({
  ...row,
  id: newId(),
  service: level ? `${row.service}, ${level}` : row.service,
});

/** Reads lists into the menu: what a paste and a file have in common, and what was said of the last. */
function useListReader({ menu, dispatch }: PasteBoxProps) {
  const [said, setSaid] = useState<{ readonly outcome: Outcome; readonly attempt: number }>();
  const say = (outcome: Outcome) =>
    setSaid((before) => ({ outcome, attempt: (before?.attempt ?? 0) + 1 }));

  /** Adds what it can to the menu, and gives the text of the others. */
  function add(text: string): string {
    const parsed = parseMenu(text, { since: menuMonth(menu.month), limit: roomIn(menu) });
    const { rows, unread } = parsed;
    const isNothing = rows.length + refusedLines(parsed).length + unread.length === 0;
    say(isNothing ? menuPasteText.nothing : parsed);
    if (rows.length > 0) dispatch({ type: 'read', entries: rows.map(namedEntry) });
    return leftover(parsed);
  }

  function addFile(decoded: DecodedMenu) {
    if (decoded.ok) dispatch({ type: 'left-over', text: add(decoded.text) });
    else say(decoded.reason);
  }

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    try {
      if (chosen.size > MAX_FILE_BYTES) say(menuPasteText.tooLarge);
      else addFile(decodeMenu(new Uint8Array(await chosen.arrayBuffer())));
    } catch {
      say(menuPasteText.failed);
    }
    // The same file again is a change, too.
    target.value = '';
  }

  return { said, add, open };
}

/** The month that counts for lines without one of their own. */
function MonthField({ menu, dispatch }: PasteBoxProps) {
  const [isTyping, setTyping] = useState(false);
  const month = useMaskedInput(MENU_MONTH_RULES, (value) => {
    setTyping(true);
    dispatch({ type: 'month-typed', month: value });
  });
  const isMonth = menu.month === '' || menuMonth(menu.month) !== undefined;
  return (
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
  );
}

/** Takes rows out of a spreadsheet, by the clipboard or as a file. */
export function PasteBox({ menu, dispatch }: PasteBoxProps) {
  const file = useRef<HTMLInputElement>(null);
  const { said, add, open } = useListReader({ menu, dispatch });
  const setPasted = (text: string) => dispatch({ type: 'pasted', text });
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
      <MonthField menu={menu} dispatch={dispatch} />
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
  if (typeof outcome === 'string') return outcome;
  const { rows, leftOut, unread } = outcome;
  const refused = refusedLines(outcome);
  const added = `${counted(rows.length, 'row')} added`;
  const isAnyLeftOut = rows.length > 0 && leftOut.length > 0;
  const others = [
    isAnyLeftOut && `${counted(leftOut.length, 'line')} ${menuPasteText.leftOut}`,
    unread && `${counted(linesIn(unread), 'line')} ${menuPasteText.unread}`,
  ].filter(Boolean);
  if (refused.length === 0) return [`${added}.`, ...others].join(' ');
  return (
    <>
      <span className={styles.summary}>
        {`${added}, ${refused.length.toLocaleString('en-US')} not.`} {menuPasteText.rejected}{' '}
        {others.join(' ')}
      </span>
      <span className={styles.rejected}>
        {refused.slice(0, MAX_REASONS).map(({ line, text, reason }) => (
          <span key={`${line} ${text} ${reason}`} className={styles.reason}>
            <strong>Line {line}:</strong> {reason}
          </span>
        ))}
        {refused.length > MAX_REASONS ? <span>{menuPasteText.moreReasons}</span> : null}
      </span>
    </>
  );
}
