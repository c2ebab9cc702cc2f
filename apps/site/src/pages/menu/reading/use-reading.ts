import { MENU_LIMIT, menuPasteText } from '@tallycomb/content/calculator';
import { menuMonth, type ParsedMenu } from '@tallycomb/inflation-core/menu';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { inLines, isBlank, liveEntries, type MenuState, roomIn } from '../menu-reducer';
import { type MenuDispatch, newId } from '../use-menu';
import { type KeptReview, keepReview, keptReview } from './kept-review';
import {
  comingEntries,
  type FoundService,
  isPlain,
  knownEntries,
  lacksMonth,
  leftover,
  servicesIn,
} from './reading';

const loadReader = () => import('./list-reader');

type Reader = Awaited<ReturnType<typeof loadReader>>;

/** A list under review, before it is added. */
export interface Review extends KeptReview {
  readonly reader: Reader;
}

/** The list added last, with its undo. */
export interface Added {
  readonly parsed: ParsedMenu;
  readonly services: readonly FoundService[];
  readonly isAnyLeft: boolean;
  readonly undo: () => void;
}

/** Choices of a review before the visitor makes any. */
export const initialChoices = { columns: {}, decisions: {}, again: 'replace' } as const;

/** Largest file of a price list; the text area takes seconds to show more. */
const MAX_FILE_BYTES = 1_000_000;

export interface ReadingProps {
  readonly menu: MenuState;
  readonly dispatch: MenuDispatch;
}

const parse = (
  { reader, text, columns }: Pick<Review, 'reader' | 'text' | 'columns'>,
  since: string | undefined,
) => reader.parseMenu(text, { since, limit: MENU_LIMIT, columns });

/** The newest value, for code that continues after an `await`. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Message on the last list; `attempt` counts messages, so that equal ones are announced again. */
function useOutcome() {
  const [message, setMessage] = useState<{
    readonly outcome: string | Added;
    readonly attempt: number;
  }>();
  const announce = (outcome: string | Added) =>
    setMessage((before) => ({ outcome, attempt: (before?.attempt ?? 0) + 1 }));
  return { message, announce };
}

/** Loads the list parser, then runs the callback; reports a failure of either. */
function useReader(announce: (outcome: string) => void) {
  const [isReading, setReading] = useState(false);
  async function withReader(run: (reader: Reader) => void | Promise<void>, failure: string) {
    setReading(true);
    try {
      const reader = await loadReader().catch(() => undefined);
      if (reader) await run(reader);
      else announce(menuPasteText.notLoaded);
    } catch {
      announce(failure);
    }
    setReading(false);
  }
  return { isReading, withReader };
}

/** Adds found and decided services to the menu, and puts the rest of the list back into the box. */
function useAdding({ menu, dispatch }: ReadingProps, reopen: (review: Review) => void) {
  const latest = useLatest(menu);
  return (review: Review, parsed: ParsedMenu): Added => {
    const { current } = latest;
    const { text, isFile, decisions, again } = review;
    const services = servicesIn(parsed, decisions);
    const known =
      again === 'replace' ? knownEntries(liveEntries(current), services) : new Map<never, never>();
    const since = menuMonth(current.month) ?? '';
    const coming = comingEntries(services, { known, room: roomIn(current), since, newId });
    const left = leftover(parsed, decisions, coming.over);
    dispatch({ type: 'read', entries: coming.entries });
    dispatch({ type: 'set', pasted: isFile ? inLines(current.pasted, left) : left });
    const undo = () => {
      dispatch({
        type: 'taken-back',
        ids: coming.entries.map(({ id }) => id),
        former: coming.former,
      });
      dispatch({ type: 'set', pasted: isFile ? current.pasted : text });
      reopen(review);
    };
    return { parsed, services, isAnyLeft: left !== '', undo };
  };
}

