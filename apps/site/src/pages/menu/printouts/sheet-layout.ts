/** Fits a menu on sheets of paper, in one type size, its columns set here: WebKit prints no others. */
import type { menuDeskText } from '@tallycomb/content/calculator';
import type { PriceMark } from '@tallycomb/inflation-core/menu';
import { markedMoney } from '../figures';
import type { MenuEntry } from '../menu-reducer';
import { nameUnder, readEntry } from '../menu-state';

/** Sheets: all new prices, old and new prices for the team, or the notice to clients. */
export type Paper = keyof typeof menuDeskText.paper.headings;

/** A service, and the number of lines that it takes in a column. */
interface Row {
  readonly entry: MenuEntry;
  readonly lines: number;
}

/** Services under one heading, or without any. */
type Section = readonly Row[];
type Column = readonly Section[];
type Menu = readonly (readonly MenuEntry[])[];

/** Millimeters of type, from the largest: in one column its headings stand beside their services. */
export const typeSizes = {
  1: [19, 15, 12.6, 10.6, 9, 7.8, 6.9, 6.2, 5.6, 5.2],
  2: [8, 7.2, 6.6, 6, 5.5, 5.1, 4.8, 4.5],
} as const;

/** The smallest of one column, unless two would differ by more lines. */
const least = { type: 6.9, lines: 4 } as const;

/** Lines that a sheet holds at most, and ems of a line at least and at most on the shortest sheet. */
export const MOST_LINES = 30;
const lineHeights = { least: { 1: 1.2, 2: 1 }, most: { 1: 1.9, 2: 1.45 } } as const;

/** Millimeters of the shortest sheet that a browser prints. */
const SHEET = 241;

/** Millimeters of it that are no room for services: head, comb and the space around them. */
export const taken = { 1: 96, 2: 97 } as const;

/** Millimeters of a comb's longest tooth: at least, by columns, and at most; and the part that gives way to a letter. */
const teeth = { 1: 28, 2: 32, most: 135 } as const;
const lent = { 1: 8, 2: 13 } as const;

/** Millimeters of a notice's letter, and those that it takes from its services. */
const LETTER = 21;
export const letterHeights = { 1: LETTER - lent[1], 2: LETTER - lent[2] } as const;

/** Millimeters of a name and its price, in one column beside headings of this width; the share that prices take at most. */
const text = { 1: 176, 2: 77, price: 0.58 } as const;
export const headingColumn = { width: 46, gap: 6 } as const;

/** Ems of a letter in Imbue, of a capital, of one in a script that it lacks, and of the gap beside an old price. */
const ems = { letter: 0.32, capital: 0.4, other: 0.9, gap: 0.5 } as const;

/** Width of an old price, which is set in Instrument Sans, as a share of a new one’s. */
const OLD_PRICE = 1.25;

/** Lines of a heading, in one column of the space above it alone; the first in a column lacks that. */
const HEADING = { 1: 1, 2: 2 } as const;

type Columns = keyof typeof typeSizes;

const letterWidth = (one: string) => {
  if (one >= '\u0250') return ems.other;
  return /\p{Lu}/u.test(one) ? ems.capital : ems.letter;
};

/** Ems of a text set in Imbue. */
export const widthOf = (words: string): number =>
  [...words].reduce((width, one) => width + letterWidth(one), 0);

/** Lines of a text in a column of so many ems, which those of a broken text do not fill. */
const wrapped = (words: string, room: number) =>
  widthOf(words) <= room ? 1 : Math.ceil(widthOf(words) / (0.85 * room));

const priceOf = (entry: MenuEntry, mark: PriceMark = entry) =>
  widthOf(markedMoney(mark)(readEntry(entry).item?.price ?? 0));

/** Ems of the columns of old prices, which have no marks, and new ones. */
function pricesOf(menu: Menu): number {
  const entries = menu.flat();
  const old = Math.max(...entries.map((entry) => priceOf(entry, {})));
  return OLD_PRICE * old + Math.max(...entries.map((entry) => priceOf(entry))) + ems.gap;
}

