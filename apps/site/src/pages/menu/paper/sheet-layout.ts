/** Fits a menu on sheets of paper, in one type size, its columns set here: WebKit prints no others. */
import type { menuDeskText } from '@tallycomb/content/calculator';
import { markedMoney } from '../figures';
import type { MenuEntry } from '../menu-reducer';
import { nameUnder, readEntry } from '../menu-state';

/** Sheets: all new prices, old and new prices for the team, or the notice to clients. */
export type Paper = keyof typeof menuDeskText.paper.headings;

/** A service, and the lines that it takes in its column. */
interface Row {
  readonly entry: MenuEntry;
  readonly lines: number;
}

/** Services under one heading, or without any. */
type Section = readonly Row[];
type Column = readonly Section[];
type Menu = readonly (readonly MenuEntry[])[];

/** Type and height of a line in millimeters, in one column or two. */
export const typeSizes = {
  largest: { columns: 1, type: 14.1, line: 20 },
  large: { columns: 1, type: 9.9, line: 14 },
  medium: { columns: 1, type: 7.8, line: 9.6 },
  small: { columns: 1, type: 6.7, line: 8.4 },
  twoLarge: { columns: 2, type: 6.9, line: 7.6 },
  twoMedium: { columns: 2, type: 5.7, line: 5.9 },
  twoSmall: { columns: 2, type: 5.3, line: 5.3 },
} as const;

type Size = keyof typeof typeSizes;

/** Millimeters of a column without the shortest leader, and its share that prices take at most. */
const text = { 1: 151, 2: 77, price: 0.58 } as const;

/** Ems of a letter in Imbue, of one in a script that it lacks, and of the gap beside an old price. */
const ems = { letter: 0.32, other: 0.9, gap: 0.5 } as const;

/** Millimeters below the sheet's head for services and their comb, and of the space between them. */
const ROOM = 194;
export const air = { 1: 8, 2: 4 } as const;

/** Millimeters of it that a notice's letter takes: the space above, and each line of so many characters. */
const letterSizes = { above: 5.5, line: 6.42, characters: { 1: 68, 2: 80 } } as const;

/** Millimeters of a comb: its spine, and its longest tooth at least and at most. */
const comb = { spine: 11, shortest: 16, longest: 135 } as const;

/** Lines that a heading takes, with the space above; and ems of that space, which the first lacks. */
const HEADING = { 1: 1.7, 2: 2 } as const;
export const HEADING_SPACE = 0.75;

const widthOf = (words: string) =>
  [...words].reduce((width, one) => width + (one < '\u0250' ? ems.letter : ems.other), 0);

/** Lines of a text in a column of so many ems, which those of a broken text do not fill. */
const wrapped = (words: string, room: number) =>
  widthOf(words) <= room ? 1 : Math.ceil(widthOf(words) / (0.85 * room));

const priceOf = (entry: MenuEntry) =>
  widthOf(markedMoney(entry)(readEntry(entry).item?.price ?? 0));

/** Ems of the columns of old and new prices. */
const pricesOf = (menu: Menu) => 2.4 * Math.max(...menu.flat().map(priceOf)) + ems.gap;

/** Services with their lines, the first with those that its heading has more than one. */
function rowsOf(entries: readonly MenuEntry[], size: Size, prices?: number): Section {
  const { columns, type } = typeSizes[size];
  const room = text[columns] / type;
  return entries.map((entry, at) => {
    const { service, level = '', section = '' } = entry;
    const lines = wrapped(
      `${nameUnder(section, service)} ${level}`.trim(),
      room - Math.min(prices ?? priceOf(entry), text.price * room),
    );
    return { entry, lines: lines + (at === 0 ? wrapped(section, room) - 1 : 0) };
  });
}

const sumOf = (section: Section) => section.reduce((sum, { lines }) => sum + lines, 0);

const headingOf = ([first]: Section, columns: 1 | 2) =>
  first?.entry.section ? HEADING[columns] : 0;

const linesOf = (section: Section, columns: 1 | 2 = 2) =>
  sumOf(section) + headingOf(section, columns);

/** The first services of a section, as many as fit in so many lines, and at least `least`. */
function fitting(section: Section, lines: number, least: number): Section {
  let left = lines - headingOf(section, 2);
  return section.filter((row, at) => {
    left -= row.lines;
    return left >= 0 || at < least;
  });
}

const totalOf = (sections: Column, columns: 1 | 2 = 2) =>
  sections.reduce((total, section) => total + linesOf(section, columns), 0);

