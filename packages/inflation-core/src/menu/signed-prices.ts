import type { ServiceCells } from './outcomes.ts';
import { isLevel, isMadeOf, isNote, isOfColumn, isSizeOrAge } from './phrases.ts';
import { DURATION, hasDigit, NUMBER, SIGNED_AMOUNT, wordsIn } from './tokens.ts';
import { ADD_ON, FROM, isOf, UNITS, VAGUE_BEFORE, VISITS } from './words.ts';

/** A price in a line with its marks, as it came, and the name beside it. */
export interface LinePart extends Omit<ServiceCells, 'service' | 'mark' | 'period'> {
  readonly name: string;
}

const oneOf = (words: readonly string[]) =>
  words.map((word) => word.replace(/[+&/-]/g, (sign) => `[${sign}]`)).join('|');

/** Stands before a price that has no sign, while its line is read. */
export const UNKNOWN_SIGN = '¤';

/** Marks that follow an amount; one after the other. */
const BEHIND_TIMELESS: readonly RegExp[] = /* @__PURE__ */ [
  '[+*†!]+',
  '[.,]-+',
  String.raw`(?:${oneOf(FROM.after.filter((word) => /\p{L}{2}/u.test(word)))}|each|ea|c/u|pp)(?!\p{L})\.?`,
  String.raw`(?:per|por|/|\ban?)\s?(?:${[...Object.keys(UNITS), ...VISITS].join('|')})(?!\p{L})`,
  String.raw`per\s${DURATION}(?:\s${DURATION})?`,
  String.raw`pair(?=\s*(?:$|[(,;|·]))`,
  String.raw`(?:[-–—/&]|\b(?:to|or|and)\b)\s?${NUMBER}(?!\d|\s?\p{L})`,
  String.raw`/(?:\s?\p{L}{3,12}(?=\s*(?:$|[([]))|\p{L}{3,12}(?=\s*\p{Sc}))`,
].map((form) => new RegExp(`^\\s*${form}`, 'iu'));

const TIME_BEHIND = String.raw`\s*[(/|,·・•–-]?\s?${DURATION}(?:\s?${DURATION})?\)?`;

const BEHIND: readonly RegExp[] = /* @__PURE__ */ [
  ...BEHIND_TIMELESS,
  new RegExp(`^${TIME_BEHIND}`, 'iu'),
];

export const TIME_LAST = /* @__PURE__ */ new RegExp(`${TIME_BEHIND}[\\s:/@|–—-]*$`, 'iu');

/** A number that a name would hardly end with, as “Level 2” does; or one behind a name's leader. */
export const LARGE = String.raw`(?<![\p{L}\d.,])\d\d+(?:\.\d\d)?`;
const AFTER_LEADER = String.raw`(?<=(?:[.…_:=|–—-]|\s\s)\s?)\d[\d.,]*`;

/** Marks that lead to an amount: a word, or the lower end of a range. */
export const LEADING: readonly RegExp[] = /* @__PURE__ */ [
  String.raw`(?<!\p{L}|\d(?=[+])|\d\s?-?(?=min))(?:${oneOf([...FROM.before, ...ADD_ON.before, ...VAGUE_BEFORE, 'just'])})\)?[.:,]?(?:\s?@)?\s*$`,
  // Ages, “2-12”, are no end of one.
  String.raw`(?<!\d\s?[-–—]\s?)(?:${AFTER_LEADER}|${LARGE})\s?(?:[-–—/]|to|or)\s?$`,
].map((form) => new RegExp(form, 'iu'));

