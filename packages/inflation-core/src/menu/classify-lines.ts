import type { DelimitedRow } from './delimited.ts';
import { isDuration, timeAhead } from './durations.ts';
import { isAddress, isNote, isWithoutPrice } from './no-service.ts';
import { readOnce } from './read-once.ts';
import { readPrice } from './read-price.ts';
import { plainLine, TIME_LAST } from './signed-prices.ts';
import {
  type LineReading,
  nameWithoutPrice,
  partsOfLine,
  type Standing,
} from './unsigned-prices.ts';
import { FROM_BEFORE } from './words.ts';

/** A line, and what stands in it. */
export interface ListLine extends LineReading {
  readonly row: DelimitedRow;
  readonly text: string;
  readonly kind:
    | 'blank'
    | 'words'
    | 'note'
    | 'services'
    | 'without-price'
    | 'price-alone'
    | 'too-long';
}

/** Reads each line of a list that is no table for itself, and the two halves of a name that is cut. */
export function listLines(given: readonly DelimitedRow[]): readonly ListLine[] {
  const remarks = remarksIn(given);
  const rows = given.map((row) => {
    const head = remarks.get(row)?.head;
    return head ? { ...row, text: head } : row;
  });
  const read = rows.filter(({ text }) => text.length <= LONGEST);
  const standing = { isUnsigned: isWithoutCurrency(read), isPriceFirst: isPriceFirst(read) };
  const isSigned = isWithCurrency(read);
  const readingOf = readOnce((text) => readLine(text, standing, isSigned));
  const lines = withNumberedNames(
    rows.map((row, at) => {
      const line = { row, ...readingOf(row.text) };
      const whole = given[at] ?? row;
      const remark = remarks.get(whole)?.remark;
      return remark
        ? { ...line, row: whole, parts: line.parts.map((part) => ({ ...part, remark })) }
        : line;
    }),
  );
  return withWholeNames(withMarks(withTimesBeside(withoutSpoken(withTimes(lines)))));
}

/** A name, a number without a currency, then words behind a semicolon or a dash. */
const DESCRIBED = /^([^\d;]*\p{L}[^;]*?[\s.…:–-]\d+(?:[.,]\d\d)?\+?)\s?(?:;|\s[–—-])\s(\D+)$/u;

/** What stands behind the number of most lines alike is a description: “Cut 50; wash included”. */
function remarksIn(rows: readonly DelimitedRow[]) {
  const numbered = rows.filter(
    ({ text }) => text.length <= LONGEST && /\d/.test(text) && !/\p{Sc}/u.test(text),
  );
  const described = numbered.flatMap((row) => {
    const [, head, remark] = DESCRIBED.exec(row.text) ?? [];
    return head && remark && /\p{L}/u.test(remark)
      ? [[row, { head, remark: remark.trim() }] as const]
      : [];
  });
  const isMost = described.length > 1 && described.length * 2 > numbered.length;
  return new Map(isMost ? described : []);
}

const BARE = /^\d+(?:\.\d\d)?$/;

/** Whether a number alone is likelier one of stars or of what a section holds than a price. */
function isWithCurrency(rows: readonly DelimitedRow[]): boolean {
  const signed = rows.filter(({ text }) => /\p{Sc}\s?\d/u.test(text)).length;
  return signed * 3 > rows.filter(({ text }) => BARE.test(text.trim())).length;
}

/** “Deep tissue - 60” and “Ages 5-12” above “$110” alone have no price of their own. */
function withNumberedNames(lines: readonly ListLine[]): readonly ListLine[] {
  const told = lines.filter(({ kind }) => kind !== 'blank' && kind !== 'note');
  const isCurrency = ({ text }: ListLine) => /\p{Sc}/u.test(text);
  const names = new Set(
    told.filter((line, at) => {
      const next = told[at + 1];
      const isBare = line.kind === 'services' && !isCurrency(line);
      return isBare && next?.kind === 'price-alone' && isCurrency(next);
    }),
  );
  return lines.map((line) =>
    names.has(line)
      ? { row: line.row, text: line.text, kind: isNote(line.text) ? 'note' : 'words', parts: [] }
      : line,
  );
}

