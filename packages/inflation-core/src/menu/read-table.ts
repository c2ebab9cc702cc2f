import type { ChosenColumns, ColumnMapping, MenuCandidate, MenuColumn } from './column-names.ts';
import { readColumnName } from './column-names.ts';
import { cutBefore, type DelimitedRow, filledCells } from './delimited.ts';
import { topOf } from './headings.ts';
import { mapColumns } from './map-columns.ts';
import { asked, type LeftOutLine, leftOut, type Outcome } from './outcomes.ts';
import { isMadeOf, isOfGoods } from './phrases.ts';
import { readPrice } from './read-price.ts';
import { readRow } from './read-row.ts';
import {
  headsPrices,
  isHeader,
  isHeaderAgain,
  levelsBeside,
  MAX_ROWS_TO_JUDGE,
  MAX_TITLE_ROWS,
} from './table-shape.ts';

/** A row and what became of it. */
export interface RowOutcome {
  readonly row: DelimitedRow;
  readonly outcomes: readonly Outcome[];
  /** A line above it that it cannot be read without. */
  readonly below: string | undefined;
  /** Of the section that it stands in; empty without one. */
  readonly heading: string;
  /** Who gives it, where a column says so. */
  readonly whose?: string | undefined;
}

/** The lines of rows that make no service. */
export const leftOutIn = (read: readonly RowOutcome[]): readonly LeftOutLine[] =>
  read.flatMap(({ outcomes }) => outcomes.flatMap(({ leftOut: line }) => line ?? []));

export interface ReadRows {
  readonly read: readonly RowOutcome[];
  readonly header: string | undefined;
  readonly columns: readonly MenuColumn[];
  /** Columns of money of the same section, where none is certain to be the price. */
  readonly unsure: readonly MenuCandidate[];
}

interface Section {
  readonly header: DelimitedRow | undefined;
  /** The name above the services, if it names them all: “Foils”. */
  readonly heading?: string;
  readonly rows: DelimitedRow[];
}

/** Below the name of a section, where that of the services would stand, columns are what they were. */
function sectionBelow(header: DelimitedRow, before: DelimitedRow | undefined): Section {
  const names = header.cells.map(readColumnName);
  const at = names.findIndex(
    ({ role }, index) =>
      role === 'other' && readColumnName(before?.cells[index] ?? '').role === 'service',
  );
  const name = before?.cells[at];
  if (name !== undefined) {
    const named = { ...header, cells: header.cells.with(at, name) };
    return { header: named, heading: header.cells[at] ?? '', rows: [] };
  }
  // “Foils” above sizes names their service; “Weight” and “Category” say what stands below.
  const [first] = names;
  const isKind = first?.role === 'other' && first.rank === 0;
  const isTold = names.slice(1).every(({ role }) => role !== 'other');
  const isOfSizes =
    (!before || isTold || levelsBeside(header).length > 1) &&
    !isKind &&
    !names.some(({ role }) => role === 'service') &&
    !['never', 'level', 'minutes'].includes(first?.role ?? '');
  return { header, ...(isOfSizes && { heading: header.cells[0] ?? '' }), rows: [] };
}

/** Cuts a table at its rows of names; what stands above the first is a section without. */
function sectionsOf(rows: readonly DelimitedRow[], named: DelimitedRow | undefined): Section[] {
  const sections: Section[] = [{ header: undefined, rows: [] }];
  let priced = 0;
  for (const [at, row] of rows.entries()) {
    const last = sections[sections.length - 1];
    const isFirst = last?.header === undefined && priced === 0 && at < MAX_TITLE_ROWS;
    const isOfNames = isFirst ? isHeader(row) : isHeaderAgain(row, last?.header);
    if (isOfNames || row === named) {
      sections.push(sectionBelow(row, last?.header));
    } else {
      last?.rows.push(row);
      if (filledCells(row).length > 1 && row.cells.some((cell) => readPrice(cell).kind === 'price'))
        priced += 1;
    }
  }
  return sections;
}

export interface TableOptions {
  readonly since: string;
  readonly chosen: ChosenColumns;
  /** Text above the table, as the heading of its first section. */
  readonly heading?: string;
  /** Its first row names columns, whatever stands in it. */
  readonly isNamed?: boolean;
}

