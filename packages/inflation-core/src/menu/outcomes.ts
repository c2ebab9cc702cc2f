/** The outcomes of a list's lines, and which of them the cells of a service have. */
import type { MenuPeriod } from './column-names.ts';
import { type MenuRow, menuMonth, parseVisits, possibleMonths } from './menu-row.ts';
import { isFee, isPackage } from './phrases.ts';
import { type MarkedPrice, type PriceMark, readPrice } from './read-price.ts';
import { readMinutes } from './tokens.ts';

/** A place in a price list. */
export interface MenuLine {
  /** Of its first line, from 1. */
  readonly line: number;
  /** As it came. */
  readonly text: string;
}

/** Kinds of lines that make no service. */
export type LeftOutKind = 'heading' | 'note' | 'total' | 'no-price' | 'retired' | 'unfinished';

/** A line that makes no service. */
export interface LeftOutLine extends MenuLine {
  /** A heading or title; a sentence; a sum; free or on request; no longer offered; a price or a name alone. */
  readonly kind: LeftOutKind;
  /** The text in the place of a service's name. */
  readonly name: string;
}

/** Why a person has to decide what a line means. */
export type DecisionCode =
  | 'several-prices'
  | 'large-price'
  | 'duration'
  | 'invalid-price'
  | 'no-currency'
  | 'which-column'
  | 'missing-service'
  | 'which-name'
  | 'package'
  | 'no-service'
  | 'odd-one-out'
  | 'missing-month'
  | 'invalid-month'
  | 'extra-cells'
  | 'long-line';

/** A line that a person has to decide about. */
export interface UndecidedLine extends MenuLine {
  /** The first thing that cannot be taken as it stands. */
  readonly code: DecisionCode;
  /** The same, as a sentence. */
  readonly reason: string;
  /** The text of the cell in question. */
  readonly cell: string;
  /** The rows that it may mean, the likelier first; empty where nothing can be offered. */
  readonly choices: readonly MenuRow[];
  /** The row as far as it can be read, for a person to finish: a field that cannot be taken is empty. */
  readonly draft: MenuRow;
}

/** The place of a service in a list. */
export interface ServiceSource extends MenuLine {
  /** Cells of optional columns that say nothing that can be read. */
  readonly unread?: readonly string[] | undefined;
}

/** The result of a line, or of a part of one: one of the three. */
export interface Outcome {
  readonly service?: { readonly row: MenuRow; readonly source: ServiceSource };
  readonly leftOut?: LeftOutLine;
  readonly undecided?: UndecidedLine;
}

const REASONS: Readonly<Record<DecisionCode, (cell: string, hasChoices: boolean) => string>> = {
  'several-prices': (cell) => `There are several prices in “${cell}”.`,
  'large-price': (cell) => `“${cell}” is more than $10,000.`,
  duration: (cell) => `“${cell}” is a length of time, not a price.`,
  'invalid-price': (cell, hasChoices) =>
    hasChoices ? `“${cell}” says more than a price.` : `“${cell}” isn’t a price.`,
  'no-currency': (cell) => `“${cell}” has no currency sign, so it may not be a price.`,
  'which-column': () => 'It isn’t clear which column is the price.',
  'which-name': (cell) => `“${cell}” could belong to either of two lines.`,
  package: (cell) => `“${cell}” is a price for several visits.`,
  'no-service': (cell) => `“${cell}” may not be a service.`,
  'odd-one-out': (cell) => `“${cell}” looks unlike the rest.`,
  'missing-service': () => 'There’s a price, but no name.',
  'missing-month': () => 'There’s no month in this row. Add one, or enter one for all of them.',
  'invalid-month': (cell, hasChoices) => {
    if (/^\d{4}$/.test(cell)) return `“${cell}” is a year, not a month.`;
    return hasChoices ? `“${cell}” could be another month.` : `“${cell}” isn’t a month.`;
  },
  'extra-cells': (cell) =>
    `There are more cells than columns: “${cell}” is one too many. An amount with a comma in it needs quotes around it.`,
  'long-line': () => 'This line is too long to read. Put each service on a line of its own.',
};

