import { type DelimitedRow, plainLine } from './delimited.ts';
import {
  BUTTON,
  isDescription,
  isMadeOf,
  isNote,
  isOfNoPrice,
  isSizeOrAge,
  isWithoutPrice,
} from './phrases.ts';
import {
  isWithoutCurrency,
  type LineReading,
  nameWithoutPrice,
  partsOfLine,
  withMissingSigns,
} from './prices-in-lines.ts';
import type { LinePart } from './signed-prices.ts';
import { amountsIn, hasAmount, hasCurrency, isDuration, readOnce, timeAhead } from './tokens.ts';

/** Kinds of lines of a list. */
type Kind = 'blank' | 'words' | 'note' | 'services' | 'without-price' | 'price-alone' | 'too-long';

/** A line, and what stands in it. */
export interface ListLine extends LineReading {
  readonly row: DelimitedRow;
  readonly text: string;
  readonly kind: Kind;
}

/** Reads each line of a list beside its tables for itself, and the two halves of a name that is cut. */
export function listLines(
  rows: readonly DelimitedRow[],
  tables: readonly DelimitedRow[],
): readonly ListLine[] {
  const texts = withMissingSigns(rows.map(({ text }) => text.replace(TIME_OF_DATE, '')));
  const read = texts.filter(({ length }) => length <= LONGEST);
  const isUnsigned = isWithoutCurrency(read);
  const isSigned = isWithCurrency([...read, ...tables.map(({ text }) => text)]);
  const readingOf = readOnce((text) => readLine(text, isUnsigned, isSigned));
  const lines = rows.map((row, at): ListLine => ({ ...readingOf(texts[at] ?? ''), row }));
  const passes = [
    ...[withStartingPrices, withNumberedNames, withTimes],
    ...[withoutSpoken, withBareTimes, withTimesBeside],
  ];
  const timed = passes.reduce<readonly ListLine[]>((all, pass) => pass(all), lines);
  return withDescriptions(withWholeNames(withKinds(timed)));
}

/** “12:00 AM” behind a whole date, as an export writes it. */
const TIME_OF_DATE =
  /(?<=\d\/\d{4}|\d{4}-\d\d-\d\d)[T ]\d\d?:\d\d(?::\d\d)?(?:Z| ?[AP]M)?(?![\p{L}\d])/giu;

/** “Gel”, at several prices behind a service's own, is a kind of each: “Manicure $29 / Gel $41”. */
function withKinds(lines: readonly ListLine[]): readonly ListLine[] {
  const prices = new Map<string, Set<string>>();
  for (const { name, price } of lines.flatMap(({ parts }) => parts.slice(1)))
    prices.set(name, (prices.get(name) ?? new Set()).add(price));
  return lines.map((line) => {
    const [first, ...others] = line.parts;
    const isKind = ({ name, level }: LinePart) =>
      name && !level && !isSizeOrAge(name) && (prices.get(name)?.size ?? 0) > 1;
    if (!first?.name || others.length === 0 || !others.every(isKind)) return line;
    const [, service = first.name, own] = /^(.+?)\s[-–—]\s(.+)$/.exec(first.name) ?? [];
    const named = others.map((part) => ({ ...part, name: `${service}, ${part.name}` }));
    return {
      ...line,
      parts: [{ ...first, name: own ? `${service}, ${own}` : service }, ...named],
    };
  });
}

const BARE = /^\d+(?:\.\d\d)?$/;

/** True for a list whose prices have a currency: a number alone is likelier one of stars than a price. */
const isWithCurrency = (texts: readonly string[]): boolean =>
  texts.filter(hasAmount).length * 3 > texts.filter((text) => BARE.test(text.trim())).length;

type Change = (line: ListLine, above?: ListLine, below?: ListLine) => ListLine;

/** A pass that changes lines by those beside them; lines of the kinds named stand between nothing. */
const besides =
  (skipped: readonly Kind[], change: Change) =>
  (lines: readonly ListLine[]): readonly ListLine[] => {
    const told = lines.filter(({ kind }) => !skipped.includes(kind));
    const changed = new Map(
      told.map((line, at) => [line, change(line, told[at - 1], told[at + 1])]),
    );
    return lines.map((line) => changed.get(line) ?? line);
  };

