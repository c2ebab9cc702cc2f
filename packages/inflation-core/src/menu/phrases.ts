/** Tells phrases apart: a level or a size, a total, a note, an address, a fee. */
import { readPrice } from './read-price.ts';
import { hasCurrency, isDuration, wordsIn } from './tokens.ts';
import { isOf } from './words.ts';

/** True for a text that has a word of one class, and besides only such and those of others. */
export function isMadeOf(text: string, main: string, ...others: readonly string[]): boolean {
  const words = wordsIn(text);
  return (
    words.some((word) => isOf(word, main)) && words.every((word) => isOf(word, main, ...others))
  );
}

/** “Weekends”, “Mon–Thu”, “Off-peak”. */
const WHEN =
  /^(?:week(?:day|end)s?|(?:off[ -]?)?peak|(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?(?:\s?[-–&]\s?|$))+)$/i;

/** A dog's weight, the length or number of hair, a dose: “0-20 lbs”, “Over 50 lb”, “18 inch”, “20 pieces”, “0.5 mg”. */
const MEASURE =
  /^(?:(?:under|over|up to) )?(?:\d+|\d*\.\d+)(?:\s?[-–]\s?\d+)?\+?\s?(?:lbs?|pounds|inch(?:es)?|in|m[gl]|cc|pieces|pcs|strands|(?:pet|dog|cat)s?|["”])\.?(?: ?(?:&|and) (?:up|over|under))?$/i;

/** Of a person: “Under 10”, “10 - 13”, “11 years and younger”; of a set: “New”. A number alone is none. */
const AGE =
  /^new(?: set)?$|^(?:ages? \d{1,2} ?[-–] ?\d{1,2}|(?:ages? |under |over )\d{1,2}|\d{1,2} ?[-–] ?\d{1,2}|\d{1,2}(?= ?(?:yrs?|years?|&|and|\+)))\+?(?: ?(?:yrs?|years?)(?: old)?)?(?: ?(?:&|and|or) (?:up|over|under|younger|older))?$/i;

const NUMBERED = /^(?:level|tier|lvl) \d$|^l\d$/i;

const wordsAndDigits = (text: string) => text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];

/** True for a level or a size without its service: “Senior”, “Level 2”, “Long hair”, “2 weeks”. */
export function isLevel(text: string): boolean {
  const all = wordsAndDigits(text.replace(/\bmid[ -]back\b/i, 'midback'));
  return (
    (all.some((word) => word !== 'x' && isOf(word, 'rank', 'size')) ||
      NUMBERED.test(text.trim()) ||
      /^(?:[sml](?:\/[sml])?|\d(?:[-–]\d)?[ -]weeks?|(?:chin|neck)[ -]length)$/i.test(
        text.trim(),
      )) &&
    all.every((word) => isOf(word, 'rank', 'size', 'besideLevel') || /^(?:\d|s|m)$/.test(word))
  );
}

/** True for a heading that says whose the prices below it are: “Senior”, “Maria – Master Stylist”. */
export function isOfStylist(heading: string): boolean {
  const parts = heading.split(/\s[–—-]\s|\s?[:,(/)]\s*/).filter(Boolean);
  const isRank = (part: string) =>
    isLevel(part) &&
    (NUMBERED.test(part) || wordsAndDigits(part).some((word) => isOf(word, 'rank')));
  return parts.some(isRank);
}

/** “Style Director”, “Senior Technician”. */
function isRank(title: string): boolean {
  const words = wordsIn(title);
  return (
    words.length < 4 &&
    isOf(words.at(-1) ?? '', 'rank', 'technician', 'barber', 'therapist', 'colorist')
  );
}

/** True if the column of prices below a heading is of a level, a length of time, or of somebody. */
export function isOfColumn(heading: string): boolean {
  const name = heading.replace(/\([^()]*\)\s*$/, '').trim();
  return isSize(name || heading) || isMadeOf(name, 'whom', 's') || isRank(name);
}

/** True for a text that says who may have a service: “Female only”, “Short hair only”. */
export const isOfSome = (text: string): boolean =>
  isMadeOf(text, 'only', 'whom', 'whose', 'size', 'besideLevel', 'visit', 'female', 'male') ||
  (/^(?:new|first|returning|existing)\b/i.test(text) && isMadeOf(text, 'whose', 'visit', 'time'));

/** True for a text that says who gives a service, to how much hair or weight, how long or when. */
export const isSize = (text: string): boolean =>
  isLevel(text) || isDuration(text) || WHEN.test(text.trim()) || MEASURE.test(text.trim());

/** True for a size or an age, as the name of a price below that of its service. */
export const isSizeOrAge = (text: string): boolean => isSize(text) || AGE.test(text.trim());

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
  const [first = '', ...others] = line.trim().split(/\s*[/|,·•]\s*|\s{2,}|\t+/);
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
  const prices = cells.price.trim().split(/\s*[/|]\s*|\s{2,}|,\s+|(?<=\d)\s+(?=\p{Sc})/u);
  const isPrice = (cell: string) => ['price', 'without-price'].includes(readPrice(cell).kind);
  // “From” before the first may be said of each.
  const isOfEach = () => prices.every(isPrice) && !/^(?:from|start|min)/i.test(cells.price);
  if (levels.length !== prices.length || !isOfEach()) return [cells];
  return levels.map((level, at) => ({ ...cells, service, level, price: prices[at] ?? '' }));
}