/** Services with their lines, the last with those that its heading has more than they have. */
function rowsOf(entries: readonly MenuEntry[], columns: Columns, type: number, prices?: number) {
  const heading = entries[0]?.section ?? '';
  const aside = columns === 1 && heading ? headingColumn.width + headingColumn.gap : 0;
  const room = (text[columns] - aside) / type;
  const rows = entries.map((entry) => {
    const { service, level = '', section = '' } = entry;
    const price = Math.min(prices ?? priceOf(entry), text.price * room);
    return {
      entry,
      lines: wrapped(`${nameUnder(section, service)} ${level}`.trim(), room - price),
    };
  });
  const headingLines = wrapped(heading, aside ? headingColumn.width / type : room);
  const more = columns === 1 ? Math.max(0, headingLines - sumOf(rows)) : headingLines - 1;
  return rows.map((row, at) =>
    at === rows.length - 1 ? { ...row, lines: row.lines + more } : row,
  );
}

const sumOf = (section: Section) => section.reduce((sum, { lines }) => sum + lines, 0);

const headingOf = ([first]: Section, columns: Columns) =>
  first?.entry.section ? HEADING[columns] : 0;

const linesOf = (section: Section, columns: Columns = 2) =>
  sumOf(section) + headingOf(section, columns);

/** The first services of a section, as many as fit in so many lines, and at least `least`. */
function fitting(section: Section, lines: number, least: number): Section {
  let left = lines - headingOf(section, 2);
  return section.filter((row, at) => {
    left -= row.lines;
    return left >= 0 || at < least;
  });
}

/** Lines of a column, without the space above its first heading. */
const totalOf = (sections: Column, columns: Columns = 2) =>
  sections.reduce((total, section) => total + linesOf(section, columns), 0) -
  (sections[0]?.[0]?.entry.section ? 1 : 0);

/** Fills columns of this height in lines. Sections under a heading stay whole if they can. */
function columnsOf(sections: Column, height: number, mayBreak: boolean): Column[] {
  const columns: Section[][] = [[]];
  const place = (section: Section) => {
    const column = columns.at(-1) ?? [];
    const isEmpty = column.length === 0;
    const left = height - totalOf(column) + (isEmpty && section[0]?.entry.section ? 1 : 0);
    // One in an empty column, which none higher would ever fit.
    const taken = fitting(section, left, isEmpty ? 1 : 0);
    const isCut = taken.length < section.length;
    const isBreakable = mayBreak || !section[0]?.entry.section || totalOf([section]) > height;
    if (isCut && !isEmpty && (!isBreakable || taken.length < 2)) {
      columns.push([]);
      return place(section);
    }
    column.push(taken);
    if (isCut) place(section.slice(taken.length));
  };
  for (const section of sections) place(section);
  return columns;
}

/** This number of columns, as short as they can be; `undefined` if they are too high for a sheet. */
function balanced(sections: Column, count: number, height: number, mayBreak: boolean) {
  for (let lines = Math.ceil(totalOf(sections) / count) - 1; lines <= height; lines += 1) {
    const columns = columnsOf(sections, lines, mayBreak);
    if (columns.length <= count) return columns;
  }
  return undefined;
}

/** Neighbors two by two. */
const inTwos = <Part>(parts: readonly Part[]): Part[][] =>
  parts.flatMap((_, at) => (at % 2 ? [] : [parts.slice(at, at + 2)]));

const tallestOf = (columns: readonly Column[], count: Columns = 2) =>
  Math.max(...columns.map((column) => totalOf(column, count)));

/** Sheets of two columns, as few as they can be. */
function inColumns(sections: Column, height: number): Column[][] {
  for (let sheets = 1; sections.length > 0; sheets += 1)
    for (const mayBreak of [false, true]) {
      const columns = balanced(sections, 2 * sheets, height, mayBreak);
      if (columns) return inTwos(columns);
    }
  return [];
}

const partsIn = (sheets: readonly Column[][]) => sheets.flat(2).length;

/** Empty lines as unwelcome as one more break in a section. */
const BREAK = 6;

/** Lines left empty in a column count twice; in the first of two, where a menu does not end, three times. */
function emptyLines([left = [], right = []]: readonly Column[]) {
  const more = totalOf(left) - totalOf(right);
  return more < 0 ? -3 * more : 2 * more;
}

/** How much farther apart the lines of the emptiest sheet may be than those of the fullest. */
const LOOSEST = 1.3;

/** Divides the square of the lines that the lowest sheet lacks: eight count as eight, sixteen as thirty-two. */
const UNEVEN = 8;

