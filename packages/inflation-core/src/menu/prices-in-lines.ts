/** Finds the services of a line; a number that stands as a price is given the sign that it lacks. */
import { plainLine } from './delimited.ts';
import { menuMonth } from './menu-row.ts';
import { isAddress, isNote, isSize, isWithoutPrice, levelsIn } from './phrases.ts';
import { hasSeveralPrices, readPrice } from './read-price.ts';
import {
  LARGE,
  LEADING,
  type LinePart,
  nameIn,
  signedParts,
  TIME_LAST,
  takenFrom,
  UNKNOWN_SIGN,
} from './signed-prices.ts';
import {
  CODES,
  DOLLARS,
  hasCurrency,
  hasDigit,
  hasLetter,
  MONTH_WORD,
  withoutDuration,
} from './tokens.ts';
import { UNITS } from './words.ts';

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

/** Behind a number that is no price: “20 pc”, “30 min facial”. */
const NO_MEASURE = String.raw`(?!${DOLLARS}\b|(?:${CODES})\b|[xX]\b|and\b|m?in(?:ute)?s?\b|h(?:ou)?rs?\b|p(?:ie)?cs?\b|[ogm][zgml]\b|inch|w(?:ee)?ks?\b|days?\b|y(?:ea)?rs?\b|vol|steps?\b|foils?\b|nails?\b)`;

/** A number before a name, and what divides them. */
const NUMBER_FIRST = /* @__PURE__ */ new RegExp(
  String.raw`^[\s•*–-]*[+]?(?=(?!(?:19|20)\d\d)(?:[5-9]|\d{2,4})(?:[.,]\d\d)?[+]?(\s?[-–—:.…=]+)?\s?${NO_MEASURE}\p{L})`,
  'u',
);

/** “35 mens cut” and “35 – Mens cut”, where most numbers of a list, or others with a sign, stand so. */
function numbersFirst(numbered: readonly string[]): readonly string[] {
  const first = numbered.filter((text) => NUMBER_FIRST.test(text) && !isAddress(text));
  const sole = first.filter((text) => /^\D*\d+(?:[.,]\d\d)?\D*$/.test(text));
  if (sole.length > 1 && sole.length * 3 > numbered.length * 2) return first;
  const isAmong = numbered.some((text) => /^\p{Sc}\s?\d.*\p{L}/u.test(plainLine(text)));
  return isAmong ? first.filter((text) => NUMBER_FIRST.exec(text)?.[1]) : [];
}

/** Behind a name, a number without a currency; then words behind a semicolon or a dash. */
const DESCRIBED =
  /^[^\d;]*\p{L}[^;]*?[\s.…:–-](?=\d+(?:[.,]\d\d)?\+?\s?(?:;|\s[–—-])\s\D*\p{L}\D*$)/u;

/** “Cut 50; wash included”, where most numbers have such words behind them. */
function numbersDescribed(numbered: readonly string[]): readonly string[] {
  const unsigned = numbered.filter((text) => !hasCurrency(text));
  const described = unsigned.filter((text) => DESCRIBED.test(text));
  return described.length > 1 && described.length * 2 > unsigned.length ? described : [];
}

/** Gives a sign to numbers of lines that stand alike. */
export function withMissingSigns(texts: readonly string[]): readonly string[] {
  const numbered = texts.filter((text) => text.length < LONGEST && hasDigit(text));
  const unsigned = new Set([...numbersFirst(numbered), ...numbersDescribed(numbered)]);
  const signed = (text: string) => text.replace(NUMBER_FIRST, '$&$$').replace(DESCRIBED, '$&$$');
  return texts.map((text) => (unsigned.has(text) ? signed(text) : text));
}

/** Stands between a name and its price; “1:1” is one name. */
const LEADER = /\s*(?:\.{2,}|…|_{2,}|·{2,}|\s{2}|\t|\s[-–—]\s|[=|]|:(?!(?<=\d:)\d)|,\s)[\s.…_·]*/;

const ENDS_IN_LEADER = /* @__PURE__ */ new RegExp(`${LEADER.source}$`);

/** The numbers of a line that stand as prices, and lack a sign. */
function pricePlaces(line: string, isUnsigned: boolean): readonly number[] {
  if (levelsIn(line) || isTwoTimes(line) || NUMBERED_NOUNS.test(line) || menuMonth(line)) return [];
  if (isPriceAlone(line)) return isYear(line, '', false) ? [] : [line.search(/\.?\d/)];
  const several = isUnsigned ? placesInARow(line) : [];
  if (several.length > 1) return several;
  const last = lastPlace(line, isUnsigned);
  return last === undefined ? [] : [OTHER_PRICE.exec(line.slice(0, last))?.[1]?.length ?? last];
}