export const leftOut = ({ line, text }: MenuLine, kind: LeftOutKind, name: string): Outcome => ({
  leftOut: { line, text, kind, name },
});

export function undecided(
  { line, text }: MenuLine,
  code: DecisionCode,
  cell: string,
  { draft, choices = [] }: Pick<UndecidedLine, 'draft'> & Partial<Pick<UndecidedLine, 'choices'>>,
): Outcome {
  const inOneLine = cell.trim().replace(/\s*[\r\n]+\s*/g, ' / ');
  const reason = REASONS[code](inOneLine, choices.length > 0);
  return { undecided: { line, text, code, reason, cell, choices, draft } };
}

/** The row of a service, though it may have no month; `undefined` for what is asked about already. */
export const serviceIn = ({ service, undecided }: Outcome): MenuRow | undefined =>
  undecided?.code === 'missing-month' ? undecided.draft : service?.row;

/** The row of a service, or of what is likely one. */
export const rowIn = ({ service, undecided }: Outcome): MenuRow | undefined =>
  undecided && !NO_SERVICE.includes(undecided.code) ? undecided.draft : service?.row;

export const rowsIn = (outcomes: readonly Outcome[]): readonly MenuRow[] =>
  outcomes.flatMap((outcome) => rowIn(outcome) ?? []);

const NO_SERVICE: readonly string[] = ['no-service', 'package'];

export type Change = (row: MenuRow) => MenuRow;

/** An outcome with all its rows changed. */
export function changed(outcome: Outcome, change: Change): Outcome {
  const { service, undecided } = outcome;
  if (service) return { service: { ...service, row: change(service.row) } };
  if (!undecided) return outcome;
  const { draft, choices } = undecided;
  return { undecided: { ...undecided, draft: change(draft), choices: choices.map(change) } };
}

/** Asks about what has a price: whether it is a service, or whether that is its price. */
export function asked(
  outcome: Outcome,
  code: DecisionCode,
  cell?: string,
  others: readonly Partial<MenuRow>[] = [],
): Outcome {
  const row = serviceIn(outcome);
  const at = outcome.service?.source ?? outcome.undecided;
  if (!row || !at) return outcome;
  const choices = [row, ...others.map((other) => ({ ...row, ...other }))];
  return undecided(at, code, cell ?? row.service, { draft: row, choices });
}

/** Asks of which line a price is, with the name that it has and another. */
export const asEither = (outcome: Outcome, service: string, cell?: string): Outcome =>
  asked(outcome, 'which-name', cell, [{ service }]);

/** The cells of a service, by its fields; empty without a text. */
export interface ServiceCells {
  readonly service: string;
  readonly level?: string;
  readonly price: string;
  readonly mark?: PriceMark | undefined;
  readonly since?: string;
  readonly visits?: string;
  readonly period?: MenuPeriod | undefined;
  readonly minutes?: string;
}

/** Above this, in dollars, a price is asked about. */
const LARGE = 10_000;

/** Finds the words for each of several prices: “new clients” of “$45 new clients / $58”, “returning” of “$20 new / returning $15”. */
const SAID_OF =
  /(?<=^|\p{Sc})(\d{1,5}) (?!(?:to|or|and|now|was|up|for|per)\b)(\p{Ll}[\p{Ll} ]{1,20}?)(?= ?[/,;|] ?(?:\p{Ll}[\p{Ll} ]*)?\p{Sc}| \p{Sc}?\d.* \p{Ll}+$|$)|[/,;|] (?!(?:now|was|then)\b)(\p{Ll}[\p{Ll} ]{1,20}) \p{Sc}(\d{1,5})(?![\d.])/gu;

