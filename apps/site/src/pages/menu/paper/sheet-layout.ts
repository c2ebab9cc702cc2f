/** Fits a menu on sheets of paper, in one type size, its columns set here: WebKit prints no others. */
import type { menuDeskText } from '@tallycomb/content/calculator';
import type { MenuEntry } from '../menu-reducer';

/** Sheets: all new prices, old and new prices for the team, or the notice to clients. */
export type Paper = keyof typeof menuDeskText.paper.headings;

/** Services under one heading, or without any. */
type Section = readonly MenuEntry[];
type Column = readonly Section[];

/** Height of a line in millimeters, by type size; `columns` is that of two columns. */
export const lineHeights = {
  largest: 20,
  large: 14,
  medium: 9.6,
  small: 8.4,
  columns: 6.1,
} as const;

/** Millimeters below the sheet's head for services and their comb. */
const ROOM = 199;

/** Millimeters of it for a notice's letter. */
const LETTER = 28;

/** Millimeters of a comb: its spine, and its longest tooth, which above two columns may be short. */
const comb = { spine: 13, one: 22, two: 11, longest: 100 } as const;

/** Lines that a heading takes, with the space above; without one, room for heads of prices. */
const HEADING = { one: 1.7, two: 2 } as const;

const linesOf = (section: Section) => section.length + HEADING.two;

const totalOf = (sections: Column) =>
  sections.reduce((total, section) => total + linesOf(section), 0);

/** Fills columns of this height in lines. Sections under a heading stay whole if they can. */
function columnsOf(sections: Column, height: number, mayBreak: boolean): Column[] {
  const columns: Section[][] = [[]];
  let left = height;
  const place = (section: Section) => {
    const room = Math.floor(left - linesOf(section) + section.length);
    const taken = section.slice(0, Math.max(room, 0));
    const isCut = taken.length < section.length;
    const isBreakable = mayBreak || !section[0]?.section || linesOf(section) > height;
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

/** Lines of a sheet whose columns stand side by side in twos, each two below the ones before. */
const linesOn = (sheet: readonly Column[]) =>
  inTwos(sheet).reduce((lines, two) => lines + Math.max(...two.map(totalOf)), 0);

const tallestOf = (sheets: readonly Column[][]) => Math.max(...sheets.map(linesOn));

/** Lines that pairs may be longer than columns, as sections of unlike length leave holes in them. */
const MOST_HOLE = 2;

/** Sheets of two columns, as few as they can be. */
function inColumns(sections: Column, height: number): Column[][] {
  for (let sheets = 1; ; sheets += 1)
    for (const mayBreak of [false, true]) {
      const columns = balanced(sections, 2 * sheets, height, mayBreak);
      if (columns) return inTwos(columns);
    }
}

/** Sheets with each two sections side by side, so that their headings share a line. */
function inPairs(sections: Column, height: number): Column[][] {
  const sheets: Column[][] = [[]];
  for (const pair of inTwos(sections.map((section) => [section]))) {
    const sheet = sheets.at(-1) ?? [];
    if (linesOn([...sheet, ...pair]) > height) sheets.push(pair);
    else sheet.push(...pair);
  }
  return sheets;
}

/** The largest type at which a menu fits on one sheet, or else two columns; and the comb for the rest. */
export function layoutOf(sections: Column, paper: Paper) {
  // A notice has a letter: its comb may be short, and in two columns left out.
  const isNotice = paper === 'notice';
  const room = ROOM - (isNotice ? LETTER : 0);
  const toothIn = (left: number) => {
    const longest = Math.min(comb.longest, Math.round(left - comb.spine));
    return longest < comb.two ? 0 : longest;
  };
  for (const size of ['largest', 'large', 'medium', 'small'] as const) {
    const lines = sections.flat().length + sections.length * HEADING.one;
    const left = room - lines * lineHeights[size];
    if (left >= comb.spine + comb[isNotice ? 'two' : 'one'])
      return { size, longest: toothIn(left), sheets: [[sections]] };
  }
  const height = (room - (isNotice ? 0 : comb.spine + comb.two)) / lineHeights.columns;
  const columns = inColumns(sections, height);
  const pairs = inPairs(sections, height);
  const isPaired =
    sections.length > 1 &&
    pairs.length <= columns.length &&
    tallestOf(pairs) <= Math.min(height, tallestOf(columns) + MOST_HOLE);
  const sheets = isPaired ? pairs : columns;
  const left = room - tallestOf(sheets) * lineHeights.columns;
  return { size: 'columns', longest: toothIn(left), sheets } as const;
}