/** “Deep tissue - 60” and “Ages 5-12” above “$110” alone have no price of their own. */
const withNumberedNames = besides(['blank', 'note'], (line, _, below) => {
  const isAbovePrice = below?.kind === 'price-alone' && hasCurrency(below.text);
  if (!isAbovePrice || line.kind !== 'services' || hasCurrency(line.text)) return line;
  const { row, text } = line;
  return { row, text, kind: isNote(text) ? 'note' : 'words', parts: [] };
});

/** A line with more characters is a text. */
const LONGEST = 1000;

/** Stars, where prices have a currency. */
const STARS = /^[0-5]\.\d$/;

function readLine(line: string, isUnsigned: boolean, isSigned: boolean): Omit<ListLine, 'row'> {
  if (line.length > LONGEST) {
    const kind = hasAmount(line) ? 'too-long' : 'note';
    return { text: line, kind, parts: [] };
  }
  if (line.trim() === '') return { text: '', kind: 'blank', parts: [] };
  const text = plainLine(line);
  const isOther = isDuration(text) || isOfNoPrice(text);
  if (isOther || (isSigned && STARS.test(text))) return { text, kind: 'note', parts: [] };
  if (isWithoutPrice(text))
    return { text, kind: 'price-alone', parts: [{ name: '', price: text }] };
  const reading = partsOfLine(text, isUnsigned);
  const [first, ...others] = reading.parts;
  if (first) {
    const kind = others.length === 0 && first.name === '' ? 'price-alone' : 'services';
    const isBare = isSigned && BARE.test(text);
    return { text, kind, ...reading, ...(isBare && { isDoubtful: true }) };
  }
  if (nameWithoutPrice(text) !== undefined) return { text, kind: 'without-price', parts: [] };
  if (isNote(text) || timeAhead(text)) return { text, kind: 'note', parts: [] };
  return { text: text.replace(/:$/, '').trimEnd(), kind: 'words', parts: [] };
}

export const PRICED: readonly Kind[] = ['services', 'without-price', 'price-alone'];

const isTimed = (line?: ListLine) =>
  line?.parts.length === 1 && line.parts.every(({ name }) => isDuration(name));

/** “45 min | $65” is a price alone; two of its kind are lengths of the service above them. */
const withTimes = besides(['blank'], (line, above, below) => {
  if (!isTimed(line) || isTimed(above) || isTimed(below)) return line;
  const parts = line.parts.map(({ name, price }) => ({ name: '', price, minutes: name }));
  return { ...line, kind: 'price-alone', parts };
});