/** Whether most lines of a list have numbers behind their names, and hardly any a currency. */
function isWithoutCurrency(rows: readonly DelimitedRow[]): boolean {
  const filled = rows.filter(({ text }) => /\p{L}/u.test(text));
  const signed = filled.filter(({ text }) => /\p{Sc}/u.test(text));
  const bare = filled.filter(
    ({ text }) =>
      !/\p{Sc}/u.test(text) &&
      /\d(?:[+*]|[.,][-–—]+)?(?: \([^()]+\))?$/.test(text.replace(TIME_LAST, '').trim()),
  );
  return bare.length * 2 >= filled.length && bare.length >= signed.length * 3;
}

/**
 * Whether prices stand before their names: one with a currency does, or all numbers do that a list
 * has, and they do not count its lines.
 */
function isPriceFirst(rows: readonly DelimitedRow[]): boolean {
  const texts = rows.map(({ text }) => plainLine(text)).filter((text) => /\d/.test(text));
  if (texts.some((text) => /^\p{Sc}\s?\d.*\p{L}/u.test(text))) return true;
  const numbers = texts.map((text) => Number(/^(\d+)(?:[.,]\d\d)?\+?\s*[-–—:.…=]/.exec(text)?.[1]));
  const isCount = numbers.every((number, at) => at === 0 || number === Number(numbers[at - 1]) + 1);
  return numbers.length > 1 && !isCount && numbers.every((number) => number >= 5);
}

/** A line with more characters is a text. */
const LONGEST = 1000;

/** Stars, where prices have a currency. */
const STARS = /^[0-5]\.\d$/;

function readLine(line: string, standing: Standing, isSigned: boolean): Omit<ListLine, 'row'> {
  if (line.length > LONGEST) {
    const kind = /\p{Sc}\s?\d/u.test(line) ? 'too-long' : 'note';
    return { text: line, kind, parts: [] };
  }
  if (line.trim() === '') return { text: '', kind: 'blank', parts: [] };
  const text = plainLine(line);
  if (isDuration(text) || isAddress(text) || (isSigned && STARS.test(text)))
    return { text, kind: 'note', parts: [] };
  if (isWithoutPrice(text))
    return { text, kind: 'price-alone', parts: [{ name: '', price: text }] };
  const reading = partsOfLine(text, standing);
  const [first, ...others] = reading.parts;
  if (first) {
    const kind = others.length === 0 && first.name === '' ? 'price-alone' : 'services';
    const isBare = isSigned && BARE.test(text);
    return { text, kind, ...reading, ...(isBare && { isDoubtful: true }) };
  }
  if (nameWithoutPrice(text) !== undefined) return { text, kind: 'without-price', parts: [] };
  return { text, kind: isNote(text) || timeAhead(text) ? 'note' : 'words', parts: [] };
}

export const PRICED: readonly ListLine['kind'][] = ['services', 'without-price', 'price-alone'];

const isTimed = (line: ListLine | undefined) =>
  line?.parts.length === 1 && line.parts.every(({ name }) => isDuration(name));

/** “45 min | $65” is a price alone; two of its kind are lengths of the service above them. */
function withTimes(lines: readonly ListLine[]): readonly ListLine[] {
  const told = lines.filter(({ kind }) => kind !== 'blank');
  const alone = new Set(
    told.filter((line, at) => isTimed(line) && !isTimed(told[at - 1]) && !isTimed(told[at + 1])),
  );
  return lines.map((line) => {
    if (!alone.has(line)) return line;
    const parts = line.parts.map(({ name, price }) => ({ name: '', price, minutes: name }));
    return { ...line, kind: 'price-alone', parts };
  });
}

const timeIn = ({ kind, text }: ListLine) => (kind === 'note' ? timeAhead(text) : undefined);

/**
 * “45 min” on a line of its own above or below a price alone is of its service. Where times and
 * prices take turns, a price goes with the time on the side on which the first one stands.
 */
