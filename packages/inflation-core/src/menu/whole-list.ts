/** What the whole list shows: of which line above it a name is a part, and which services stand unlike the rest. */
import { CHOICE } from './classify-lines.ts';
import { readColumnName } from './column-names.ts';
import { cutBefore, filledCells } from './delimited.ts';
import { BLANK_ROW, keyOf, type MenuRow } from './menu-row.ts';
import { asEither, asked, changed, type Outcome, rowIn, rowsIn, serviceIn } from './outcomes.ts';
import { BUTTON, isDescription, isLevel, isMadeOf, isOfSome, isSizeOrAge } from './phrases.ts';
import { leftOutIn, type RowOutcome } from './read-table.ts';
import { hasCurrency, hasDigit, isDuration, readOnce, wordsIn } from './tokens.ts';
import { isOf } from './words.ts';

type Rows = readonly RowOutcome[];

/** “3 week fill” of “Lashes, 3 week fill”, below “Lashes”; `undefined` for a name without its heading. */
const sizeIn = (service: string, heading: string) =>
  heading && service.startsWith(`${heading}, `) ? service.slice(heading.length + 2) : undefined;

/** Names sizes by the service above them: “3 week fill” if it stands twice below “Lashes”, “With removal” always. */
function named(rows: Rows, title: string | undefined, described: ReadonlySet<RowOutcome>) {
  const heading = rows[0]?.heading ?? '';
  const sizes = rows
    .flatMap(({ outcomes }) => rowsIn(outcomes))
    .filter(({ service }) => sizeIn(service, heading) !== undefined);
  const isTwice = new Set(sizes.map(keyOf)).size < sizes.length;
  const blocks = blocksOf(rows);
  const isOfBlocks = blocks.lastIndexOf(0) > 1;
  let service = '';
  return rows.map((each, at) => {
    const outcomes = each.outcomes.map((outcome) => {
      const name = rowIn(outcome)?.service ?? '';
      const size = sizeIn(name, heading);
      const isChoice = CHOICE.test(name) && !each.row.text.includes('\n');
      if (size === undefined && !isChoice) service = name || service;
      else if (service && (isChoice || isTwice) && serviceIn(outcome))
        return changed(outcome, (row) => ({ ...row, service: `${service}, ${size ?? name}` }));
      if (described.has(each)) return asEither(outcome, heading);
      if (size && title) return asEither(outcome, `${title}, ${size}`);
      return size && isOfBlocks && blocks[at] ? asEither(outcome, size) : outcome;
    });
    return { ...each, outcomes };
  });
}

/** Numbers the blocks that blank lines divide rows into, from 0; one number for each row. */
export const blocksOf = (rows: Rows): readonly number[] =>
  cutBefore(rows, ({ row }, before) => row.line - Number(before?.row.line) > 1).flatMap(
    (block, nth) => block.map(() => nth),
  );

/** True for “Basic Scrub” directly above “Korean body scrub only … $65”, which describes it. */
function isDescribed(above: RowOutcome | undefined, each: RowOutcome): boolean {
  const [{ service } = BLANK_ROW] = rowsIn(each.outcomes);
  return (
    above?.outcomes[0]?.leftOut !== undefined &&
    each.row.line - above.row.line === 1 &&
    /^\p{Lu}/u.test(service) &&
    isDescription(service, 3) &&
    !isDescription(each.heading, 1)
  );
}

/** Lists with fewer described rows have headings above them. */
const LEAST = 3;

/** Gives sizes and choices the name of the service that stands above them with a price of its own. */
export function underServices(read: Rows): Rows {
  const described = read.filter((each, at) => isDescribed(read[at - 1], each));
  const isAsked = new Set(described.length < LEAST ? [] : described);
  const sections = cutBefore(read, ({ heading }, before) => heading !== before?.heading);
  return sections.flatMap((rows, at) => named(rows, titleOf(rows, sections[at - 1]), isAsked));
}

/** “Classic” above “A natural look for everyday”, which may describe it or be the service of the sizes below. */
const titleOf = ([first]: Rows, [above, ...others]: Rows = []) =>
  above && first && others.length === 0 && isSaid(first.heading) ? above.heading : undefined;

const isSaid = (heading: string) =>
  (heading.match(/\s\p{Ll}/gu) ?? []).length > (isLowerCase(heading) ? 2 : 1);

