import { isSentence, joined, type ListLine, listLines, PRICED } from './classify-lines.ts';
import type { DelimitedRow } from './delimited.ts';
import { headBy, nameBelow, servicesBelow, timeBy, topOf } from './headings.ts';
import { BLANK_ROW } from './menu-row.ts';
import { asEither, asked, leftOut, type Outcome, undecided } from './outcomes.ts';
import { isDescription, isOfContents, isOfMany, type LevelLine, levelsIn } from './phrases.ts';
import { nameWithoutPrice } from './prices-in-lines.ts';
import type { ReadRows, RowOutcome } from './read-table.ts';
import { isDuration, wordsIn } from './tokens.ts';

/** Reads a list that is no table: a printed menu, a web page. */
export function readLines(
  rows: readonly DelimitedRow[],
  { since, tables = [] }: { readonly since: string; readonly tables?: readonly DelimitedRow[] },
): ReadRows {
  const lines = listLines(rows, tables);
  const cards = cardsIn(lines);
  const above = topOf(
    since,
    lines.flatMap(({ kind, text }) => (kind === 'words' ? [text] : [])),
  );
  let levels: LevelLine & Pick<ListLine, 'text'> = { section: '', levels: [], text: '' };
  let isOfContent = false;
  // Below the last price nothing is a heading, unless tables stand there.
  const end =
    tables.length > 0 ? lines.length : lines.findLastIndex(({ kind }) => PRICED.includes(kind));
  const read = lines.flatMap((line, at): RowOutcome[] => {
    if (line.kind === 'blank') isOfContent = false;
    if (line.kind === 'blank' || cards.taken.has(line)) return [];
    const { heading } = above;
    const alone = { row: line.row, below: undefined, heading };
    if (line.kind === 'too-long')
      return [{ ...alone, outcomes: [undecided(line.row, 'long-line', '', { draft: BLANK_ROW })] }];
    if (line.kind === 'words' || line.kind === 'note') {
      if (isTimeOfAll(lines.slice(at - 1, at + 3), above.level)) timeBy(above, line.text.trim());
      const name = line.text.trim().replace(/:$/, '').trimEnd();
      // Lines below “Package includes”, up to a price or a blank line, and one that goes on as a sentence below a heading.
      isOfContent ||= isOfContents(name);
      const isSaid =
        isOfContent || cards.said.has(line) || (above.isFresh && isDescription(name, 3));
      const isHeading = line.kind === 'words' && at < end && !isSaid && !/^with /i.test(name);
      const found = isHeading ? levelsIn(line.text) : undefined;
      if (found) levels = { ...found, text: line.text };
      if (isHeading && (found?.section || !found)) headBy(above, found?.section || name);
      return [{ ...alone, outcomes: [leftOut(line.row, isHeading ? 'heading' : 'note', name)] }];
    }
    isOfContent = false;
    const { name, other, more = [], isOfLengths } = cards.names.get(line) ?? {};
    const row = [name, ...more].reduce(
      (all, each) => (each ? joined(all, each.row) : all),
      line.row,
    );
    const priced = more.length > 0 ? [{ name: '', price: pricesOf([line, ...more]) }] : line.parts;
    const parts = priced.map((part) =>
      name ? { ...part, name: isOfLengths ? `${name.text}, ${part.minutes}` : name.text } : part,
    );
    const needed = [levels.text, above.text].filter(Boolean).join('\n') || undefined;
    const outcomes =
      line.kind === 'without-price'
        ? [leftOut(row, 'no-price', nameBelow(above, nameWithoutPrice(line.text) ?? ''))]
        : servicesBelow(above, { ...line, row, parts }, levels.levels);
    const ask = other
      ? (outcome: Outcome) => asEither(outcome, other.text, line.row.text.split('\n').at(-1))
      : asTwo(line, nextOf(lines, at), cards.names);
    return [{ row, outcomes: outcomes.map(ask), below: needed, heading }];
  });
  return { read, header: undefined, columns: [], unsure: [] };
}

/** “60 minutes” between a heading and services, or “90 minutes” below them. */
const isTimeOfAll = ([heading, time, ...services]: readonly ListLine[], level: string) =>
  isDuration(time?.text ?? '') &&
  (isDuration(level)
    ? services[0]?.kind === 'services'
    : heading?.kind === 'words' && services.every(({ kind }) => kind === 'services'));

const pricesOf = (lines: readonly ListLine[]) =>
  lines.flatMap(({ parts }) => parts.map(({ price }) => price)).join('\n');

const nextOf = (lines: readonly ListLine[], at: number) =>
  lines[at + 1]?.kind === 'blank' ? lines[at + 2] : lines[at + 1];

