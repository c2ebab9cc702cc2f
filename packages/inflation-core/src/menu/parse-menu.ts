import { partsOf, requireText, requireWhole } from '../argument-checks.ts';
import type { ChosenColumns, MenuCandidate, MenuColumn } from './column-names.ts';
import { withoutEntities } from './delimited.ts';
import { OF_ALL } from './headings.ts';
import { readOurs } from './menu-csv.ts';
import { keyOf, type MenuRow } from './menu-row.ts';
import {
  changed,
  type LeftOutLine,
  type MenuLine,
  type Outcome,
  rowIn,
  rowsIn,
  type ServiceSource,
  type UndecidedLine,
} from './outcomes.ts';
import { leftOutIn, type ReadRows, type RowOutcome } from './read-table.ts';
import { bestReading } from './readings.ts';
import { foreignCurrencies } from './tokens.ts';
import { blocksOf, underServices, withOddOnes } from './whole-list.ts';

/** A price list as read. Every line is in one of its lists; a blank one and `header` are in none. */
export interface ParsedMenu {
  /** Services, as fields hold them: `1185.50`, `06/2019`, `40`. */
  readonly rows: readonly MenuRow[];
  /** The place of each of `rows` in the text. */
  readonly sources: readonly ServiceSource[];
  /** Lines that are no service: headings, notes, totals, what has no price. */
  readonly leftOut: readonly LeftOutLine[];
  /** Lines that a person has to decide about, each with a reason. */
  readonly toDecide: readonly UndecidedLine[];
  /** Which column became what, in a table; of several tables, in the first that has headings. */
  readonly columns: readonly MenuColumn[];
  /** Signs of currencies that are no US dollar's, `€` or `CA$`: amounts are taken as dollars. */
  readonly currencies: readonly string[];
  /** Columns that hold money, where none of them is certain to be the price: `columns` has none then. */
  readonly unsure: readonly MenuCandidate[];
  /** The header row as it came, where there is one: other rows need it to be read again. */
  readonly header: string | undefined;
  /**
   * The text from the first row that the limit or the 20,000th line leaves out, below a line above it
   * that it cannot be read without, where that is another than `header`; empty where all was read.
   */
  readonly unread: string;
}

/** Options for all rows of a text. */
export interface ParseMenuOptions {
  /** The month, MM/YYYY, of a row that names none. */
  readonly since?: string | undefined;
  /** The most services to take, from 0; without it, all. */
  readonly limit?: number | undefined;
  /** The columns to take, from 0, in place of those that `columns` named before: `{ price: 2 }`. */
  readonly columns?: ChosenColumns | undefined;
}

/**
 * Reads a salon's price list as it is: cells of a spreadsheet or an export, separated by tabs,
 * commas, semicolons or bars, with headings in any order or without; a printed menu; a web page. A
 * price keeps its mark (`from $65`, `$125/hr`, `+$15`) and what is said behind it, a row its section,
 * a level its own row. What could mean two things is never taken: it is to be decided, with what it
 * may mean; and so is a service that looks unlike the rest. Throws `invalid-argument` for what is no text, and `invalid-number` for a `limit` that is
 * no whole number from 0.
 *
 * @example
 * const list = 'Cuts\nLadies ..... $58+\nGents ..... $45-60\nTotal ..... $103';
 * const { rows, leftOut, toDecide } = parseMenu(list, { since: '06/2019' });
 * rows // => [{ service: 'Ladies', price: '58', since: '06/2019', visits: '', from: true, section: 'Cuts' }]
 * leftOut.map(({ name, kind }) => [name, kind]) // => [['Cuts', 'heading'], ['Total', 'total']]
 * toDecide[0].reason // => 'There are several prices in “$45-60”.'
 * toDecide[0].choices.map(({ price, from }) => [price, from]) // => [['45', true], ['60', undefined]]
 * const sheet = parseMenu('Service\tOld price\tNew price\nGel\t48\t52', { since: '06/2019' });
 * sheet.columns[1] // => { at: 2, heading: 'New price', field: 'price', reason: 'in-force', candidates: [{ at: 1, heading: 'Old price' }] }
 */