const OPENING = /^[\s.…·•_|:;,=/\-–—>*&+)]+/u;
const CLOSING = /[\s.…·•_|:;,=/\-–—<>→*(@]+$/u;

export const nameIn = (text: string) =>
  text
    .replace(OPENING, '')
    .replace(CLOSING, '')
    .replace(/^(?:and|or|for)\s+/i, '');

/** In “Cuts start at $40, Color at $90”, before the second price. */
const AT_LEAST = /(?<=\b(?:start|begin)s? at \p{Sc}(?:(?![.!?] ).){1,300}) at(?= \p{Sc})/giu;

/** Prices of a line with their marks, each with the words before it; and the words behind the last. */
function pricesIn(text: string) {
  const line = text.replace(AT_LEAST, ' from');
  const amounts = [...line.matchAll(SIGNED_AMOUNT)];
  const forms = TIME_LAST.test(line.slice(0, amounts[0]?.index)) ? BEHIND_TIMELESS : BEHIND;
  let start = 0;
  const prices = amounts.map(({ 0: amount, index }, at) => {
    const between = line.slice(start, index);
    // “Fill. Extra from $10” is no price of a fill.
    const leading = /\p{Ll}[.!?]\s+(?:Extra|Add)\D*$/u.test(between)
      ? ''
      : takenFrom(between, LEADING, false);
    const end = index + amount.length;
    // A stroke before words and another amount divides: “Partial $120 / Full $160”.
    const next = amounts[at + 1]?.index;
    const behind = takenFrom(`${line.slice(end, next)}${next ? '$' : ''}`, forms, true);
    start = end + behind.length;
    // “Chrome Additional $25” is so named, too.
    const mark = /\p{Ll}\s(?:Additional|Extra)\s+$/u.test(between) ? '' : leading;
    const before = between.slice(0, between.length - mark.length);
    return { before, price: `${leading.replace(')', '')}${amount}${behind}` };
  });
  return { prices, rest: line.slice(start) };
}

/** As much of an end of a text as the forms cover. */
export function takenFrom(text: string, forms: readonly RegExp[], isStart: boolean): string {
  let taken = '';
  for (;;) {
    const rest = isStart ? text.slice(taken.length) : text.slice(0, text.length - taken.length);
    const [next = ''] = forms.map((form) => form.exec(rest)?.[0]).filter(Boolean);
    if (next === '') return taken;
    taken = isStart ? taken + next : next + taken;
  }
}

/** Words behind a price that are no name of the next one, up to that and the words behind it. */
const SAID_BEHIND =
  /^\W*[Ww](?:\/|ith\b)[^$]*\$.|^\s\p{Ll}[\p{Ll} ]{1,20}(?:[/,;|]\s*(?:\p{L}[\p{L} ]{1,20})?\$|\$\p{Ll})/u;

/** Whose price the next one is, and no name of a service: “Wax $45 returning clients $58”. */
const OF_CLIENTS =
  /^(?:new|returning|existing|first)[- ](?:clients?|guests?|customers?|time|visit)\b/;

/** Finds the services of a line whose prices have a sign: none, one, or several in a row. */
export function signedParts(line: string): readonly LinePart[] {
  const { prices, rest } = pricesIn(line);
  const names = [...prices.map(({ before }) => before), rest];
  const [start = '', second = ''] = names;
  const isPriceFirst = nameIn(start) === '' && !/^(?:\([^()]*\)|save\b.*)?$/i.test(nameIn(second));
  // A whole line such as “$25, long hair $30” or “$7 extra” is a price of the name above it.
  const isBelowName = prices.length > 1 ? nameIn(rest) === '' : isMadeOf(rest, 'extra');
  if (isPriceFirst && isBelowName) return [{ name: '', price: line }];
  const isApart = names.slice(1).some((name) => /^(?:\s{3,}|\t)/.test(name));
  // Words go with the price before them: “$45 with wash, $10 extra”, “$45 wet / $60 dry”, “$45 wet / dry $60”, “$45 wet $60 dry”.
  const isOpen = names
    .slice(1, -1)
    .some((name) => SAID_BEHIND.test(`${name}$${nameIn(rest)}`) || OF_CLIENTS.test(nameIn(name)));
  if (isOpen && !isPriceFirst) return [partOf(start, line.slice(start.length))];
  const parts: LinePart[] = [];
  for (const [at, { before, price: own }] of prices.entries()) {
    const after = names[at + 1] ?? '';
    // Words behind the last price make it doubtful.
    const isSaid = !isPriceFirst && at === prices.length - 1 && nameIn(after) !== '';
    const price = closed(isSaid ? `${own}${after}` : own);
    const last = parts.at(-1);
    if (last && !isName(before))
      parts[parts.length - 1] = { ...last, price: closed(`${last.price}${before}${price}`) };
    else parts.push(partOf(isPriceFirst ? withoutClosing(after) : before, price));
  }
  return sharedName(parts, line, isApart);
}

/** “$40 Pedicure (+$15 gel)”: its last bracket opens before a price. */
const withoutClosing = (text: string) => (text.includes('(') ? text : text.replace(')', ''));

/** A bracket that stands around words behind a price. */
const closed = (price: string) => (/\([^)]*$/.test(price) ? `${price})` : price);

function isName(text: string): boolean {
  if (/^\s*\(/.test(text)) return false;
  if (isLevel(nameIn(text)) || /#\d/.test(text)) return true;
  return wordsIn(nameIn(text)).some((word) => word.length > 1 && !isOf(word, 'betweenPrices'));
}

/** A duration behind a name, set off from it, is no part of it. */
function partOf(text: string, price: string): LinePart {
  const [, added] = /^\W*(add\s(?!an?\s)[^.!?]{3,40})\sfor\s*$/i.exec(text) ?? [];
  if (added) return { name: added, price: `+${price}` };
  const name = nameIn(text.replace(/[,;|]\s*price\s*:\s*$/i, '')).replace(SAID_BEFORE, '');
  const [all = '', duration] = DURATION_BEHIND.exec(name) ?? [];
  const own = nameIn(name.slice(0, name.length - all.length));
  return duration && own ? { name: own, price, minutes: duration } : { name, price };
}

/** Between a name and its price, and no part of either; “Pedicure Regular” is a name. */
const SAID_BEFORE =
  /(?:[\s(]+(?:was|now|is|are|will be|costs?|(?:stays|remains)(?: at)?))+$|\s*\((?:reg|regular)$|^reg$/i;

const DURATION_BEHIND = /* @__PURE__ */ new RegExp(
  String.raw`(?:\s[-–—]\s|[,(|·•]|\s\s)\s*(${DURATION}(?:\s?${DURATION})?)\)?$`,
  'iu',
);

/**
 * “Cut: Short $45, Medium $55” and “Swedish 60 min $100, 90 min $140” name their service once. Two
 * services that are printed apart do not: “Gel manicure $35     Fill $40”.
 */
function sharedName(told: readonly LinePart[], line: string, isApart = false): readonly LinePart[] {
  const parts = withSizesBeside(told);
  const [first, ...others] = parts;
  if (!first || others.length === 0) return parts;
  const isMore = others.every(({ name }) => /^(?:with\s|w(?:\/|\.?\s))/i.test(name));
  const isNamed =
    !first.name.includes(', ') &&
    !isSizeOrAge(first.name) &&
    !first.name.split(/[^\p{L}’']+/u).some(isOfColumn);
  if (isMore)
    return [first, ...others.map((part) => ({ ...part, name: `${first.name} ${part.name}` }))];
  if (!isApart && isNamed && others.every(({ name }) => isOfColumn(name)))
    return [first, ...others.map((part) => ({ ...part, name: first.name, level: part.name }))];
  // A dash divides as a colon does before small words: “Wax - first time $65 / maintenance $50”.
  const isSmall = others.every(({ name }) => /^\p{Ll}/u.test(name));
  const division = isSmall
    ? /^([^:]+?)(?::|\s[-–—](?=\s\p{Ll}))\s*([^:]+)$/u
    : /^([^:]+):\s*([^:]+)$/;
  const [, section, own] = division.exec(first.name) ?? [];
  const last = others.at(-1)?.name ?? '';
  // A sentence behind the last of them is about them all.
  const named = line.slice(0, line.lastIndexOf(last));
  const isOwn = /\.\s+\p{Lu}/u.test(named) || others.some(({ name }) => name.includes(':'));
  if (!section || isOwn) return parts;
  const prefix = isNote(section) ? '' : `${section}, `;
  return parts.map((part, at) => ({ ...part, name: `${prefix}${at === 0 ? own : part.name}` }));
}

/** Names a size alone by the service before it: “Sauna 30min $35/45min $45” is two lengths of “Sauna”. */
function withSizesBeside(parts: readonly LinePart[]): readonly LinePart[] {
  let service: string | undefined;
  return parts.map((part, at) => {
    if (at > 0 && isSizeOrLimb(part.name))
      return service ? sized(part, service.replace(/^[^:]+: /, ''), part.name) : part;
    const isFirst = isSizeOrLimb(parts[at + 1]?.name ?? '');
    const [own, size = ''] = isFirst ? sizeBehind(part, parts[at + 1]?.name) : [];
    service = own;
    return own ? sized(part, own, size) : part;
  });
}

function sized(part: LinePart, service: string, size: string): LinePart {
  if (isLevel(size)) return { ...part, name: service, level: size.replace(/^\(|\)$/g, '') };
  return { ...part, name: [service, size].filter(Boolean).join(', '), minutes: size };
}

const isSizeOrLimb = (name: string) => isSizeOrAge(name) || isMadeOf(name, 'limb');

/**
 * A name and the size that it ends with: “Deep tissue 60 min”, “Haircut Level 1”; of “Acrylic full set
 * short”, which is longer, the “short” if the next one is a word, too.
 */
function sizeBehind({ name, minutes }: LinePart, next = ''): readonly string[] {
  if (minutes) return [name, minutes];
  const words = name.split(/\s+/);
  const isEnd = (index: number) =>
    index > 0 &&
    isSizeOrLimb(words.slice(index).join(' ')) &&
    (hasDigit(words[index] ?? '') || !isLevel(words.slice(0, index).join(' ')));
  const like = words.length - next.split(/\s+/).length;
  const isLike = words[like - 1] === 'set' && isEnd(like);
  const at = isLike ? like : words.findIndex((_, index) => isEnd(index));
  return at < 0 ? [] : [words.slice(0, at), words.slice(at)].map((part) => nameIn(part.join(' ')));
}