/** “.50” begins with its point, “Cut....50” does not. */
const NUMBER_START = /(?<![\p{L}\d]|\d[.,]|\s\.)\d|(?<=\s)\.\d/gu;

/** The last number that is a price to the line's end, behind a leader or, in a list without currencies, a blank. */
function lastPlace(line: string, isUnsigned: boolean): number | undefined {
  const places = [...line.matchAll(NUMBER_START)].map(({ index }) => index);
  const last = places.findLast((at) => {
    const price = line.slice(at);
    const isBehind = isSetOff(line, at) || (isUnsigned && /\p{L}.*\s\+?$/u.test(line.slice(0, at)));
    return isBehind && (isPriceAlone(price) || (isUnsigned && isPriceAlone(withoutBracket(price))));
  });
  if (last === undefined || isYear(line.slice(last), line, isSetOff(line, last))) return undefined;
  if (ENDS_IN_DAY.test(line.slice(0, last))) return undefined;
  return last - takenFrom(line.slice(0, last), NUMBER_BEFORE, false).length;
}

/** True if a leader stands before a place, or before the words and numbers that lead to its price. */
function isSetOff(line: string, at: number): boolean {
  const before = line.slice(0, at);
  const name = before.slice(0, before.length - takenFrom(before, LEADING, false).length);
  return ENDS_IN_LEADER.test(name.slice(-20));
}

/** A number before a price may be another one: “Perm 80 120”. */
const NUMBER_BEFORE = [/* @__PURE__ */ new RegExp(`${LARGE}\\s*[-–—/,;|]?\\s*$`, 'u')];

/** “80 (roots only)” may be a price for some. */
const withoutBracket = (text: string) => text.replace(/(?<=^\d\d.*) \([^()]+\)$/, '');

/** True for a price, or several; “02” numbers what it follows. */
function isPriceAlone(text: string): boolean {
  if (/^0\d/.test(text) || isSize(text)) return false;
  // “8.000” may be eight dollars or eight thousand.
  const isOpen = hasSeveralPrices(text) || /^\d+\.\d{3}$/.test(text);
  return isOpen || readPrice(text).kind === 'price';
}

const OF_A_YEAR =
  /\b(?:est|established|since|copyright|prices?|list|menu|effective|updated|as of)\b/i;

/** A year, or a month, is a price only where a sign sets it off from a name that is not dated by it. */
const isYear = (text: string, name: string, isSetOff: boolean) =>
  /^(?:(?:0?\d|1[0-2])[/.-](?:\d\d?[/.-])?)?(?:19|20)\d\d$/.test(text) &&
  (!isSetOff || OF_A_YEAR.test(name));

/** “60/90 min” and “30 60 min” are two times, or a price and its time. */
function isTwoTimes(line: string): boolean {
  const [, first, second] = /(?<!\d)(\d\d)[\s/]+(\d\d\d?)\s?min(?:ute)?s?\W*$/i.exec(line) ?? [];
  return Number(first) % 15 === 0 && Number(first) < Number(second);
}

