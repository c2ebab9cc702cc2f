/** Fits a menu on sheets of paper, in one type size, its columns set here: WebKit prints no others. */
import type { menuDeskText } from '@tallycomb/content/calculator';
import type { MenuEntry } from '../menu-reducer';

/** Sheets: all new prices, old and new prices for the team, or the notice to clients. */
export type Paper = keyof typeof menuDeskText.paper.headings;

/** Services under one heading, or without any. */
type Section = readonly MenuEntry[];
type Column = readonly Section[];

/** Height of a line in millimeters, by type size; `columns` is that of two or three columns. */
export const lineHeights = {
  largest: 20,
  large: 14,
  medium: 10,
  small: 8.4,
  columns: 6.6,
} as const;

/** Millimeters for services between the sheet's head and the shortest comb; columns have a shorter one. */
const ROOM = { one: 162, columns: 180 } as const;

/** Millimeters that the reason of a notice takes. */
const REASON = 28;

/** Tenths of a millimeter of the comb's longest tooth. */
const teeth = { shortest: 150, longest: 600, columns: 80 } as const;

/** Lines that a heading takes, with the space above. */
const HEADING = 1.6;

const linesOf = (section: Section) => section.length + (section[0]?.section ? HEADING : 0);

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

/** Old and new prices need the width of half a sheet. In thirds some names take two lines. */
const columnSets = [
  { count: 2, share: 1 },
  { count: 3, share: 0.9 },
] as const;

/** Sheets of two or three columns, as few as they can be. */
function sheetsOf(
  sections: Column,
  sets: readonly { count: number; share: number }[],
  room: number,
) {
  for (let sheets = 1; ; sheets += 1)
    for (const mayBreak of [false, true])
      for (const { count, share } of sets) {
        const height = (room * share) / lineHeights.columns;
        const columns = balanced(sections, count * sheets, height, mayBreak) ?? [];
        const starts = columns.flatMap((_, at) => (at % count === 0 ? [at] : []));
        if (starts.length > 0) return starts.map((at) => columns.slice(at, at + count));
      }
}

/** The largest type at which a menu fits on one sheet, or else columns; and the comb for the rest. */
export function layoutOf(sections: Column, paper: Paper) {
  const taken = paper === 'notice' ? REASON : 0;
  for (const size of ['largest', 'large', 'medium', 'small'] as const) {
    const left = ROOM.one - taken - totalOf(sections) * lineHeights[size];
    const longest = Math.min(teeth.longest, teeth.shortest + 10 * left);
    if (left >= 0) return { size, longest, sheets: [[sections]] };
  }
  const sets = columnSets.slice(0, paper === 'both' ? 1 : 2);
  const sheets = sheetsOf(sections, sets, ROOM.columns - taken);
  return { size: 'columns', longest: teeth.columns, sheets } as const;
}