/** “Total”, “Grand total:”, “Average price”; not “Total makeover”. */
export const isTotal = (text: string): boolean => isMadeOf(text, 'total', 'besideTotal');

export const BUTTON =
  /^(?:book(?: .*)?|before|after|most popular|best ?seller|click .*|(?:price|cost|rate|duration|time|length):|select|add|add to cart|more|more info|(?:learn|read|show|see|view)(?: (?:more|less|all|photos?|details))*|details)$/i;

/** “By Ana, Beth, and Carla” on a booking page. */
const BY_STAFF = /^By \p{Lu}\p{Ll}+(?:(?:,|,? and|,? &) \p{Lu}\p{Ll}+)*$/u;

/** “Subject: new prices”, “Hi Kelly,”: an e-mail around a list. */
const OF_MAIL = /^(?:from|to|cc|subject|sent|date): |^(?:hi|hello|hey|dear) .+,$/i;

const ADDRESS =
  /^\d{1,5} .*\b(?:st|street|rd|road|ave|avenue|blvd|drive|lane|hwy|suite|ste)\b|\bas of\b|@(?!\s*$)|https?:|www\.|\.com\b|\d{3}[-.\s]\d{4}\b|\d\s*[ap]\.?m\b|\d:\d\d|\b(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)[a-z]*\b.*\d|%|\breviews?\b/i;

/** A sentence, a button, a time, a share or an address: nothing that services stand below. */
export function isNote(text: string): boolean {
  const words = wordsIn(text);
  return (
    words.length === 0 ||
    words.length > 9 ||
    /[.!?;][*_]*$|\s(?:encouraged|recommended)$|!\s|^(?:hey|visit)\b|\bvisit (?:us|our|my|the)\b/i.test(
      text.trim(),
    ) ||
    BUTTON.test(text.trim()) ||
    BY_STAFF.test(text) ||
    OF_MAIL.test(text.trim()) ||
    ADDRESS.test(text) ||
    wordsIn(text.replace(/(?<=\S\s)\([^()]*\)|\bhouse call\b/gi, '')).some((word) =>
      isOf(word, 'saying'),
    )
  );
}

const PLACE_OR_TIME =
  /\S@\S|^open(?::? \d| until)|\b(?:street|road|avenue|st|rd|ave)\.? \d+$|^\W*[0-5]\.\d\W*\(\d+\)$|\d{3}[-.\s]?\d{4}|\d:\d\d.*[-–—ap]|\d\s*[ap]m\b|\b[a-z]{2}\s\d{5}(?:-\d{4})?$|^ages? \d+(?:\s?[-–+]\s?\d*)?$|^(?:ages? )?\d+ (?:&|and) (?:under|over|up)$|\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b.*(?<!\d)1?\d\s?[-–—]\s?1?\d(?!\d)/i;

/** An address, a phone number, opening hours, stars or ages: no price is among its numbers. */
export const isAddress = (text: string): boolean => !hasCurrency(text) && PLACE_OR_TIME.test(text);

/** “Series of 6”, “3 for”, “5 sessions”: several visits. */
export const isPackage = (name: string): boolean =>
  /^(?:(?:package|series|set|bundle|pack|pkg)(?: of)? )?\d{1,2}(?: ?x| for)?$|^\d{1,2} .+ for$| \d{1,2} ?x$|(?:package|series|bundle)(?: of |: ?)(?:\d{1,2}|three|four|five|six|ten|twelve)(?: \p{L}+s)?$|\b(?:\d{1,2}|three|five|six|ten)(?: sessions| treatments| visits|[ -]?pack|[ -]?pk)\b|\bpackage \(\d{1,2}\)$/iu.test(
    name.trim(),
  );

