import { withoutMarkdown } from './delimited';
import { isLevel } from './level-words';
import { ADD_ON_BEFORE, FROM_AFTER, FROM_BEFORE, UNITS } from './price-words';
import { readPrice, withoutDuration } from './read-price';

/** A price in a line, and the name beside it. */
export interface LinePart {
  readonly name: string;
  readonly level?: string;
  /** With its marks, as it came. */
  readonly price: string;
  readonly minutes?: string;
}

const oneOf = (words: readonly string[]) =>
  words.map((word) => word.replace(/[+&/-]/g, (sign) => `[${sign}]`)).join('|');

const CURRENCY = String.raw`(?:(?:US|CA|AU|NZ|C|A)?\p{Sc}|\bUSD)`;

const NUMBER = String.raw`(?:\d{1,3}(?:[,'’ ]\d{3})+(?!\d)(?:\.\d\d?)?|\d+(?:[.,]\d+)*|\.\d\d?)`;

const DURATION = String.raw`\d+(?:\.\d)?\s?-?\s?(?:minutes?|mins?|hours?|hrs?|h|m)(?!\p{L})`;

/** An amount with its currency, and cents that are raised or set off by a blank. */
const AMOUNT = /* @__PURE__ */ new RegExp(
  String.raw`${CURRENCY}\s?${NUMBER}(?:[⁰¹²³⁴⁵⁶⁷⁸⁹]{2}| (?!${DURATION})\d\d(?![\d.,%]))?|${NUMBER}\s?(?:\p{Sc}(?!\s?\d)|USD\b|dollars?\b)`,
  'gu',
);

/** What follows an amount and goes with it; one after the other. */
const BEHIND: readonly RegExp[] = /* @__PURE__ */ [
  '[+*†]+',
  '[.,]-+',
  String.raw`(?:${oneOf(FROM_AFTER.filter((word) => /\p{L}{2}/u.test(word)))}|each|ea)(?!\p{L})\.?`,
  String.raw`(?:per|/|\ban?)\s?(?:${Object.keys(UNITS).join('|')})(?!\p{L})`,
  String.raw`[(/,·–-]?\s?${DURATION}(?:\s?${DURATION})?\)?`,
  String.raw`(?:[-–—/&]|\b(?:to|or|and)\b)\s?${NUMBER}(?!\s?\p{L})`,
].map((form) => new RegExp(`^\\s*${form}`, 'iu'));

/** A number that a name would hardly end with, as “Level 2” does; or one behind a name's leader. */
const LARGE = String.raw`(?<![\p{L}\d.,])\d\d+`;
const AFTER_LEADER = String.raw`(?<=(?:[.…_:=|–—-]|\s\s)\s?)\d[\d.,]*`;

/** What leads to an amount and goes with it: a word, or the lower end of a range. */
const LEADING: readonly RegExp[] = /* @__PURE__ */ [
  String.raw`(?<!\p{L})(?:${oneOf([...FROM_BEFORE, ...ADD_ON_BEFORE])})[.:]?\s*$`,
  String.raw`(?:${AFTER_LEADER}|${LARGE})\s?(?:[-–—/]|to|or)\s?$`,
].map((form) => new RegExp(form, 'iu'));

/** Stands between a name and its price. */
const LEADER = /\s*(?:\.{2,}|…|_{2,}|·{2,}|\s{2}|\t|\s[-–—]\s|[:=|]|,\s)[\s.…_·]*/;

