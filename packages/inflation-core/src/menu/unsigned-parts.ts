import { levelsIn } from './level-words';
import { isWithoutPrice } from './line-kinds';
import {
  AFTER_LEADER,
  LARGE,
  LEADING,
  type LinePart,
  nameIn,
  partOf,
  sharedName,
  takenFrom,
} from './line-parts';
import { readPrice, withoutDuration } from './read-price';

/** Stands between a name and its price. */
const LEADER = /\s*(?:\.{2,}|…|_{2,}|·{2,}|\s{2}|\t|\s[-–—]\s|[:=|]|,\s)[\s.…_·]*/;

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
export function unsignedParts(line: string, isUnsigned: boolean): readonly LinePart[] {
  if (levelsIn(line)) return [];
  if (isPriceAlone(line)) return isYear(line, '', false) ? [] : [{ name: '', price: line }];
  const several = isUnsigned ? severalUnsigned(line) : [];
  if (several.length > 1) return several;
  const segments = line.split(LEADER);
  const [first = '', last = ''] = [segments[0], segments.at(-1)];
  if (segments.length > 1 && isPriceAlone(last) && !isYear(last, line, true))
    return [behindName(line, last)];
  if (segments.length > 1 && isPriceAlone(first) && !isYear(first, line, true))
    return [partOf(line.slice(first.length), first)];
  const price = isUnsigned ? lastNumber(line) : '';
  return isPriceAlone(price) && !isYear(price, line, false) ? [behindName(line, price)] : [];
}

/** The number that a line ends with, and the marks that go with it: “10 ea”, “250 (2 hrs)”. */
function lastNumber(line: string): string {
  const [, number = '', behind = ''] = /^.*\p{L}.* (\+?\d\S*)(.*)$/u.exec(line) ?? [];
  return `${number}${behind}`;
}

const IN_A_HOUSE = /\b(?:suite|ste|unit|floor|room|apt|box)\W+\d/i;

/** “Seniors 65+” are people, in years. */
const OF_AN_AGE = /\b(?:ages?|aged|seniors?|kids?|child(?:ren)?|teens?|adults?|over|under)$/i;

/** “Brow wax 22” in a list whose prices have a currency: likely one that lost it. */
export function partsWithoutCurrency(line: string): readonly LinePart[] {
  const parts = IN_A_HOUSE.test(line) ? [] : unsignedParts(line, true);
  const isLikely = ({ name, price }: LinePart) =>
    name !== '' && (/\d\d/.test(price) || hasMark(price));
  return parts.every(isLikely) ? parts : [];
}

/** “85+”, “from 250” and “10 ea” are prices without a currency, too. */
export const isMarked = ({ name, price }: LinePart): boolean =>
  hasMark(price) && !OF_AN_AGE.test(name);

function hasMark(text: string): boolean {
  const reading = readPrice(text);
  return reading.kind === 'price' && /\p{L}|\+$/u.test(withoutDuration(text).rest);
}

/** “Haircut 45, Color from 90” are two services, where each ends with what can be its price. */
function severalUnsigned(line: string): readonly LinePart[] {
  const ends = line
    .split(/[,;|]\s+|\s[/|]\s/)
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
  return partOf(before.slice(0, before.length - leading.length), `${leading}${price}`);
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
