import { plainLine } from './delimited.ts';
import { menuMonth } from './menu-row.ts';
import { isNote, isWithoutPrice, levelsIn } from './phrases.ts';
import {
  AFTER_LEADER,
  LARGE,
  LEADING,
  type LinePart,
  nameIn,
  partOf,
  sharedName,
  signedParts,
  TIME_LAST,
  takenFrom,
} from './prices-with-currency.ts';
import { readPrice } from './read-price.ts';
import { hasCurrency, hasDigit, hasLetter, withoutDuration } from './tokens.ts';

/** Stands between a name and its price; “1:1” is one name. */
const LEADER = /\s*(?:\.{2,}|…|_{2,}|·{2,}|\s{2}|\t|\s[-–—]\s|[=|]|:(?!(?<=\d:)\d)|,\s)[\s.…_·]*/;

/** True for a price, or several; “02” numbers what it follows. */
function isPriceAlone(text: string): boolean {
  if (/^0\d/.test(text)) return false;
  const reading = readPrice(text);
  const isSeveral = reading.kind === 'unclear' && reading.code === 'several-prices';
  // “8.000” may be eight dollars or eight thousand.
  const isOpen = (isSeveral && !/\p{L}{3}/u.test(text)) || /^\d+\.\d{3}$/.test(text);
  return reading.kind === 'price' || isOpen;
}

const OF_A_YEAR =
  /\b(?:est|established|since|copyright|prices?|list|menu|effective|updated|as of)\b/i;

/** A year, or a month, is a price only where a sign sets it off from a name that is not dated by it. */
const isYear = (text: string, name: string, isSetOff: boolean) =>
  /^(?:(?:0?\d|1[0-2])[/.-](?:\d\d?[/.-])?)?(?:19|20)\d\d$/.test(text) &&
  (!isSetOff || OF_A_YEAR.test(name));

/** How the prices of a list's other lines stand, which tells what a number without a currency is. */
export interface Standing {
  /** Most have no currency. */
  readonly isUnsigned: boolean;
  /** Some stand before their names: else “6 - 1 hour sessions” has none. */
  readonly isPriceFirst: boolean;
}

const UNSIGNED_END = /\d(?:[+*]|[.,][-–—]+)?(?: \([^()]+\))?$/;

/** True if most lines of a list have numbers behind their names, and hardly any a currency. */
export function isWithoutCurrency(texts: readonly string[]): boolean {
  const worded = texts.filter(hasLetter);
  const signed = worded.filter(hasCurrency);
  const bare = worded.filter(
    (text) => !hasCurrency(text) && UNSIGNED_END.test(text.replace(TIME_LAST, '').trim()),
  );
  return bare.length * 2 >= worded.length && bare.length >= signed.length * 3;
}

/** True if prices stand before their names: one with a currency does, or all numbers do that a list has. */
export function isPriceFirst(given: readonly string[]): boolean {
  const texts = given.map(plainLine).filter(hasDigit);
  if (texts.some((text) => /^\p{Sc}\s?\d.*\p{L}/u.test(text))) return true;
  const numbers = texts.map((text) => Number(/^(\d+)(?:[.,]\d\d)?\+?\s*[-–—:.…=]/.exec(text)?.[1]));
  return numbers.length > 1 && numbers.every((number) => number >= 5);
}

/** Nothing is known of other lines. */
export const ALONE: Standing = { isUnsigned: false, isPriceFirst: false };

/** Without a currency a number is a price where it stands alone or a sign sets it off from its name. */
export function unsignedParts(
  line: string,
  { isUnsigned, isPriceFirst }: Standing,
): readonly LinePart[] {
  if (levelsIn(line) || isTwoTimes(line) || NUMBERED_NOUNS.test(line) || menuMonth(line)) return [];
  if (isPriceAlone(line)) return isYear(line, '', false) ? [] : [{ name: '', price: line }];
  const several = isUnsigned ? severalUnsigned(line) : [];
  if (several.length > 1) return several;
  const segments = line.split(LEADER);
  const [first = '', last = ''] = [segments[0], segments.at(-1)];
  const isSetOff = (text: string) =>
    segments.length > 1 && isPriceAlone(text) && !isYear(text, line, true);
  if (isSetOff(last)) return [behindName(line, last)];
  if (isPriceFirst && isSetOff(first)) return [partOf(line.slice(first.length), first)];
  if (!isUnsigned) return [];
  const number = lastNumber(line);
  const price = isPriceAlone(number) ? number : withBracket(line);
  return price === '' || isYear(price, line, false) ? [] : [behindName(line, price)];
}