/** Makes notes of numbers that count the names below them, and times of those below most services: “Tint $20” above “30”. A name above such a time is no heading. */
function withBareTimes(lines: readonly ListLine[]): readonly ListLine[] {
  const isBare = ({ isDoubtful, text }: ListLine) => isDoubtful && /^\d\d?$/.test(text);
  const bare = lines.flatMap((line, at) =>
    isBare(line) ? [{ number: Number(line.text), above: lines[at - 1]?.kind }] : [],
  );
  const isNext = ({ number, above }: (typeof bare)[number], at: number) =>
    above === 'price-alone' && number > Number(bare[at]?.number);
  if (bare.length > 3 && bare.slice(1).every(isNext))
    return lines.map((line) => (isBare(line) ? { ...line, kind: 'note', parts: [] } : line));
  const isTime = (line?: ListLine) => line?.isDoubtful && /^[1-9]?\d?[05]$/.test(line.text);
  const services = lines.filter(({ kind }) => kind === 'services');
  const times = lines.filter((line, at) => isTime(line) && lines[at - 1]?.kind === 'services');
  if (times.length < 3 || times.length * 2 <= services.length) return lines;
  return lines.map((line, at) => {
    if (isTime(line)) return { ...line, kind: 'note', text: `${line.text} min`, parts: [] };
    return line.kind === 'words' && isTime(lines[at + 1]) ? { ...line, kind: 'note' } : line;
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

/** A further choice of the service above it: “With removal”. */
export const CHOICE = /^(?:with|w\/)\s?/i;

/** Reads lines below prices as descriptions, not as headings, where most of them read like sentences, or where a choice follows. */
function withDescriptions(lines: readonly ListLine[]): readonly ListLine[] {
  const isSaid = (line?: ListLine) =>
    line?.kind === 'words' && (isDescription(line.text, 2) || isOfParts(line.text));
  const beneath = lines.flatMap((line, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    const isBeneath = above && PRICED.includes(above.kind) && below && below.kind !== 'price-alone';
    const isMore = below && isSaid(line) && CHOICE.test(below.text);
    if (isBeneath && line.kind === 'words')
      return [{ line, isOne: isSaid(line) && !isSaid(below), isMore }];
    return isBeneath && isSentence(line) ? [{ line, isOne: true, isMore }] : [];
  });
  const isMost = beneath.filter(({ isOne }) => isOne).length * 2 > beneath.length;
  const notes = new Set(beneath.flatMap(({ line, isMore }) => (isMost || isMore ? [line] : [])));
  return lines.map((line) =>
    notes.has(line) && (isWordy(line.text) || isOfParts(line.text))
      ? { ...line, kind: 'note' }
      : line,
  );
}

/** A note that is no time and no button. */
export const isSentence = ({ kind, text }: ListLine): boolean =>
  kind === 'note' && !BUTTON.test(text) && !timeAhead(text);

/** “Cut, file, cuticle care, polish”. */
const isOfParts = (text: string) => text.split(', ').length > 3;

/** “Customized color selection”; not “Color and highlights”. */
const isWordy = (text: string) => (text.match(/\s\p{Ll}{4}/gu) ?? []).length > 1;

/** One row of two, in their order. */
export function joined(one: DelimitedRow, other: DelimitedRow): DelimitedRow {
  if (other.line < one.line) return joined(other, one);
  return { ...one, text: `${one.text}\n${other.text}` };
}

/** A pass that makes one line of two where they have parts together. */
const joining = (partsOf: (line: ListLine, above: ListLine) => ListLine['parts'] | undefined) =>
  besides([], (line, above, below) => {
    if (below && partsOf(below, line)) return { ...line, kind: 'blank' };
    const parts = above && partsOf(line, above);
    return parts ? { ...line, row: joined(above.row, line.row), parts } : line;
  });

/** “65 US dollars”, which a page has read aloud, and “$65” below it are one price. */
const withoutSpoken = joining((line, above) =>
  above.kind === 'price-alone' &&
  /\d (?:US )?dollars$/i.test(above.text) &&
  amountsIn(above.text).join() === amountsIn(line.text).join()
    ? line.parts
    : undefined,
);

/** “Starting at” above a price alone. */
const withStartingPrices = joining((line, above) =>
  line.kind === 'price-alone' && isMadeOf(above.text, 'starting')
    ? line.parts.map((part) => ({ ...part, price: `from ${part.price}` }))
    : undefined,
);

const isLower = (text: string) => /^\p{Ll}/u.test(text);

/** “Haircut with” above “shampoo … $75” is its name’s first half, where names begin with a capital. */
function withWholeNames(lines: readonly ListLine[]): readonly ListLine[] {
  const named = lines.flatMap(({ parts: [first] }) => (first?.name ? [first.name] : []));
  const isCapital = named.filter(isLower).length * 4 <= named.length;
  return joining(({ kind, text, parts: [first, ...others] }, above) => {
    if (kind !== 'services' || !first) return undefined;
    const isCut = /\([^()]*$/.test(above.text) && /^[^()]*\)/.test(first.name);
    const [and = ''] = /^(?:&|and)\s+/i.exec(text) ?? [];
    const isOpen = isCut || and || /(?:\s(?:with|and|or|w\/)|[&+,])$/i.test(above.text);
    const isSecond = isOpen || (isCapital && isLower(first.name) && !isLower(above.text));
    return isSecond && (isCut || above.kind === 'words') && text.startsWith(`${and}${first.name}`)
      ? [{ ...first, name: `${above.text} ${and}${first.name}` }, ...others]
      : undefined;
  })(lines);
}