/** Nouns that a number may follow without being a price: “Suite 200”, not “Salt room 45”. */
const NUMBERED_NOUNS =
  /\b(?:suite|ste|floor|page|apt|p\.?o\.? box)[\s#.]+\d|(?:^|,\s|\b(?:st|ave|blvd|rd)\.?\s)(?:unit|room)[\s#]+\d/i;

const BETWEEN_SERVICES = /[,;|]\s+|\s[/|]\s|(?<=\d\+?)\s(?=w(?:\/|ith\b))/;

const PRICE_BETWEEN =
  /(?<=\p{L}[^,;|/]* )(?<!\b(?:under|over|ages?) )\d+(?:\.\d\d?)?\+?(?=\s*(?:[,;|]\s|\s[/|]\s|$)|\sw(?:\/|ith\b))/gu;

/** “Haircut 45, Color from 90” are two services, where each ends with what can be its price. */
function placesInARow(line: string): readonly number[] {
  const places = [...line.matchAll(PRICE_BETWEEN)].map(({ index }) => index);
  const isEach = places.length === line.split(BETWEEN_SERVICES).length && /\d\d/.test(line);
  return isEach ? places : [];
}

/** Another price in a line: “Brow 15 Lip 10”, “Cut:45,Color:85”; no measure, “Step 1 peel” or “20 pc”. */
const OTHER_PRICE = /* @__PURE__ */ new RegExp(
  String.raw`^(.*?\p{L}.*?[\s:=.…_])\d+(?:\.\d\d)?\+?\s?(?:[/|;·]+|(?<=\d\d.?)[,.…\s])[\s.…]*${NO_MEASURE}[\p{L}(]`,
  'u',
);

/** The name in a line that says that there is no price: “Fringe trim ... free”, “Wigs on request”. */
export function nameWithoutPrice(line: string): string | undefined {
  for (const form of [/^(.*\S) (\S+ \S+)$/, /^(.*\S)(?<! (?:is|are)) (free)$/i]) {
    const [, name = '', words = ''] = form.exec(line) ?? [];
    if (isWithoutPrice(words)) return nameIn(name);
  }
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
export function partsOfLine(line: string, isUnsigned = false): LineReading {
  const dated = withoutDate(line);
  if (dated) {
    const { rest, visits, ...since } = dated;
    const parts = partsIn(rest, true);
    const isSole = parts.length === 1 && parts[0]?.name !== '';
    if (isSole || (parts.length > 1 && visits === ''))
      return { parts: parts.map((part) => ({ ...part, ...since, ...(visits && { visits }) })) };
  }
  const found = partsIn(line, isUnsigned);
  const parts = found.length > 0 ? found : openParts(line);
  if (parts.length > 0 || isUnsigned || isNote(line)) return { parts };
  const unsigned = partsWithoutCurrency(line);
  return { parts: unsigned, ...(!unsigned.every(isMarked) && { isDoubtful: true }) };
}

/** A name, a number and words with another, or a condition: “Blowout 45, 55 if long”, “Perm 95 short 120 long”, “Color 100/hr 2 hr min”. */
const OPEN_PRICE = /* @__PURE__ */ new RegExp(
  String.raw`^([^\d.!?:]*\p{L}{2}[^\d.!?:]*)\s(\d{1,3}/(?:${Object.keys(UNITS).join('|')})\b.+|\d\d\d?\+?[,;]?\s(?:(?:w|with|if|for|free|incl\w*)\s|${NO_MEASURE}[^\d.!?]*(?<=[\s/])\d\d)[^.!?:@]*)$`,
  'u',
);

function openParts(line: string): readonly LinePart[] {
  const [, name = '', price = ''] = OPEN_PRICE.exec(line) ?? [];
  const isOpen = readPrice(price).kind === 'unclear';
  return isOpen && !isNote(name) && !ENDS_IN_DAY.test(`${name} `) ? [{ name, price }] : [];
}

/** Services of a line by their signs, or by those that its numbers lack. */
export function partsIn(line: string, isUnsigned = false): readonly LinePart[] {
  const parts = signedParts(line);
  if (parts.length > 0) return parts;
  const signed = pricePlaces(line, isUnsigned).reduceRight(
    (text, at) => `${text.slice(0, at)}${UNKNOWN_SIGN}${text.slice(at)}`,
    line,
  );
  const unsigned = signedParts(signed);
  return unsigned.map((part) => ({ ...part, price: part.price.replaceAll(UNKNOWN_SIGN, '') }));
}

/** “Seniors 65+” are people, in years. */
const OF_AN_AGE = /\b(?:ages?|aged|seniors?|kids?|child(?:ren)?|teens?|adults?|over|under)$/i;

/** “Brow wax 22” in a list whose prices have a currency: likely one that lost it. */
function partsWithoutCurrency(line: string): readonly LinePart[] {
  const parts = partsIn(line, true);
  const isLikely = ({ name, price }: LinePart) =>
    name !== '' && (/\d\d/.test(price) || hasMark(price));
  return parts.every(isLikely) ? parts : [];
}

/** “85+”, “from 250” and “10 ea” are prices without a currency, too. */
const isMarked = ({ name, price }: LinePart): boolean => hasMark(price) && !OF_AN_AGE.test(name);

const hasMark = (text: string): boolean =>
  readPrice(text).kind === 'price' && /\p{L}|\+$/u.test(withoutDuration(text).rest);

/** Ends as a date does before its year: “Starting March 1, ”. */
const ENDS_IN_DAY = /* @__PURE__ */ new RegExp(
  String.raw`\b${MONTH_WORD}\.? (?:\d\d?(?:st|nd|rd|th)?,? )?$`,
  'i',
);

const MONTH = String.raw`\d\d?[/.-](?:\d\d?[/.-])?\d{4}|\d{4}-\d\d(?:-\d\d)?|${MONTH_WORD}\.?,?[\s-]*(?:\d\d?(?:st|nd|rd|th)?,?\s+)?(?:\d{4}|(?:'|(?<=-))\d\d)`;

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