/** The number that a line ends with, and the marks that go with it: “10 ea”, “250 (2 hrs)”. */
function lastNumber(line: string): string {
  const [, number = ''] = /^.*\p{L}.* (\+?\d\S*.*)$/u.exec(line) ?? [];
  return beforeTime(line) || number;
}

/** “45 30 min” is a price and its time. */
function beforeTime(line: string): string {
  const [time = ''] = TIME_LAST.exec(line) ?? [];
  const name = line.slice(0, line.length - time.length);
  const [number = ''] = /(?<=\p{L}.* )\d\d+$/u.exec(name) ?? [];
  return number && `${number}${time}`;
}

/** “60/90 min” and “30 60 min” are two times, or a price and its time. */
function isTwoTimes(line: string): boolean {
  const [, first, second] = /(?<!\d)(\d\d)[\s/]+(\d\d\d?)\s?min(?:ute)?s?\W*$/i.exec(line) ?? [];
  return Number(first) % 15 === 0 && Number(first) < Number(second);
}

/** “80 (roots only)” may be a price for some, and “set- 85-120 (by design)” has several. */
const withBracket = (line: string) =>
  /(?<=\p{L}.* )\d\d+(?:\.\d\d)?\+? \([^()]+\)$|(?<=\p{L}\s?[-–:=] )\d\d+[-–]\d\d+ \([^()]+\)$/u.exec(
    line,
  )?.[0] ?? '';