/** Reads the rows of a table, each section by its own header. */
export function readTable(rows: readonly DelimitedRow[], options: TableOptions): ReadRows {
  const [top, ...others] = rows.filter((row) => filledCells(row).length > 1);
  const isNamed = options.isNamed ?? (top && headsPrices(top, others.slice(0, MAX_ROWS_TO_JUDGE)));
  const sections = sectionsOf(rows, isNamed ? top : undefined);
  const mappingOf = mappingsOf(sections, options.chosen);
  const [first] = sections.filter(({ header }) => header);
  const header = first?.header?.text;
  const read = sections.flatMap((section) => {
    const own = section.header?.text;
    const below = own === header ? undefined : own;
    const rowsRead = readSection(section, mappingOf(section), options);
    const again = section !== first && section.header;
    return [
      ...(again ? [headingOutcome(again)] : []),
      ...rowsRead.map((row) => ({ ...row, below })),
    ];
  });
  const { columns, unsure } = mappingOf(first ?? sections[0] ?? { header: undefined, rows: [] });
  return { read, header, columns, unsure };
}

/** A section's mapping: columns of the same names hold the same, in whichever section. */
function mappingsOf(sections: readonly Section[], chosen: ChosenColumns) {
  const keyOf = ({ header }: Section) => header?.cells.join('\n');
  const judged = new Map<string | undefined, DelimitedRow[]>();
  for (const section of sections) {
    const rows = judged.get(keyOf(section)) ?? [];
    judged.set(keyOf(section), rows);
    rows.push(...section.rows.slice(0, MAX_ROWS_TO_JUDGE - rows.length));
  }
  const known = new Map<string | undefined, ColumnMapping>();
  return (section: Section): ColumnMapping => {
    const key = keyOf(section);
    const before = known.get(key);
    if (before) return before;
    const rows = judged.get(key) ?? [];
    const cells = rows.filter((row) => filledCells(row).length > 1).map((row) => row.cells);
    const mapping = mapColumns(section.header?.cells, cells, chosen);
    known.set(key, mapping);
    return mapping;
  };
}

const headingOutcome = (row: DelimitedRow): RowOutcome => ({
  row,
  outcomes: [leftOut(row, 'heading', filledCells(row)[0] ?? '')],
  below: undefined,
  heading: '',
});

function readSection(
  { header, rows, heading: own = '' }: Section,
  mapping: ColumnMapping,
  options: TableOptions,
): Omit<RowOutcome, 'below'>[] {
  const heading = own || (options.heading ?? '');
  const named = header?.cells ?? [];
  const isInUse = (at: number) => mapping.columns.some((column) => column.at === at);
  const category = named.findIndex(
    (cell, at) => isMadeOf(cell, 'section', 'service', 'menu') && !isInUse(at),
  );
  const staff = named.findIndex((cell) => isMadeOf(cell, 'giver', 'member', 'name'));
  const sessions = named.findIndex((cell) => isMadeOf(cell, 'sessions', 'number', 'of'));
  const names = rows.flatMap((row) => (filledCells(row).length === 1 ? filledCells(row) : []));
  const isLevelled = levelledIn(rows, mapping);
  const isBesideServices = goodsIn(rows, mapping);
  const above = topOf(options.since, names, heading);
  return rows
    .filter((row) => filledCells(row).length > 0)
    .map((row) => {
      if (heading === '' && above.text === '') above.heading = row.cells[category] || above.heading;
      above.isLevelled = isLevelled(row);
      const read = readRow(row, mapping, above);
      const isOther = above.isOfOthers || isBesideServices(row);
      const code = Number(row.cells[sessions]) > 1 ? 'package' : isOther && 'no-service';
      const outcomes = code ? read.map((outcome) => asked(outcome, code)) : read;
      return {
        row,
        outcomes,
        heading: row.cells[category] || above.heading,
        whose: row.cells[staff],
      };
    });
}

/** True for a row that a column calls goods, where it calls others something else: “Retail”. */
function goodsIn(rows: readonly DelimitedRow[], { columns, headings }: ColumnMapping) {
  const isTelling = (at: number) =>
    !columns.some((each) => each.at === at) &&
    rows.some(({ cells }) => cells[at] && !isOfGoods(cells[at]) && !isMadeOf(cells[at], 'variant'));
  const telling = headings.flatMap((_, at) => (isTelling(at) ? [at] : []));
  return ({ cells }: DelimitedRow) => telling.some((at) => isOfGoods(cells[at] ?? ''));
}

/** Below a heading or a blank line, where each row has its first price alone, columns are of levels no more. */
function levelledIn(rows: readonly DelimitedRow[], { columns }: ColumnMapping) {
  const prices = columns.filter(({ field }) => field === 'price');
  const isOfLevels = ({ cells }: DelimitedRow) => prices.slice(1).some(({ at }) => cells[at]);
  const isBreak = (row?: DelimitedRow) => row !== undefined && filledCells(row).length < 2;
  const sections = cutBefore(rows, isBreak).filter(([first]) => isBreak(first));
  const ofOne = new Set(sections.filter((section) => !section.some(isOfLevels)).flat());
  return (row: DelimitedRow) => !ofOne.has(row);
}