const BULLET = /^\s*(?:(?:[-–—•·*►▪◦‣○●✓✔★☆>#]+|\d{1,2}[.)](?=\s+[^\d\s]))\s+)+/u;

/** What a line is, where it says so itself. */
const LABEL = /^\s*(?:service|treatment|name|item|price|duration|time|length)\s*:\s+/i;

/** Takes off what a list, a form or Markdown puts around a line. */
export const plainLine = (line: string): string =>
  withoutMarkdown(line.replace(BULLET, '').replace(LABEL, '')).trim();

const OPENING = /^[\s.…·•_|:;,=/\-–—>*&+)]+/u;
const CLOSING = /[\s.…·•_|:;,=/\-–—<*(]+$/u;

const nameIn = (text: string) =>
  text
    .replace(OPENING, '')
    .replace(CLOSING, '')
    .replace(/^(?:and|or)\s+/i, '');

/** Finds the prices of a line with their names: none, one, or several services in a row. */
export function partsOfLine(line: string, isUnsigned: boolean): readonly LinePart[] {
  const amounts = [...line.matchAll(AMOUNT)];
  return amounts.length > 0 ? signedParts(line, amounts) : unsignedParts(line, isUnsigned);
}

interface Gap {
  readonly behind: string;
  readonly name: string;
  readonly leading: string;
}

/** Divides what stands between two amounts into marks of the first, a name, and marks of the second. */
function gapOf(text: string, isFirst: boolean, isLast: boolean): Gap {
  const behind = isFirst ? '' : takenFrom(text, BEHIND);
  const rest = text.slice(behind.length);
  const leading = isLast ? '' : takenFrom(rest, LEADING);
  return { behind, name: rest.slice(0, rest.length - leading.length), leading };
}

/** As much of an end of a text as the forms cover. */
function takenFrom(text: string, forms: readonly RegExp[]): string {
  const isStart = forms === BEHIND;
  let taken = '';
  for (;;) {
    const rest = isStart ? text.slice(taken.length) : text.slice(0, text.length - taken.length);
    const [next = ''] = forms.map((form) => form.exec(rest)?.[0]).filter(Boolean);
    if (next === '') return taken;
    taken = isStart ? taken + next : next + taken;
  }
}

const NO_GAP: Gap = { behind: '', name: '', leading: '' };

function signedParts(line: string, amounts: readonly RegExpExecArray[]): readonly LinePart[] {
  const ends = amounts.map(({ index, 0: amount }) => index + amount.length);
  const gaps = [0, ...ends].map((start, at) =>
    gapOf(line.slice(start, amounts[at]?.index), at === 0, at === amounts.length),
  );
  const gapAt = (at: number) => gaps[at] ?? NO_GAP;
  const isPriceFirst = nameIn(gapAt(0).name) === '' && nameIn(gapAt(1).name) !== '';
  const parts: LinePart[] = [];
  for (const [at, { 0: amount }] of amounts.entries()) {
    const [before, after] = [gapAt(at), gapAt(at + 1)];
    const isRest = !isPriceFirst && at === amounts.length - 1;
    const price = `${before.leading}${amount}${after.behind}${isRest ? wordsBehind(after.name) : ''}`;
    const last = parts.at(-1);
    if (last && !isName(before.name))
      parts[parts.length - 1] = { ...last, price: `${last.price}${before.name}${price}` };
    else parts.push(partOf(isPriceFirst ? after.name : before.name, price));
  }
  return sharedName(parts);
}

/** Between two prices of one service; “now”, “members” and “6 for” are no names. */
const BETWEEN_PRICES =
  'now was then reg regular sale special off for or to and with per each plus up member members nonmember students student cash card online deposit tax tip only if save';

function isName(text: string): boolean {
  if (/^\s*\(/.test(text)) return false;
  const words = nameIn(text)
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  return words.some((word) => word.length > 1 && !BETWEEN_PRICES.split(' ').includes(word));
}

/** Words behind the last price make it doubtful. */
const wordsBehind = (rest: string) => (nameIn(rest) === '' ? '' : rest);

/** A duration behind a name, set off from it, is no part of it. */
function partOf(text: string, price: string): LinePart {
  const name = nameIn(text).replace(/\s(?:was|reg|regular|now)$/i, '');
  const [all = '', duration] = DURATION_BEHIND.exec(name) ?? [];
  const own = nameIn(name.slice(0, name.length - all.length));
  return duration && own ? { name: own, price, minutes: duration } : { name, price };
}

const DURATION_BEHIND = /* @__PURE__ */ new RegExp(
  String.raw`(?:\s[-–—]\s|[,(|·•]|\s\s)\s*(${DURATION}(?:\s?${DURATION})?)\)?$`,
  'iu',
);

/** “Cut: Short $45, Medium $55” names its service once. */
function sharedName(parts: readonly LinePart[]): readonly LinePart[] {
  const [{ name: own } = { name: '' }, ...others] = parts;
  const [, service, size = ''] = /^([^:–—]+)(?::|\s[-–—])\s*([^:–—]+)$/.exec(own) ?? [];
  const isShared =
    service && isLevel(size) && others.length > 0 && others.every(({ name }) => isLevel(name));
  if (!isShared) return parts;
  return parts.map(({ name, ...part }, at) => ({
    ...part,
    name: service,
    level: at === 0 ? size : name,
  }));
}

/** Whether a text is a price, or several. */
function isPriceAlone(text: string): boolean {
  const reading = readPrice(text);
  const isSeveral = reading.kind === 'unclear' && reading.code === 'several-prices';
  return reading.kind === 'price' || (isSeveral && !/\p{L}{3}/u.test(text));
}

const DATED = /\b(?:est|established|since|copyright|prices?|list|menu|effective|updated|as of)\b/i;

/** A year is a price only where a sign sets it off from a name that is not dated by it. */
const isYear = (text: string, name: string, isSetOff: boolean) =>
  /^(?:19|20)\d\d$/.test(text) && (!isSetOff || DATED.test(name));

/** Without a currency a number is a price where it stands alone or a sign sets it off from its name. */
function unsignedParts(line: string, isUnsigned: boolean): readonly LinePart[] {
  if (isPriceAlone(line)) return isYear(line, '', false) ? [] : [{ name: '', price: line }];
  const several = isUnsigned ? severalUnsigned(line) : [];
  if (several.length > 1) return several;
  const segments = line.split(LEADER).filter(Boolean);
  const [first = '', last = ''] = [segments[0], segments.at(-1)];
  if (segments.length > 1 && isPriceAlone(last) && !isYear(last, line, true))
    return [behindName(line, last)];
  if (segments.length > 1 && isPriceAlone(first) && !isYear(first, line, true))
    return [partOf(line.slice(first.length), first)];
  const [, , price = ''] = /^(.*\p{L}.*) (\S+)$/u.exec(line) ?? [];
  const isBehindWords = isUnsigned && isPriceAlone(price) && !isYear(price, line, false);
  return isBehindWords ? [behindName(line, price)] : [];
}

const IN_A_HOUSE = /\b(?:suite|ste|unit|floor|room|apt|box)\b/i;

/** “Brow wax 22” in a list whose prices have a currency: likely one that lost it. */
export function partWithoutCurrency(line: string): LinePart | undefined {
  const [, , price = ''] = /^(.*\p{L}.*) (\d\d+(?:\.\d\d)?)$/u.exec(line) ?? [];
  if (!isPriceAlone(price) || isYear(price, line, false) || IN_A_HOUSE.test(line)) return undefined;
  return behindName(line, price);
}

/** “Haircut 45, Color 90” are two services, where each ends with what can be its price. */
function severalUnsigned(line: string): readonly LinePart[] {
  const ends = line
    .split(/[,;|]\s+/)
    .map((piece) => /^(.*\p{L}.*) (\d\d+(?:\.\d\d?)?\+?)$/u.exec(piece.trim()) ?? []);
  const parts = ends.flatMap(([, name, price]) => (name && price ? [partOf(name, price)] : []));
  return parts.length === ends.length ? parts : [];
}

const LOWER_END = /* @__PURE__ */ new RegExp(
  String.raw`${AFTER_LEADER}\s*[-–—/]\s*$|${LARGE}\s*[-–—/]?\s*$`,
  'u',
);

/** A number at the end of a name may be the lower end of a range. */
function behindName(line: string, price: string): LinePart {
  const before = line.slice(0, line.length - price.length);
  const [lower = ''] = LOWER_END.exec(before) ?? [];
  return partOf(before.slice(0, before.length - lower.length), `${lower}${price}`);
}

/** The name in a line that says that there is no price: “Fringe trim ... free”. */
export function nameWithoutPrice(line: string): string | undefined {
  const segments = line.split(LEADER).filter(Boolean);
  const last = segments.at(-1) ?? '';
  if (/,\s$/.test(line.slice(0, line.length - last.length))) return undefined;
  const isPhrase = segments.length > 1 && /\p{L}|0/u.test(last) && last.split(/\s+/).length < 5;
  if (!isPhrase || readPrice(last).kind !== 'without-price') return undefined;
  return nameIn(line.slice(0, line.length - last.length));
}

/** Whether a line says how long something takes, and no more. */
export function isDuration(line: string): boolean {
  const { rest, minutes } = withoutDuration(line.toLowerCase());
  return minutes !== undefined && !/[\p{L}\d]/u.test(rest);
}