/** Nouns that a number may follow without being a price: “Suite 200”, not “Salt room 45”. */
const NUMBERED_NOUNS =
  /\b(?:suite|ste|floor|page|apt|p\.?o\.? box)[\s#.]+\d|(?:^|,\s|\b(?:st|ave|blvd|rd)\.?\s)(?:unit|room)[\s#]+\d/i;

/** “Seniors 65+” are people, in years. */
const OF_AN_AGE = /\b(?:ages?|aged|seniors?|kids?|child(?:ren)?|teens?|adults?|over|under)$/i;

/** “Brow wax 22” in a list whose prices have a currency: likely one that lost it. */
function partsWithoutCurrency(line: string, standing: Standing): readonly LinePart[] {
  const parts = unsignedParts(line, { ...standing, isUnsigned: true });
  const isLikely = ({ name, price }: LinePart) =>
    name !== '' && (/\d\d/.test(price) || hasMark(price));
  return parts.every(isLikely) ? parts : [];
}

/** “85+”, “from 250” and “10 ea” are prices without a currency, too. */
const isMarked = ({ name, price }: LinePart): boolean => hasMark(price) && !OF_AN_AGE.test(name);

const hasMark = (text: string): boolean =>
  readPrice(text).kind === 'price' && /\p{L}|\+$/u.test(withoutDuration(text).rest);

/** “Haircut 45, Color from 90” are two services, where each ends with what can be its price. */
function severalUnsigned(line: string): readonly LinePart[] {
  const ends = line
    .split(/[,;|]\s+|\s[/|]\s|(?<=\d\+?)\s(?=w(?:\/|ith\b))/)
    .map((piece) => /^.*\p{L}.* (\d+(?:\.\d\d?)?\+?)$/u.exec(piece.trim()) ?? []);
  const parts = ends.flatMap(([piece, price]) =>
    piece && price ? [behindName(piece, price)] : [],
  );
  const isLikely = parts.length === ends.length && parts.some(({ price }) => /\d\d/.test(price));
  return isLikely ? sharedName(parts, line) : [];
}

/** A word that leads to a price, or a number that may be the lower end of a range. */
const BEFORE_PRICE: readonly RegExp[] = [
  ...LEADING,
  new RegExp(String.raw`${AFTER_LEADER}\s*[-–—/]\s*$|${LARGE}\s*[-–—/,;|]?\s*$`, 'u'),
];

/** Another price in a line: “Brow 15 Lip 10”, “Cut:45,Color:85”; no measure, “Step 1 peel” or “20 pc”. */
const OTHER_PRICE =
  /^(.*?\p{L}.*?[\s:=.…_])\d+(?:\.\d\d)?\+?\s?(?:[/|;·]+|(?<=\d\d.?)[,.…\s])[\s.…]*(?![xX]\b|and\b|m?ins?\b|h(?:ou)?rs?\b|pcs?\b|[ogm][zgml]\b|inch|w(?:ee)?ks?\b|days?\b|y(?:ea)?rs?\b|vol|steps?\b|foils?\b|nails?\b)[\p{L}(]/u;

function behindName(line: string, price: string): LinePart {
  const before = line.slice(0, line.length - price.length);
  const [, own] = OTHER_PRICE.exec(before) ?? [];
  if (own) return partOf(own, line.slice(own.length));
  const leading = takenFrom(before, BEFORE_PRICE, false);
  return partOf(
    before.slice(0, before.length - leading.length),
    `${leading.replace(')', '')}${price}`,
  );
}

/** The name in a line that says that there is no price: “Fringe trim ... free”, “Wigs on request”. */
export function nameWithoutPrice(line: string): string | undefined {
  const [, name = '', words = ''] = /^(.*\S) (\S+ \S+)$/.exec(line) ?? [];
  if (isWithoutPrice(words)) return nameIn(name);
  const segments = line.split(LEADER);
  const last = segments.at(-1) ?? '';
  const isPhrase = segments.length > 1 && last.split(/\s+/).length < 5;
  if (!isPhrase || readPrice(last).kind !== 'without-price') return undefined;
  return nameIn(line.slice(0, line.length - last.length));
}

/** The services of a line. */
export interface LineReading {
  readonly parts: readonly LinePart[];
  /** A person has to say if its number is a price. */
  readonly isDoubtful?: true;
}

/** Finds the services of a line with their prices: none, one, or several in a row. */
export function partsOfLine(line: string, standing: Standing): LineReading {
  const dated = withoutDate(line);
  if (dated) {
    const { rest, visits, ...since } = dated;
    const parts = partsIn(rest, { ...standing, isUnsigned: true });
    const isSole = parts.length === 1 && parts[0]?.name !== '';
    if (isSole || (parts.length > 1 && visits === ''))
      return { parts: parts.map((part) => ({ ...part, ...since, ...(visits && { visits }) })) };
  }
  const parts = partsIn(line, standing);
  if (parts.length > 0 || standing.isUnsigned || isNote(line)) return { parts };
  const unsigned = partsWithoutCurrency(line, standing);
  return { parts: unsigned, ...(!unsigned.every(isMarked) && { isDoubtful: true }) };
}

function partsIn(line: string, standing: Standing): readonly LinePart[] {
  const parts = signedParts(line);
  return parts.length > 0 ? parts : unsignedParts(line, standing);
}

const MONTH = String.raw`\d\d?[/.-](?:\d\d?[/.-])?\d{4}|\d{4}-\d\d(?:-\d\d)?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?[\s-]*(?:\d\d?(?:st|nd|rd|th)?,?\s+)?(?:\d{4}|(?:'|(?<=-))\d\d)`;

const SINCE = String.raw`(?:last\s+|price\s+)?(?:since|as of|from|effective|raised|changed?|increased?|updated?)(?:\s+(?:in|on|to))?:?`;

/** A row’s further cells: a month, or a year behind a word, and visits. */
const DATED = /* @__PURE__ */ new RegExp(
  String.raw`^(.*\d.*?)[\s,;|·–—-]+[([]?\s*(?:(?:${SINCE}\s+)?(${MONTH})|${SINCE}\s+((?:19|20)\d\d))[)\]]?(?:[\s,;|]+(\d{1,4})(?:\s+visits)?)?$`,
  'i',
);

/** A line with more characters is no row. */
const LONGEST = 200;

/** Takes off what says since when a price holds: “Fade 45 01/2021”, “Trim $30 since 2019”. */
function withoutDate(line: string) {
  const [, rest, month, year, visits = ''] = (line.length < LONGEST && DATED.exec(line)) || [];
  const since = year ?? month;
  if (rest === undefined || since === undefined) return undefined;
  return year || menuMonth(since) ? { rest, since, visits } : undefined;
}