function withTimesBeside(lines: readonly ListLine[]): readonly ListLine[] {
  const told = lines.filter(({ kind }) => kind !== 'blank');
  const times = told.map(timeIn);
  const isPart = (at: number) => times[at] !== undefined || told[at]?.kind === 'price-alone';
  const minutesOf = new Map<ListLine, string>();
  let isTimeFirst = false;
  for (const [at, line] of told.entries()) {
    if (!isPart(at - 1)) isTimeFirst = times[at] !== undefined;
    const [above, below] = [times[at - 1], times[at + 1]];
    const minutes = isTimeFirst ? (above ?? below) : (below ?? above);
    if (line.kind === 'price-alone' && minutes) minutesOf.set(line, minutes);
  }
  return lines.map((line) => {
    const minutes = minutesOf.get(line);
    return minutes ? { ...line, parts: line.parts.map((part) => ({ minutes, ...part })) } : line;
  });
}

const isSpoken = ({ kind, text }: ListLine) =>
  kind === 'price-alone' && /\d (?:US )?dollars$/i.test(text);

/** “65 US dollars”, which a page has read aloud, and “$65” below it are one price. */
function withoutSpoken(lines: readonly ListLine[]): readonly ListLine[] {
  const isSaid = (one: ListLine | undefined, other: ListLine | undefined) =>
    one && other && isSpoken(one) && readPrice(`${one.text} / ${other.text}`).kind === 'price';
  return lines.map((line, at): ListLine => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    if (isSaid(line, below)) return { ...line, kind: 'blank' };
    return above && isSaid(above, line) ? { ...line, row: joined(above.row, line.row) } : line;
  });
}

/** One row of two, in their order. */
export const joined = (one: DelimitedRow, other: DelimitedRow): DelimitedRow => ({
  ...(one.line < other.line ? one : other),
  text: [one, other]
    .toSorted((a, b) => a.line - b.line)
    .map(({ text }) => text)
    .join('\n'),
});

/** “From” on a line of its own goes with the price below it. */
function withMarks(lines: readonly ListLine[]): readonly ListLine[] {
  const isMark = (line: ListLine | undefined) =>
    line?.kind === 'words' && FROM_BEFORE.includes(line.text.toLowerCase());
  return lines.map((line, at): ListLine => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    if (isMark(line) && below?.kind === 'price-alone') return { ...line, kind: 'blank' };
    if (!above || !isMark(above) || line.kind !== 'price-alone') return line;
    const parts = line.parts.map((part) => ({ ...part, price: `from ${part.price}` }));
    return { ...line, row: joined(above.row, line.row), parts };
  });
}

const isLower = (text: string) => /^\p{Ll}/u.test(text);

/** “Haircut with” above “shampoo … $75” is its name’s first half, where names begin with a capital. */
function withWholeNames(lines: readonly ListLine[]): readonly ListLine[] {
  const named = lines.flatMap(({ parts: [first] }) => (first?.name ? [first.name] : []));
  const isCapital = named.filter(isLower).length * 4 <= named.length;
  const whole = [...lines];
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    const [first, ...others] = line.parts;
    if (!above || line.kind !== 'services' || !first) continue;
    const isCut = /\([^()]*$/.test(above.text) && /^[^()]*\)/.test(first.name);
    if (!isCut && above.kind !== 'words') continue;
    const [and = ''] = /^(?:&|and)\s+/i.exec(line.text) ?? [];
    if (!line.text.startsWith(`${and}${first.name}`)) continue;
    const isOpen = isCut || and || /(?:\s(?:with|and|or|w\/)|[&+,])$/i.test(above.text);
    if (!isOpen && !(isCapital && isLower(first.name) && !isLower(above.text))) continue;
    const parts = [{ ...first, name: `${above.text} ${and}${first.name}` }, ...others];
    whole[at - 1] = { ...above, kind: 'blank' };
    whole[at] = { ...line, row: joined(above.row, line.row), parts };
  }
  return whole;
}