/** Lines of the highest sheet, those that the lowest lacks, those left empty in a column, and breaks. */
function unevenness(sheets: readonly Column[][]) {
  const heights = sheets.map((sheet) => tallestOf(sheet));
  const highest = Math.max(...heights);
  const lacking = highest - Math.min(...heights);
  return sheets.reduce(
    (sum, sheet) => sum + emptyLines(sheet),
    highest + lacking ** 2 / UNEVEN + BREAK * partsIn(sheets),
  );
}

/** True for the two columns of a single sheet that would leave a hole in it. */
const areUnequal = ([[left = [], right = []] = [], ...others]: readonly Column[][]) =>
  others.length === 0 && Math.abs(totalOf(left) - totalOf(right)) > least.lines;

/** Sheets of two columns, as few and as even as they can be: from one section on, a new sheet may begin. */
const sheetsOf = (sections: Column, height: number) =>
  [[], ...sections.slice(1)]
    .map((_, at) => [
      ...inColumns(sections.slice(0, at), height),
      ...inColumns(sections.slice(at), height),
    ])
    .reduce((best, sheets) => {
      const fewer = best.length - sheets.length;
      return fewer > 0 || (fewer === 0 && unevenness(sheets) < unevenness(best)) ? sheets : best;
    });

/** The largest type at which a menu fits on one sheet or else on as few as it can, lines on each, and its columns. */
export function layoutOf(menu: Menu, paper: Paper, hasLetter = false) {
  const prices = paper === 'new' ? undefined : pricesOf(menu);
  const headings = menu.map(([first]) => first?.section ?? '');
  const longestWord = Math.max(...headings.join(' ').split(' ').map(widthOf));
  const roomOf = (columns: Columns) =>
    SHEET - taken[columns] - (hasLetter ? letterHeights[columns] : 0);
  const sectionsIn = (columns: Columns, type: number) =>
    menu.map((entries) => rowsOf(entries, columns, type, prices));
  const linesAt = (columns: Columns, type: number, lineHeight: number) =>
    Math.min(MOST_LINES, Math.floor(roomOf(columns) / type / lineHeight));
  /** Sheets with combs of one scale, as high as the lines that services leave on each. */
  const layout = (columns: Columns, type: number, sheets: readonly Column[][]) => {
    const heights = sheets.map((sheet) => tallestOf(sheet, columns));
    const wide = Math.round(roomOf(columns) / type / lineHeights.most[columns]);
    const fewest = Math.max(wide, Math.ceil(Math.max(...heights) / LOOSEST));
    const linesFor = (height: number) => Math.min(MOST_LINES, Math.max(fewest, height));
    const shortest = teeth[columns] - (hasLetter ? lent[columns] : 0);
    const longest = heights.map(
      (height) =>
        shortest + Math.floor(roomOf(columns) * Math.max(0, 1 - height / linesFor(height))),
    );
    return {
      columns,
      type,
      longest: Math.min(teeth.most, ...longest),
      sheets: sheets.map((sheet, at) => ({
        lines: linesFor(heights[at] ?? 0),
        parts: sheet.map((column) => column.map((section) => section.map(({ entry }) => entry))),
      })),
    };
  };
  const inTwo = (type: number) =>
    sheetsOf(sectionsIn(2, type), linesAt(2, type, lineHeights.least[2]));
  const smallest = Math.min(...typeSizes[2]);
  const fewest = inTwo(smallest);
  const isUneven = areUnequal(fewest);
  for (const type of typeSizes[1].filter((size) => isUneven || size >= least.type)) {
    const sections = sectionsIn(1, type);
    const isBroken =
      sections.flat().some(({ lines }) => lines > 1) || longestWord > headingColumn.width / type;
    const lineHeight = lineHeights.least[isUneven && type <= least.type ? 2 : 1];
    const isFitting = totalOf(sections, 1) <= linesAt(1, type, lineHeight);
    if (isFitting && (!isBroken || type <= least.type)) return layout(1, type, [[sections]]);
  }
  for (const type of typeSizes[2]) {
    const sheets = inTwo(type);
    if (sheets.length <= fewest.length && partsIn(sheets) <= partsIn(fewest))
      return layout(2, type, sheets);
  }
  return layout(2, smallest, fewest);
}