export function parseMenu(text: string, options: ParseMenuOptions = {}): ParsedMenu {
  requireText('text', text);
  const { since = '', limit = Number.MAX_SAFE_INTEGER, columns = {} } = partsOf(options);
  requireWhole('limit', limit, 0, Number.MAX_SAFE_INTEGER);
  const plain = withoutEntities(text);
  const [taken] = MOST_LINES.exec(plain) ?? [plain];
  const read = readOurs(taken) ?? asAWhole(bestReading(taken, { since, chosen: columns }));
  return upTo(limit, read, plain.slice(taken.length));
}

/** Changes what only the whole list tells. */
const asAWhole = ({ read, ...shape }: ReadRows): ReadRows => ({
  ...shape,
  read: withOddOnes(started(toldApart(underServices(read)))),
});

/** More lines than any salon's list has; each further one would take time. */
const MOST_LINES = /^(?:[^\r\n]*(?:\r\n|\n|\r(?!\n))){20000}/;

/** Keeps what is read until the limit is reached; the text from there on is for another time. */
function upTo(limit: number, list: ReadRows, unreadLines: string): ParsedMenu {
  const { read, header, columns, unsure } = list;
  const end = endOf(limit, read);
  const taken = read.slice(0, end);
  const outcomes = taken.flatMap((each) => each.outcomes);
  const services = outcomes.flatMap(({ service }) => service ?? []);
  return {
    rows: services.map(({ row }) => row),
    sources: services.map(({ source }) => source),
    leftOut: leftOutIn(taken),
    toDecide: outcomes.flatMap(({ undecided }) => undecided ?? []),
    columns,
    currencies: currenciesIn(outcomes, columns),
    unsure,
    header,
    unread: unreadFrom(read[end] ?? { below: read.at(-1)?.below }, unreadLines),
  };
}

/** Currencies of amounts that are taken, or offered, as dollars. */
function currenciesIn(outcomes: readonly Outcome[], columns: readonly MenuColumn[]) {
  const headings = columns.flatMap(({ field, heading }) => (field === 'price' ? [heading] : []));
  const lines = outcomes.map(
    ({ service, undecided }) => (service?.source ?? undecided)?.text ?? '',
  );
  return foreignCurrencies([...new Set([...headings, ...lines])].join('\n'));
}

/** The place of the first line that is not taken: one after the limit, or with more than it leaves. */
function endOf(limit: number, read: readonly RowOutcome[]): number {
  let taken = 0;
  const end = read.findIndex(({ outcomes }) => {
    if (taken >= limit) return true;
    taken += outcomes.filter(({ service }) => service).length;
    return taken > limit;
  });
  return end < 0 ? read.length : end;
}

function unreadFrom({ below, row }: Partial<RowOutcome>, unreadLines: string): string {
  const onward = (row?.onward ?? '') + unreadLines;
  return below === undefined || onward === '' ? onward : `${below}\n${onward}`;
}

/** A time in the words of its line, “60 mins”, if they have it in minutes. */
const timeIn = ({ text }: MenuLine, minutes: number) =>
  new RegExp(String.raw`(?<!\d)${minutes}[ -]?min\p{L}*`, 'iu').exec(text)?.[0] ?? `${minutes} min`;

/** What may tell two services of one name apart, the likelier first. */
const APART = ['heading', 'whose', 'minutes'] as const;

/** Finds “Hot stone” above its price alone, below “Swedish” with two lengths: that heads its lengths only. */
function besideHeadings(read: readonly RowOutcome[]) {
  const first = new Map(
    read.toReversed().flatMap(({ heading, outcomes }) =>
      rowsIn(outcomes)
        .slice(0, 1)
        .map(({ service }) => [heading, service] as const),
    ),
  );
  return ({ heading, row }: RowOutcome, service: string): boolean =>
    row.text.includes('\n') &&
    !service.startsWith(`${heading}, `) &&
    Boolean(first.get(heading)?.startsWith(`${heading}, `));
}

/**
 * “Cut” below “Men” and for another price below “Women” are two services, and so are those of two
 * lengths; those of two people in a column have two levels: each row's name or level says which.
 */