/** Asks about a price above another that no name goes with: “Full legs $1000” above “$1450”. */
const asTwo = (line: ListLine, next: ListLine | undefined, names: Cards) => {
  const isSole = line.parts.length === 1 && !names.has(line);
  const isMore = isSole && next && isAlone(next) && !names.has(next);
  return (outcome: Outcome) =>
    isMore ? asked(outcome, 'several-prices', pricesOf([line, next])) : outcome;
};

/** The name of a price that stands on a line of its own. */
interface Card {
  readonly name: ListLine;
  /** Another line that may be it. */
  readonly other?: ListLine | undefined;
  /** Lines of its description, which are no headings. */
  readonly said?: readonly ListLine[];
  /** Further prices below the first. */
  readonly more?: readonly ListLine[];
  /** Each of its prices is for a length of its own. */
  readonly isOfLengths?: boolean;
}

/** The names of prices that stand on lines of their own, and the lines that they and further prices take. */
function cardsIn(lines: readonly ListLine[]) {
  const below = namesBelow(lines);
  const [first] = lines.filter(({ kind }) => kind !== 'blank' && kind !== 'note');
  const names = first && isAlone(first) ? below : namesAbove(lines);
  const between = names === below ? [] : pricesBetweenNames(lines);
  for (const price of between) {
    const card = names.get(price);
    if (card) names.set(price, { ...card, other: below.get(price)?.name });
  }
  const taken = new Set([...names.values()].flatMap(({ name, more = [] }) => [name, ...more]));
  const said = new Set([...names.values()].flatMap((card) => card.said ?? []));
  return { names, taken, said };
}

/**
 * Prices that may as well be of the names below them: the first of a run of prices and names in turn
 * stands below a sentence, and a name behind the last.
 */
function pricesBetweenNames(all: readonly ListLine[]): readonly ListLine[] {
  const lines = all.filter(({ kind }, at) => kind !== 'blank' || endsBlock(all, at));
  const letters = lines.map(({ kind }) => LETTERS[kind] ?? '-').join('');
  const runs = [...letters.matchAll(/(?<=n)(?:pw){3,}(?!p)/g)];
  return runs.flatMap(({ 0: run, index }) => lines.slice(index, index + run.length));
}

const LETTERS: Readonly<Record<string, string>> = { note: 'n', words: 'w', 'price-alone': 'p' };

/** True for a blank line below a price that has others directly above it. */
const endsBlock = (lines: readonly ListLine[], at: number) =>
  lines[at - 1]?.kind === 'price-alone' && (lines[at - 2]?.kind ?? 'blank') !== 'blank';

/** By the line of a price. */
type Cards = Map<ListLine, Card>;

const isAlone = ({ kind }: ListLine) => kind === 'price-alone';

function namesBelow(lines: readonly ListLine[]): Cards {
  const named = lines.flatMap((line, at): [ListLine, Card][] => {
    const [name] = isAlone(line) ? wordsBeside(lines, at, 1) : [];
    return name ? [[line, { name }]] : [];
  });
  return new Map(named);
}

/** Of a column of names above one of prices, each the one in its place; else the name above each. */
function namesAbove(lines: readonly ListLine[]): Cards {
  const names = new Map<ListLine, Card>();
  const runs = runsOf(lines);
  const single = runs.filter(({ prices }) => prices.length === 1);
  const choose = chooser(single, lines.slice(lines.findLastIndex(isAlone) + 1));
  for (const run of runs) {
    const { prices, words } = run;
    const isOfLengths = prices.length > 1 && areOfLengths(prices);
    const more = words.length > 1 || isOfLengths ? [] : prices.slice(1);
    const isOfOne = prices.length === 1 || isOfLengths || words.length < 2;
    const behind = words.length - prices.length;
    const isOpen = behind === 0 && (isOfLengths || (single.length > 0 && prices.length === 2));
    for (const [at, price] of prices.slice(0, prices.length - more.length).entries()) {
      const [name, other = isOpen ? words.find((each) => each !== name) : undefined] = isOfOne
        ? choose(run)
        : inColumn(words, at, behind);
      if (!name) continue;
      const said = isOfOne ? words.slice(words.indexOf(name) + 1) : [];
      names.set(price, { name, other: other ?? titleIn(name, said), said, more, isOfLengths });
    }
  }
  return names;
}

/** Below “Hair”, which may be a heading, “Cut & Blowdry” may be the name. */
const titleIn = ({ text }: ListLine, [below, ...others]: readonly ListLine[]) =>
  below && others.length === 0 && wordsIn(text).length === 1 && TITLE.test(below.text)
    ? below
    : undefined;

const TITLE = /^\p{Lu}\p{L}*(?: (?:[&+/]|and)? ?\p{Lu}\p{L}*)+$/u;