/** Reads a list, and keeps its review until it is added or put back. */
export function useReading({ menu, dispatch }: ReadingProps) {
  const [review, changeReview] = useState<Review>();
  const setReview = (next: Review | undefined) => {
    keepReview(next);
    changeReview(next);
  };
  const { message, announce } = useOutcome();
  const { isReading, withReader } = useReader(announce);
  const latest = useLatest(menu);
  const add = useAdding({ menu, dispatch }, setReview);
  /** The box takes the focus when it is rendered. */
  const [isReturned, setReturned] = useState(false);
  useEffect(() => {
    const kept = keptReview();
    if (kept) void withReader((reader) => changeReview({ ...kept, reader }), menuPasteText.failed);
  }, []);

  function returnToBox() {
    setReturned(true);
    setReview(undefined);
    announce('');
    dispatch({ type: 'set', isBoxFolded: false });
  }

  function examine(reader: Reader, text: string, isFile: boolean, sheets: Review['sheets'] = []) {
    const { current } = latest;
    const isFirst = current.entries.every(isBlank);
    const newReview: Review = { reader, text, isFile, isFirst, sheets, ...initialChoices };
    const parsed = parse(newReview, menuMonth(current.month));
    const { rows, toDecide, unread } = parsed;
    const isEmpty = rows.length + toDecide.length + unread.length === 0;
    const hasKnown = knownEntries(liveEntries(current), servicesIn(parsed, {})).size > 0;
    const fits = rows.length <= roomIn(current);
    if (isEmpty) announce(text.trim() === '' ? menuPasteText.nothing : menuPasteText.noPrices);
    else if (isPlain(parsed) && fits && !hasKnown && sheets.length < 2)
      announce(add(newReview, parsed));
    else setReview(newReview);
  }

  async function openWorkbook(reader: Reader, bytes: Uint8Array) {
    const { workbookSheets } = await import('./workbook');
    const sheets = await workbookSheets(bytes);
    if (sheets === 'too-large') return announce(menuPasteText.tooLarge);
    const priced = sheets.filter(({ text }) => {
      const { rows, toDecide } = parse({ reader, text, columns: {} }, undefined);
      return rows.length + toDecide.length > 0;
    });
    const [first = sheets[0]] = priced;
    examine(reader, first?.text ?? '', true, priced);
  }

  async function decode(reader: Reader, bytes: Uint8Array, isFile: boolean) {
    const decoded = reader.decodeMenu(bytes);
    if (decoded.ok) examine(reader, decoded.text, isFile);
    else if (decoded.code === 'workbook') await openWorkbook(reader, bytes);
    else announce(decoded.reason);
  }

  /** Pasted text may be the content of a file of any kind, so it is decoded like one. */
  const read = () =>
    withReader(
      (reader) => decode(reader, new TextEncoder().encode(latest.current.pasted), false),
      menuPasteText.failed,
    );

  const open = (file: File) =>
    withReader(async (reader) => {
      if (file.size > MAX_FILE_BYTES) return announce(menuPasteText.tooLarge);
      await decode(reader, new Uint8Array(await file.arrayBuffer()), true);
    }, menuPasteText.failed);

  const outcome = message?.outcome ?? '';
  const added = typeof outcome === 'string' ? undefined : outcome;
  const sentence = typeof outcome === 'string' ? outcome : '';
  /** Changes with each message, even an equal one. */
  const attempt = message?.attempt;
  return {
    review,
    setReview,
    added,
    sentence,
    attempt,
    announce,
    add,
    read,
    open,
    isReading,
    isReturned,
    returnToBox,
  };
}

/** Derived state of a review: services, repeats, services over the limit. */
export function useReview(review: Review, menu: MenuState) {
  const since = menuMonth(menu.month);
  const { reader, text, columns, decisions } = review;
  const parsed = useMemo(
    () => parse({ reader, text, columns }, since),
    [reader, text, since, columns],
  );
  const services = useMemo(() => servicesIn(parsed, decisions), [parsed, decisions]);
  const again = knownEntries(liveEntries(menu), services).size;
  const coming = services.length - (review.again === 'replace' ? again : 0);
  const over = Math.max(0, coming - roomIn(menu));
  const [asksMonth] = useState(() => parsed.toDecide.some(lacksMonth));
  return { parsed, services, again, over, asksMonth };
}