/** Fills columns of this height in lines. Sections under a heading stay whole if they can. */
function columnsOf(sections: Column, height: number, mayBreak: boolean): Column[] {
  const columns: Section[][] = [[]];
  let left = height;
  const place = (section: Section) => {
    // One in an empty column, which none higher would ever fit.
    const taken = fitting(section, left, left < height ? 0 : 1);
    const isCut = taken.length < section.length;
    const isBreakable = mayBreak || !section[0]?.entry.section || linesOf(section) > height;
    if (isCut && left < height && (!isBreakable || taken.length < 2)) {
      columns.push([]);
      left = height;
      return place(section);
    }
    columns.at(-1)?.push(taken);
    left -= linesOf(taken);
    if (isCut) place(section.slice(taken.length));
  };
  for (const section of sections) place(section);
  return columns;
}

/** This number of columns, as short as they can be; `undefined` if they are too high for a sheet. */
function balanced(sections: Column, count: number, height: number, mayBreak: boolean) {
  for (let lines = Math.ceil(totalOf(sections) / count); lines < height + 1; lines += 1) {
    const columns = columnsOf(sections, Math.min(lines, height), mayBreak);
    if (columns.length <= count) return columns;
  }
  return undefined;
}

/** Neighbors two by two. */
const inTwos = <Part>(parts: readonly Part[]): Part[][] =>
  parts.flatMap((_, at) => (at % 2 ? [] : [parts.slice(at, at + 2)]));

const tallestOf = (sheets: readonly Column[][], columns: 1 | 2 = 2) =>
  Math.max(...sheets.flat().map((column) => totalOf(column, columns)));

/** Sheets of two columns, as few as they can be. */
function inColumns(sections: Column, height: number): Column[][] {
  for (let sheets = 1; ; sheets += 1)
    for (const mayBreak of [false, true]) {
      const columns = balanced(sections, 2 * sheets, height, mayBreak);
      if (columns) return inTwos(columns);
    }
}

/** Sheets with each section in the shorter column, up to one higher than a sheet: across, they are in the menu's order too. */
function inTurn(sections: Column, height: number): Column[][] {
  const sheets: Section[][][] = [[[], []]];
  for (const [at, section] of sections.entries()) {
    if (linesOf(section) > height)
      return [...(at > 0 ? sheets : []), ...inColumns(sections.slice(at), height)];
    const [left = [], right = []] = sheets.at(-1) ?? [];
    const shorter = totalOf(right) < totalOf(left) ? right : left;
    if (totalOf(shorter) + linesOf(section) > height) sheets.push([[section], []]);
    else shorter.push(section);
  }
  return sheets;
}

/** Lines that are left empty beside the higher columns. */
const emptyIn = (sheets: readonly Column[][]) =>
  sheets.reduce(
    (sum, [left = [], right = []]) => sum + Math.abs(totalOf(left) - totalOf(right)),
    0,
  );

/** Sheets of two columns, read down, or across where these are fewer or more even. */
function sheetsOf(sections: Column, height: number) {
  const down = inColumns(sections, height);
  const across = inTurn(sections, height);
  const fewer = down.length - across.length;
  const isBetter = fewer > 0 || (fewer === 0 && emptyIn(across) < emptyIn(down));
  return isBetter && tallestOf(across) <= height ? across : down;
}

/** Millimeters for services and the teeth of their comb, below a letter if there is one. */
function roomIn(columns: 1 | 2, letter: string) {
  const lines = Math.ceil(letter.length / letterSizes.characters[columns]);
  const above = lines > 0 ? letterSizes.above + letterSizes.line * lines : 0;
  return ROOM - above - comb.spine - air[columns];
}

/** The largest type at which a menu fits on one sheet, or else the smallest; and the comb for the rest. */
export function layoutOf(menu: Menu, paper: Paper, letter = '') {
  const isHeaded = menu.every(([first]) => first?.section);
  const prices = paper === 'both' ? pricesOf(menu) : undefined;
  const layoutIn = (size: Size) => {
    const { columns, type, line } = typeSizes[size];
    const room = roomIn(columns, letter) + (isHeaded ? HEADING_SPACE * type : 0);
    const sections = menu.map((entries) => rowsOf(entries, size, prices));
    const sheets = columns === 1 ? [[sections]] : sheetsOf(sections, (room - comb.shortest) / line);
    const left = Math.round(room - tallestOf(sheets, columns) * line);
    const mayBreak = columns === 2 || size === 'small';
    return {
      size,
      fits:
        sheets.length === 1 &&
        left >= comb.shortest &&
        (mayBreak || sections.flat().every(({ lines }) => lines === 1)),
      longest: Math.max(comb.shortest, Math.min(comb.longest, left)),
      sheets: sheets.map((sheet) =>
        sheet.map((column) => column.map((section) => section.map(({ entry }) => entry))),
      ),
    };
  };
  for (const size of Object.keys(typeSizes) as Size[]) {
    // its own keys
    const layout = layoutIn(size);
    if (layout.fits) return layout;
  }
  return layoutIn('twoSmall');
}