/** True for a text with a word of such a class; in brackets it is said of a service. */
const says = (text: string, ...classes: readonly string[]): boolean =>
  wordsIn(
    text
      .replace(/\([^()]*\)/g, '')
      .replace(/\bno[ -]show/gi, 'noshow')
      .replace(/\bshop min\b/i, 'minimum'),
  ).some((word) => isOf(word, ...classes));

/** Money for no service: “Deposit”, “Gift card”, “Seniors save”. */
export const isFee = (name: string, leading = ''): boolean =>
  says(`${name} ${leading}`, 'held', 'aside') ||
  isOf(wordsIn(name).at(-1) ?? '', 'retail') ||
  OF_ALL.test(name);

/** Names the whole list and no service in it: “Our prices”. */
const OF_ALL = /^(?:(?:all|our) )*(?:prices?|pricing|rates|services)$/i;

/** Goods, or “Reservation fees”, as a heading; “Service fees” may be prices. */
export const isOfOthers = (heading: string): boolean =>
  isOfGoods(heading) ||
  (says(heading, 'held') && !isMadeOf(heading, 'fee', 'service', 'plain', 'and'));

/** “Retail products”, “Hair to buy”: what is sold beside services, as a heading or in a column. */
export const isOfGoods = (text: string): boolean =>
  isMadeOf(text, 'goods', 'besideGoods') || /\b(?:to buy|for sale|take[ -]home)$/i.test(text);

const FIRST_AMOUNT = /^([^\p{Sc}]*)\p{Sc}\s?[\d.,]+\+?([^,;(–—]*)/u;

/** A sentence about a deposit or a fee, or an amount that is taken off: no price is in it. */
const isPolicy = (text: string): boolean =>
  text
    .split(/[.!?]\s+/)
    .filter(hasCurrency)
    .every((sentence) => {
      const [, before = '', behind = ''] = FIRST_AMOUNT.exec(sentence) ?? [];
      const [first = '', second = ''] = wordsIn(behind).filter((word) => word !== 'de');
      if (isOf(first, 'off') && second !== 'peak') return true;
      const isAbout = !/\p{L}/u.test(before) || isNote(before) || /\ban?\W*$/i.test(before);
      return isNote(text) && (says(before, 'held') || (isAbout && says(behind, 'held')));
    }) && hasCurrency(text);

/** True for a line with numbers of which none is a price. */
export const isOfNoPrice = (text: string): boolean => isAddress(text) || isPolicy(text);

const WITHOUT =
  /^(?:(?:price|prices|pricing)\s+)?(?:varies|vary|(?:up)?on request|upon consultation|by consultation|free|complimentary|p\.?o\.?a\.?|priced individually|(?:please )?(?:call|ask|contact us|inquire|enquire)(?: us)? for (?:an? )?(?:pricing|prices?|quote|estimate|details))$/i;

/** A line in the place of a price: “Price varies”, “Free, 15 minutes”. */
export const isWithoutPrice = (text: string): boolean =>
  WITHOUT.test(text.replace(/\s*[,·・].*$/, ''));

const RETIRED = /^(?:archived|deleted|disabled|discontinued|inactive)$/i;

/** “Archived: Y”, “Active: FALSE”, “Available: no” or “Status: inactive” in an export: it is no longer offered. */
export function isRetired(heading: string, cell: string): boolean {
  const isSaid = /^(?:is[ _]?)?(?:active|enabled|available)$/i.test(heading)
    ? /^(?:n|no|false|0)$/i
    : RETIRED;
  return isSaid.test(cell) || (RETIRED.test(heading) && /^(?:y|yes|true|1|x)$/i.test(cell));
}

/** Words that go on as a sentence does: “Wash, cut and a blow dry”, “with toner”. */
export const isDescription = (text: string, most: number): boolean =>
  /^(?:\p{Ll}|[Ww]ith\b|[Ii]ncl|[Ll]asts\b)/u.test(text) ||
  (text.match(/\s\p{Ll}/gu) ?? []).length > most;

/** Above a list of what a service consists of: “Package includes:”. */
export const isOfContents = (text: string): boolean =>
  /^(?:[\p{L} ]+ )?includes?:?$|^(?:what['’]s )?included:?$/iu.test(text.trim());

/** Headings of services that name none. */
export const isOfMany = (heading: string): boolean =>
  /^(?:services|menu|popular|featured)$|\s(?:services|menu)$/i.test(heading);