function toldApart(read: readonly RowOutcome[]): readonly RowOutcome[] {
  const first = new Map<string, Readonly<Record<(typeof APART)[number] | 'price', unknown>>>();
  const apart = new Set<string>();
  const isBesideIt = besideHeadings(read);
  for (const { outcomes, heading, whose = '' } of read)
    for (const row of rowsIn(outcomes)) {
      const key = keyOf(row);
      const { minutes } = row;
      const seen = { price: `${Number(row.price)} ${row.from}`, heading, whose, minutes };
      const known = first.get(key) ?? seen;
      first.set(key, known);
      const by = APART.find((part) => known[part] !== seen[part]);
      if (by && known.price !== seen.price) apart.add(`${by}\n${key}`);
    }
  return read.map((each) => {
    const { outcomes, heading, whose } = each;
    const named = (row: MenuRow): MenuRow => {
      const { service, minutes } = row;
      const isApart = (by: string) => apart.has(`${by}\n${keyOf(row)}`);
      const time = minutes && isApart('minutes') && timeIn(each.row, minutes);
      const level = [row.level, isApart('whose') && whose].filter(Boolean).join(', ');
      return {
        ...row,
        service: [isApart('heading') && heading, service, time].filter(Boolean).join(', '),
        ...(level && { level }),
        ...(heading && !isBesideIt(each, service) && { section: heading }),
      };
    };
    const told = (outcome: Outcome) => (rowIn(outcome) ? changed(outcome, named) : outcome);
    return { ...each, outcomes: outcomes.map(told) };
  });
}

const STARTING =
  /(?:^|[.*!]\s*)\W*(?:(?:all|our|the|menu|service|listed)\s+)*(?:prices?|pricing|rates?|services)(?:\s+(?:listed|shown|above|below|here))*(?:\s+(?:are|is))?\s+(?:a\s+)?(?:start(?:s|ing)?|from)\b(?!\s+(?:in|on)\b)[^.\d]*(?:\.|$)|^\W*(?:(?:indicates|denotes|is a)\s+)?(?:starting|base)(?:\s+at)?\s+prices?\b[^.\d]*(?:\.|$)/i;

const isStarred = ({ text }: MenuLine) => /\d\s?\*/.test(text);

/** A longer line tells of something else as well. */
const LONGEST_NOTE = 300;

/** The one service that a remark such as “Price is a starting point” is about, with others below it. */
function soleAbove({ line, text }: MenuLine, read: readonly RowOutcome[]): RowOutcome | undefined {
  const priced = read.filter(({ outcomes }) => outcomes.some(({ leftOut }) => !leftOut));
  const isAmong = /^\W*price\b/i.test(text) && priced.some(({ row }) => row.line > line);
  return isAmong ? priced.findLast(({ row }) => row.line < line) : undefined;
}

/** Marks as starting prices those that a line of the list says are: all, or those with a star. */
function started(read: readonly RowOutcome[]): readonly RowOutcome[] {
  const lines = leftOutIn(read);
  const all = lines.filter(({ name }) => name.length < LONGEST_NOTE && STARTING.test(name));
  // A heading is of all only at the top of the list, and not below that of the first of several blocks.
  const blocks = blocksOf(read);
  const isOfBlock = blocks[2] === 0 && blocks.at(-1) !== 0 && !OF_ALL.test(read[2]?.heading ?? '');
  const top = all.length === 1 ? leftOutIn(read.slice(0, isOfBlock ? 1 : 2)) : [];
  const note = all.find((each) => each.kind !== 'heading' || top.includes(each));
  if (!note) return read;
  const ofStars = /^\W*\*/.test(note.text) && read.some(({ row }) => isStarred(row));
  const sole = soleAbove(note, read);
  return read.map((each) => {
    const { row, below } = each;
    if ((ofStars && !isStarred(row)) || (sole && each !== sole)) return each;
    const needed = note.line < row.line ? [note.text, below].filter(Boolean).join('\n') : below;
    const outcomes = each.outcomes.map((outcome) =>
      changed(outcome, (menuRow) => ({ ...menuRow, from: true })),
    );
    return { ...each, outcomes, below: needed };
  });
}
