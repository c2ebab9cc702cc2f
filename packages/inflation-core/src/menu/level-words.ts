import { readPrice } from './read-price.ts';
import { isDuration } from './tokens.ts';
import { isOf } from './words.ts';

const DAYS =
  /^(?:week(?:day|end)s?|(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?(?:\s?[-–&]\s?|$))+)$/i;

/** Of a dog: “0-20 lbs”, “Over 50 lb”. */
const WEIGHT =
  /^(?:(?:under|over|up to) )?\d+(?:\s?[-–]\s?\d+)?\+?\s?(?:lbs?|pounds)\.?(?: ?(?:&|and) (?:up|over|under))?$/i;

/** Of a person: “Under 10”, “10 - 13”, “11 years and younger”. A number alone is none. */
const AGE =
  /^(?:(?:ages? |under |over )\d{1,2}|\d{1,2} ?[-–] ?\d{1,2}|\d{1,2}(?= ?(?:yrs?|years?|&|and|\+)))\+?(?: ?(?:yrs?|years?)(?: old)?)?(?: ?(?:&|and|or) (?:up|over|under|younger|older))?$/i;

/** True for an age, as the name of a price below that of its service. */
export const isAge = (text: string): boolean => AGE.test(text.trim());

/** Above a column of prices. */
const WHOM =
  /^(?:(?:wo)?men|ladies|gent(?:lemen)?s?|boys?|girls?|kids?|child(?:ren)?|teens?|adults?|seniors|students?|cash|card)(?:['’]?s)?$/i;

const NUMBERED = /^(?:level|tier|lvl) \d$|^l\d$/i;

const wordsIn = (text: string) => text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];

/** True for a level or a size without its service: “Senior”, “Level 2”, “Long hair”, “2 weeks”. */
export function isLevel(text: string): boolean {
  const all = wordsIn(text);
  return (
    (all.some((word) => isOf(word, 'rank', 'size')) ||
      NUMBERED.test(text.trim()) ||
      /^(?:[sml]|\d[ -]weeks?|(?:chin|neck)[ -]length)$/i.test(text.trim())) &&
    all.every((word) => isOf(word, 'rank', 'size', 'besideLevel') || /^(?:\d|s|m)$/.test(word))
  );
}

/** True for a heading that says whose the prices below it are: “Senior”, “Maria – Master Stylist”. */
export function isOfStylist(heading: string): boolean {
  const parts = heading.split(/\s[–—-]\s|\s?[:,(/)]\s*/).filter(Boolean);
  const isRank = (part: string) =>
    isLevel(part) && (NUMBERED.test(part) || wordsIn(part).some((word) => isOf(word, 'rank')));
  return parts.some(isRank);
}

/** True if the column of prices below a heading is of a level, a length of time, or of somebody. */
export function isOfColumn(heading: string): boolean {
  const name = heading.replace(/\([^()]*\)\s*$/, '').trim();
  return isSize(name || heading) || WHOM.test(name);
}

/** A line that names levels for the prices below it, perhaps behind the name of their section. */
export interface LevelLine {
  readonly section: string;
  readonly levels: readonly string[];
}

/** Reads “Junior | Senior | Master”, “Haircuts  Short/Medium/Long” and “Massage (30/60 min)”. */
export function levelsIn(line: string): LevelLine | undefined {
  const [, name, inside = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(line) ?? [];
  if (name) {
    const found = levelsIn(`name: ${inside}`);
    return found?.section === 'name' ? { ...found, section: name } : undefined;
  }
  const [first = '', ...others] = line
    .split(/\s*[/|,·•]\s*|\s{2,}|\t+/)
    .map((level) => level.trim());
  const [, unit = ''] = /^\d+( ?\p{L}+)$/u.exec(others.at(-1) ?? '') ?? [];
  const sizeOf = (level: string) => (/^\d+$/.test(level) ? `${level}${unit}` : level);
  const levels = others.map(sizeOf);
  if (levels.length === 0 || !levels.every(isSize)) return undefined;
  // “45 / 60 min” may be a price and its time.
  const start = levels.length > 1 ? sizeOf(first) : first;
  if (isSize(start)) return { section: '', levels: [start, ...levels] };
  const [, section, own = ''] =
    /^(.+?)(?::|\s[–—-])\s*(.+)$/.exec(first) ?? /^(.+)\s(\p{L}+)$/u.exec(first) ?? [];
  if (section && isSize(sizeOf(own))) return { section, levels: [sizeOf(own), ...levels] };
  return levels.length > 1 ? { section: first, levels } : undefined;
}

/** True for a text that says who gives a service, to how much hair or weight, how long or when. */
export const isSize = (text: string): boolean =>
  isLevel(text) || isDuration(text) || DAYS.test(text.trim()) || WEIGHT.test(text.trim());

/** Cells of one price, or of one for each level. */
interface Priced {
  readonly service: string;
  readonly level?: string;
  readonly price: string;
}

/** `45/55/65` beside or below as many levels: a price each. */
export function atLevels<Cells extends Priced>(
  cells: Cells,
  above: readonly string[] = [],
): readonly Cells[] {
  const own = levelsIn(cells.service);
  const [service, levels] = own?.section
    ? [own.section, own.levels]
    : [cells.service, cells.level ? (levelsIn(cells.level)?.levels ?? []) : above];
  if (levels.length === 0) return [cells];
  const prices = cells.price.trim().split(/\s*[/|]\s*|\s{2,}|,\s+|(?<=\d)\s+(?=\p{Sc})/u);
  const isPrice = (cell: string) => ['price', 'without-price'].includes(readPrice(cell).kind);
  // “From” before the first may be said of each.
  const isOfEach = prices.every(isPrice) && !/^(?:from|start|min)/i.test(cells.price);
  if (!isOfEach || levels.length !== prices.length) return [cells];
  return levels.flatMap((level, at) =>
    prices.slice(at, at + 1).map((price) => ({ ...cells, service, level, price })),
  );
}
