/** A parsed list with the visitor's decisions, before any of it is in the menu. */

import { menuReviewText } from '@tallycomb/content/calculator';
import type { MenuRow, ParsedMenu, UndecidedLine } from '@tallycomb/inflation-core/menu';
import type { MenuEntry } from '../menu-reducer';

/** Decision on a line: the index of a choice, its draft, or leave it out. */
export type Decision = `${number}` | 'draft' | 'leave';

/** Decisions by the lines' keys. */
export type Decisions = Readonly<Record<string, Decision>>;

/** Choice for services that the menu already has: replace them, or add them again. */
export type Again = 'replace' | 'add';

/** A service of a list, and the text that it was read from. */
export interface FoundService {
  readonly row: MenuRow;
  readonly line: number;
  readonly text: string;
  /** Cells of its line that were not understood. */
  readonly unread: readonly string[];
}

/** A line to decide, with a key that it keeps while a month or another line is decided. */
export interface OpenLine extends UndecidedLine {
  readonly key: string;
}

export function openLines({ toDecide }: ParsedMenu): readonly OpenLine[] {
  const counts = new Map<number, number>();
  return toDecide.map((line) => {
    const nth = counts.get(line.line) ?? 0;
    counts.set(line.line, nth + 1);
    return { ...line, key: `${line.line}-${nth}` };
  });
}

function decided({ code, choices, draft }: UndecidedLine, decision: Decision | undefined) {
  if (decision === undefined || decision === 'leave') return undefined;
  if (decision !== 'draft') return choices[Number(decision)];
  // Its draft has the number that is asked about.
  return code === 'no-currency' ? { ...draft, price: '' } : draft;
}

/** A service that lacks only its month; the month for all, or the menu later, supplies it. */
export const lacksMonth = ({ code }: UndecidedLine): boolean => code === 'missing-month';

/** Services that were found or decided, in the order of the list. */
export function servicesIn(parsed: ParsedMenu, decisions: Decisions): readonly FoundService[] {
  const found = parsed.rows.flatMap((row, at): FoundService[] => {
    const source = parsed.sources[at];
    return source ? [{ ...source, row, unread: source.unread ?? [] }] : [];
  });
  const more = openLines(parsed).flatMap((line): FoundService[] => {
    const row = decided(line, decisions[line.key] ?? (lacksMonth(line) ? 'draft' : undefined));
    return row ? [{ ...line, row, unread: [] }] : [];
  });
  return [...found, ...more].sort((a, b) => a.line - b.line);
}

/** A list without open questions can go into the menu without a review. */
export const isPlain = ({ rows, columns, currencies, toDecide, unread }: ParsedMenu): boolean =>
  rows.length > 0 &&
  toDecide.length === 0 &&
  currencies.length === 0 &&
  unread === '' &&
  !columns.some(({ field, candidates }) => field === 'price' && candidates.length > 0);

const keyOf = ({ service, level = '' }: MenuRow) =>
  `${service}\n${level}`
    .replace(/[^\S\n]+/g, ' ')
    .trim()
    .toLowerCase();

/** The entry of the same name and level for each service; each entry is used once. */
export function knownEntries(
  entries: readonly MenuEntry[],
  services: readonly FoundService[],
): ReadonlyMap<FoundService, MenuEntry> {
  const free = new Map<string, MenuEntry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    free.set(key, [...(free.get(key) ?? []), entry]);
  }
  const known = new Map<FoundService, MenuEntry>();
  for (const service of services) {
    const entry = free.get(keyOf(service.row))?.shift();
    if (entry) known.set(service, entry);
  }
  return known;
}