/** A sign of a mistake in a service, which was read from a line or a table's row. */
type Sign = (service: MenuRow, each: RowOutcome) => boolean;

const withoutBrackets = (name: string) => name.replace(/\([^()]*\)/g, ' ').trim();

/** Parts of names that a sentence has, too: “No Chip Gel”, “Package A”, “All Over”, “Kids 12 & under”. */
const NAMED =
  /^N[Oo](?= \p{Lu}\p{L}+ \p{Lu})|(?<=\p{Ll}) A$|(?<=\b[Aa]ll )[Oo]ver$|\d \S+ [Uu]nder$/u;

/** “Toner stays at”, “By Ana”, “Updo (from)”, “My prices!! haircuts”, “Pamper those paws today!”. */
function isOfSentence(name: string): boolean {
  const words =
    name
      .replace(NAMED, '')
      .toLowerCase()
      .match(/[\p{L}\d'’-]+/gu) ?? [];
  return (
    isOf(words[0] ?? '', 'joining', 'opening') ||
    isOf(words.at(-1) ?? '', 'joining', 'closing') ||
    words.some((word) => isOf(word, 'talking')) ||
    /\p{Ll}{2}(?:[.!?]\s+\p{Lu}|[!?]+\s+\p{L})|(?:\S+\s+){3}\S+[!?]$/u.test(name)
  );
}

/** Words that lost the blank between them, signs or units that are left: “SPA60 min”, “→ Volume”, “Club, wk”; not “CoolSculpting”. */
const isGlued = (name: string) =>
  /, (?:wk|mo|yr|hr|ea)$|\.{3}|\p{L}{3}\d\d|\p{L}{7}\p{Ll}\p{Lu}\p{Ll}|[=→<>{}[\]]/u.test(name);

/** Signs at an end that belong to something else, or between cells: “(with masque)”, “French +”, “Fill 45 / 3 weeks”, “Oily • Dry • Aging”. */
const isTorn = (name: string) =>
  /^["#|]|^\([^()]*\)?$|(?:\s[+]|[(,|])$|;\S|, ?,|(?<![\p{L}#]|[-–\d]\s?)\d\d+\s*[;/]|(?:\s[•·].*){2}/u.test(
    name,
  );

/** A level that heads a column of other money or is a button: “Old price”, “Qty”, “Book”. */
function isNoLevel(level: string): boolean {
  const { role, level: own } = readColumnName(level);
  return (
    role === 'visits' ||
    role === 'never' ||
    (role === 'price' && !own) ||
    level.split(', ').some((part) => BUTTON.test(part))
  );
}

const MOST_WORDS = 6;

const isTelling = (word: string) => !isOf(word, 'joining', 'closing');

/** More words than a name has below its heading, without “and”, “with” and the like; in each of its languages. */
const isLong = (name: string) =>
  withoutBrackets(name)
    .replace(/-/g, '')
    .split(/ [/+] |[/;] /)
    .some((part) => wordsIn(part).filter(isTelling).length > MOST_WORDS);

/** Signs in a name: also “30 min” or “Under 10”, which lack their service. */
const isOddName = /* @__PURE__ */ readOnce((name: string): boolean => {
  const own = withoutBrackets(name);
  const isSize = hasDigit(name) && !isLevel(own) && isSizeOrAge(own);
  const isOfNone = isSize || isOfSome(name) || BUTTON.test(name);
  return isOfNone || isOfSentence(own) || isGlued(name) || isTorn(name);
});

const isLowerCase = (text: string) => /^[^\p{L}\d]*\p{Ll}/u.test(text);

/** Signs in any list. */
const ALWAYS: readonly Sign[] = [
  ({ service }) => isOddName(service),
  ({ service }, { heading }) =>
    isLong(service.replace(`${heading}, `, '')) ||
    (service.startsWith(`${heading}, `) && isLong(heading)),
  ({ level = '' }) => level.length > 1 && isNoLevel(level),
  // “Long or thick hair”, and “full” behind “Color, roots $85”, lack their service.
  ({ service }, { row: { text } }) =>
    isLevel(service) && (/\bhair$/i.test(service) || text.includes(`, ${service} `)),
  // “Starting at” on a line of its own is of the price above or below it.
  (_, { heading }) => isMadeOf(heading, 'starting'),
  // A tab in a line that is read as one of a list, not in a cell's quotes.
  ({ service }, { row }) => row.cells.length === 1 && service.includes('\t'),
  // Stars: “Ana 5.0”.
  ({ price }, { row }) => /^[0-5]\.\d$/.test(price) && !hasCurrency(row.text),
  // “Beard oil $16” beside “Pomade $18”, which is asked about.
  (_, { outcomes }) => outcomes.some(({ undecided }) => undecided?.code === 'no-service'),
  // “midback: $250” behind “Price varies by length (shoulder: $230”.
  (service, { row, outcomes }) => {
    const at = outcomes.findIndex((each) => serviceIn(each) === service);
    const isLine = row.cells.length === 1 && !isOfServices(row.text);
    const before = isLine ? outcomes.slice(0, at) : [];
    return before.some((each) => each.undecided && !serviceIn(each));
  },
  // “with peel” between two prices on lines of their own may be of either.
  ({ service }, { heading, row }) =>
    row.text.includes('\n') &&
    service.startsWith(`${heading}, `) &&
    isLowerCase(service.slice(heading.length + 2)),
  // “60 min” at “90 min”.
  ({ service, level = '' }) => isDuration(level) && /\d ?min/.test(service),
];

/** True for at least three sentences of a name and its price: “Gel $40. Dip $50. Tips $10.” */
const isOfServices = (text: string) =>
  text.split(/\.\s/).length > 2 && text.split(/\.\s/).every(hasCurrency);

/** Signs that count only if they are rare in the list. */
const RARELY: readonly Sign[] = [
  // “Trim” below “Long” alone, beside services at each length.
  ({ level }, { row }) => level !== undefined && filledCells(row).length === 2,
  ({ service }, { heading }) => isLowerCase(service) && !isLowerCase(heading),
  // “Kids -$20” may be an amount that is taken off.
  (_, { row: { text } }) => /[\p{L})]\s[-–−]\p{Sc}\d/u.test(text),
  // “Base service $150. Add hair for $100” describes the name above it.
  (_, { row: { text } }) => /\p{Sc}\d[\d.,]*\.\s+\p{Lu}\p{Ll}/u.test(text) && !isOfServices(text),
];

/** A sign is rare if at most one service in so many has it. */
const RARE = 4;

const servicesIn = ({ outcomes }: RowOutcome): readonly MenuRow[] =>
  outcomes.flatMap((outcome) => serviceIn(outcome) ?? []);

/** All that tells two services apart. */
const nameOf = ({ service, level, unit, section }: MenuRow) =>
  [service, level, unit, section].join('\n');

/** Prices by the names of their services. */
function pricesByName(services: readonly MenuRow[]): ReadonlyMap<string, ReadonlySet<number>> {
  const prices = new Map<string, Set<number>>();
  for (const service of services) {
    const known = prices.get(nameOf(service)) ?? new Set();
    prices.set(nameOf(service), known.add(Number(service.price)));
  }
  return prices;
}

/** Matches a line that is only a price or a range of prices, “$25” or “25-30”, but not hours, “9-5”. */
const PRICE_ALONE = /^(?:\p{Sc}\d+(?:\.\d\d)?|\p{Sc}?\d{2,3} ?[-–] ?\p{Sc}?\d{2,3})\+?$/u;

/** Asks about services that are likely misread, or are none, and about two prices of one name. */
export function withOddOnes(read: Rows): Rows {
  const pairs = read.flatMap((each) => servicesIn(each).map((one) => [one, each] as const));
  const prices = pricesByName(pairs.map(([one]) => one));
  const rare = RARELY.filter(
    (sign) => pairs.filter((pair) => sign(...pair)).length * RARE <= pairs.length,
  );
  const signs = [...ALWAYS, ...rare];
  return read.map((each, at) => {
    const askedIn = (outcome: Outcome) => {
      const service = serviceIn(outcome);
      if (!service) return outcome;
      if (signs.some((sign) => sign(service, each))) return asked(outcome, 'odd-one-out');
      const known = [...(prices.get(nameOf(service)) ?? [])].map((price) => `$${price}`);
      // “Lip 15” above “25-30” alone.
      const below = leftOutIn(read.slice(at + 1, at + 2)).map(({ text }) => text.trim());
      const several = [...known, ...below.filter((text) => PRICE_ALONE.test(text))];
      const cell = `${service.service} ${several.join(' / ')}`;
      return several.length > 1 ? asked(outcome, 'several-prices', cell) : outcome;
    };
    return { ...each, outcomes: each.outcomes.map(askedIn) };
  });
}