const areOfLengths = (prices: readonly ListLine[]) =>
  new Set(prices.flatMap(({ parts: [part] }) => part?.minutes ?? [])).size === prices.length;

/** The word in the same place as a price; the one above it, too, where there are more words. */
function inColumn(words: readonly ListLine[], at: number, more: number): readonly ListLine[] {
  if (more < 0) return [];
  const start = at + more - Number(more > 0);
  return words.slice(Math.max(0, start), at + more + 1).toReversed();
}

/** Prices below each other, and the lines of words above them. */
interface Run {
  readonly prices: readonly ListLine[];
  readonly words: readonly ListLine[];
  /** A sentence stands between them. */
  readonly isTold: boolean;
  /** Blank lines are around the price and at least two lines above it. */
  readonly isBlock: boolean;
}

function runsOf(lines: readonly ListLine[]): readonly Run[] {
  const runs: (Run & { readonly prices: ListLine[] })[] = [];
  let before: ListLine | undefined;
  let start = 0;
  for (const [at, line] of lines.entries()) {
    if (line.kind === 'blank') {
      start = at + 1;
      continue;
    }
    if (line.kind === 'note' && !isSentence(line)) continue;
    if (isAlone(line) && before && isAlone(before)) runs.at(-1)?.prices.push(line);
    else if (isAlone(line)) {
      const isTold = before !== undefined && isSentence(before);
      const words = wordsBeside(lines, at, -1).toReversed();
      const isEnd = (lines[at + 1]?.kind ?? 'blank') === 'blank';
      const isBlock = isEnd && at - start > 1 && lines[start]?.kind === 'words';
      runs.push({ prices: [line], words, isTold, isBlock });
    }
    before = line;
  }
  return runs;
}

type Choose = (run: Run) => readonly ListLine[];

/**
 * Between two prices stand a name, a description above or below its price, and a heading: which is
 * the name shows in what stands below the last price, and in names that stand alone.
 */
function chooser(runs: readonly Run[], tail: readonly ListLine[]): Choose {
  const isSaid = ({ words, isTold }: Run) => isTold || isDescribing(words);
  if (runs.every((run) => run.isBlock) && runs.filter(isSaid).length * 2 > runs.length)
    return ({ words }) => words.slice(0, 1);
  const last: Choose = ({ words }) => words.slice(-1);
  if (tail.some((line) => line.kind === 'words' || isSentence(line))) return last;
  const isAnySole = runs.some(({ words }) => words.length === 1);
  const cards = runs.filter(({ words }) => words.length > 1);
  const pairs = cards.map(({ words }) => words.slice(-2).map(({ text }) => text));
  if (areCategories(pairs, isAnySole)) return ({ words }) => words.slice(-2).slice(0, 1);
  const isAnyTold = runs.some(isSaid);
  // Where descriptions are sentences, and names stand without one, two short lines are a heading and a name.
  const isAnyDescribed = runs.some(({ words }) => isDescribing(words));
  const isAnyBare = runs.some(({ words, isTold }) => words.length === 1 && !isTold);
  return (run) => {
    const isCertain =
      (isAnyTold ? isAnyBare && !isAnyDescribed : isAnySole) && !isDescribing(run.words, 2);
    if (run.isTold || isCertain) return last(run);
    const [upper, lower] = run.words.slice(-2);
    return [...(isAnyTold ? [upper, lower] : [lower, upper])].flatMap((line) => line ?? []);
  };
}

/**
 * True if the second of two lines above a price is the same for several, and the first for none. Where
 * names stand alone, too, they must be neighbors: two sections may have a service of the same name.
 */
function areCategories(pairs: readonly (readonly string[])[], isAnySole: boolean): boolean {
  const distinct = (nth: number) => new Set(pairs.map((pair) => pair[nth])).size;
  const isShared = isAnySole
    ? pairs.some(([, lower], at) => lower === pairs[at - 1]?.[1])
    : distinct(1) < pairs.length;
  return pairs.length > 2 && distinct(0) === pairs.length && isShared;
}

const isDescribing = (words: readonly ListLine[], most = 3) =>
  words.length > 1 && isDescription(words.at(-1)?.text ?? '', most);

/** The lines of words that stand directly beside a price, or, between blank lines, up to the next one. */
function wordsBeside(lines: readonly ListLine[], at: number, step: 1 | -1): readonly ListLine[] {
  const run: ListLine[] = [];
  for (let index = at + step; ; index += step) {
    const line = lines[index];
    if (!line || !['words', 'note', 'blank'].includes(line.kind)) break;
    if (line.kind === 'blank' && run.length > 0 && lines[at + step]?.kind !== 'blank') break;
    if (line.kind === 'words' && !isOfMany(line.text.trim())) run.push(line);
  }
  return run;
}