/** Entries to put into the menu; months and visits that were typed there stay. */
export function comingEntries(
  services: readonly FoundService[],
  options: {
    readonly known: ReadonlyMap<FoundService, MenuEntry>;
    readonly room: number;
    /** The month of services whose list names none. */
    readonly since: string;
    readonly newId: () => string;
  },
) {
  const { known, since, newId } = options;
  const entries: MenuEntry[] = [];
  /** Entries that new ones with the same id replace. */
  const former: MenuEntry[] = [];
  /** Lines of services that the menu has no room for. */
  const over = new Set<string>();
  let room = options.room;
  for (const service of services) {
    const before = known.get(service);
    if (before) {
      former.push(before);
      entries.push(renewed(before, service.row, since));
    } else if (room > 0) {
      room -= 1;
      entries.push({ ...service.row, id: newId() });
    } else over.add(service.text);
  }
  return { entries, former, over: [...over] };
}

function renewed(before: MenuEntry, row: MenuRow, since: string): MenuEntry {
  const { id, minutes, typed = [] } = before;
  const keeps = (field: 'since' | 'visits', isMissing: boolean) =>
    before[field] !== '' && (isMissing || typed.includes(field));
  return {
    ...(minutes && { minutes }),
    ...row,
    id,
    typed,
    since: keeps('since', row.since === since) ? before.since : row.since,
    visits: keeps('visits', row.visits === '') ? before.visits : row.visits,
  };
}

/** Text that is not added to the menu, under the list's header. */
export function leftover(
  parsed: ParsedMenu,
  decisions: Decisions,
  over: readonly string[],
): string {
  const { header, unread } = parsed;
  const open = openLines(parsed).flatMap((line) =>
    decisions[line.key] || lacksMonth(line) ? [] : [line.text],
  );
  const left = [...new Set([...open, ...over]), unread].filter(Boolean);
  return (left.length > 0 && header ? [header, ...left] : left).join('\n');
}

export const countOf = (count: number, what: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? what : `${what}s`}`;

/** Count of a text's lines that are not blank. */
export const linesIn = (text: string): number =>
  text.split(/[\r\n]+/).filter((line) => line.trim()).length;

/** A line's text with marks in place of tabs and line breaks. */
export const singleLine = (text: string): string =>
  text
    .trim()
    .replace(/\s*\t+\s*/g, ' · ')
    .replace(/\s*[\r\n]+\s*/g, ' / ');

/** Longest line that a summary quotes. */
const MAX_QUOTED = 60;

/** Lines that are not in the menu, neither as a service nor as a heading. */
export function leftOutIn({ rows, toDecide, leftOut }: ParsedMenu): ParsedMenu['leftOut'] {
  const sections = new Set(
    [...rows, ...toDecide.map(({ draft }) => draft)].map((row) => row.section),
  );
  return leftOut.filter(({ kind, name }) => kind !== 'heading' || !sections.has(name));
}

function leftOutNote(parsed: ParsedMenu): string {
  const leftOut = leftOutIn(parsed);
  const [only] = leftOut;
  if (!only) return '';
  if (leftOut.length === 1 && only.text.length <= MAX_QUOTED)
    return `, “${singleLine(only.text)}” left out`;
  const unpriced = leftOut.filter(({ kind }) => kind === 'no-price').length;
  const unpricedNote = unpriced > 0 ? ` (${unpriced} without a price)` : '';
  return `, ${countOf(leftOut.length, 'line')} left out${unpricedNote}`;
}

/** “14 services found, 3 lines left out (2 without a price), 1 to decide.” */
export function summaryOf(parsed: ParsedMenu, decisions: Decisions = {}): string {
  const found = servicesIn(parsed, decisions).length;
  const isOpen = (line: OpenLine) => !lacksMonth(line) && !decisions[line.key];
  const open = openLines(parsed).filter(isOpen).length;
  const openNote = open > 0 ? `, ${open.toLocaleString('en-US')} to decide` : '';
  return `${countOf(found, 'service')} found${leftOutNote(parsed)}${openNote}.`;
}

/** The same, once services are in the menu: “14 services added, 3 lines left out.” */
export function addedSummary(parsed: ParsedMenu, added: number, isAnyLeft: boolean): string {
  const stay = isAnyLeft ? ` ${menuReviewText.stay}` : '';
  return `${countOf(added, 'service')} added${leftOutNote(parsed)}.${stay}`;
}