/** Decides in which list a service's cells end; `since` is the month of a row that names none. */
export function readService({ line, text }: MenuLine, cells: ServiceCells, since: string): Outcome {
  const at = { line, text };
  const reading = readPrice(cells.price);
  if (reading.kind === 'empty' || reading.kind === 'without-price')
    return leftOut(at, 'no-price', cells.service);
  const month = readSince(cells.since, since);
  const rowFor = (price: MarkedPrice, said = ''): MenuRow =>
    rowOf({ ...cells, service: cells.service + said }, price, month.since);
  if (reading.kind === 'unclear') {
    const several = reading.choices.length > 1 ? cells.price.matchAll(SAID_OF) : [];
    const said = new Map(
      [...several].map(([, a, behind, before, b]) => [a ?? b, `, ${behind ?? before}`]),
    );
    const choices = reading.choices.map((one) => rowFor(one, said.get(one.price)));
    return undecided(at, reading.code, cells.price, { draft: rowFor({ price: '' }), choices });
  }
  const { marked, minutes, remark } = reading;
  const row = { ...rowFor(marked), ...(minutes && { minutes }), ...(remark && { remark }) };
  const doubt = doubtOf(cells);
  if (doubt) return undecided(at, ...doubt, { draft: row, choices: [row] });
  if (Number(marked.price) > LARGE) {
    const draft = rowFor({ price: '' });
    return undecided(at, 'large-price', cells.price, { draft, choices: [row] });
  }
  if (month.code) {
    const choices = month.choices.map((each) => ({ ...row, since: each }));
    return undecided(at, month.code, cells.since ?? '', { draft: row, choices });
  }
  const isUnread = row.visits === '' && /[^\s\-–—]/.test(cells.visits ?? '');
  return { service: { row, source: { ...at, ...(isUnread && { unread: [cells.visits ?? ''] }) } } };
}

/** The reason to doubt that something is a service, or that its price is all of it. */
function doubtOf(cells: ServiceCells): [DecisionCode, string] | undefined {
  const { service, level = '', price, minutes = '' } = cells;
  if (service === '') return ['missing-service', price];
  const beside = /\p{L}{3}/u.test(minutes) ? minutes : '';
  const sold = [level, beside, service.split(', ').at(-1) ?? ''].find(isPackage);
  if (sold) return ['package', `${service.endsWith(sold) ? service : sold} ${price}`];
  // “Shop minimum $100”: the last word is one of its price, too.
  const [leading = ''] = /^[^\d\p{Sc}]*/u.exec(price) ?? [];
  if (isFee(service, leading)) return ['no-service', service];
  return /\p{L}.*\p{Sc}\s?\d|\([^)]*$/u.test(service)
    ? ['several-prices', `${service} ${price}`]
    : undefined;
}

function readSince(cell = '', others: string) {
  const isEmpty = cell.trim() === '';
  const since = isEmpty ? others : (menuMonth(cell) ?? '');
  const code: DecisionCode = isEmpty ? 'missing-month' : 'invalid-month';
  return { since, code: since ? undefined : code, choices: possibleMonths(cell) };
}

function rowOf(cells: ServiceCells, marked: MarkedPrice, since: string): MenuRow {
  const { price, ...mark } = { ...cells.mark, ...marked };
  const minutes = readMinutes(cells.minutes);
  return {
    service: cells.service,
    price,
    since,
    visits: readVisits(cells.visits, cells.period),
    ...(cells.level && { level: cells.level }),
    ...mark,
    ...(minutes && { minutes }),
  };
}

const MONTHS: Readonly<Record<MenuPeriod, number>> = {
  week: 12 / 52,
  month: 1,
  quarter: 3,
  year: 12,
};

/** Visits a month, whole; empty where they cannot be read. */
export function readVisits(cell = '', period: MenuPeriod = 'month'): string {
  const visits = parseVisits(cell.replace(/\.0+$/, ''));
  return visits === undefined ? '' : String(Math.round(visits / MONTHS[period]));
}
