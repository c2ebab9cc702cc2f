import { type ColumnMapping, type MenuColumn, readColumnName } from './column-names.ts';
import { type DelimitedRow, filledCells, plainLine, unguarded } from './delimited.ts';
import { type Above, headBy, servicesBelow, underHeading } from './headings.ts';
import { readPriceType } from './menu-csv.ts';
import { BLANK_ROW, type MenuRow, menuMonth, monthFirst } from './menu-row.ts';
import { leftOut, type Outcome, readService, type ServiceCells, undecided } from './outcomes.ts';
import { atLevels, isAddress, isNote, isOfNoPrice, isRetired, isTotal } from './phrases.ts';
import { partsOfLine } from './prices-in-lines.ts';
import { type PriceMark, readPrice } from './read-price.ts';
import { isData, isListed } from './table-shape.ts';
import { hasAmount, hasCurrency } from './tokens.ts';
import { FROM } from './words.ts';

const cellAt = ({ cells }: DelimitedRow, at: number) => unguarded(cells[at] ?? '');

const inOneLine = (cell: string) => cell.replace(/\s*[\r\n]+\s*/g, ' ');

/** A row of which its first cell alone can be told. */
const namedDraft = (row: DelimitedRow): MenuRow => ({
  ...BLANK_ROW,
  service: unguarded(filledCells(row)[0] ?? ''),
});

/** Decides in which list a row ends; with columns of levels, each of its prices. */
export function readRow(
  row: DelimitedRow,
  mapping: ColumnMapping,
  above: Above,
): readonly Outcome[] {
  const extra = row.cells.slice(mapping.headings.length).find((cell) => cell !== '');
  if (extra !== undefined && filledCells(row).length > 1)
    return [undecided(row, 'extra-cells', extra, { draft: namedDraft(row) })];
  return lineAlone(row, above) ?? readCells(row, mapping, above);
}

const cellsIn =
  (row: DelimitedRow, { columns }: ColumnMapping) =>
  (field: MenuColumn['field']): readonly string[] =>
    columns.filter((column) => column.field === field).map(({ at }) => cellAt(row, at));

/** What a cell needs to hold a whole line, and quick to test. */
const NAME_AND_NUMBER = /\p{L}.*\d/su;

/** A total, or a row of one cell: a name and nothing else, or a line of a list. */
function lineAlone(row: DelimitedRow, above: Above): readonly Outcome[] | undefined {
  const filled = filledCells(row).map(unguarded);
  const [name = ''] = filled;
  const total = filled.find(isTotal);
  if (total !== undefined) return [leftOut(row, 'total', total)];
  const isSole = filled.length === 1 && !/^[^\p{L}]*\d[^\p{L}]*$/u.test(name);
  const isOfLines = filled.every((cell) => NAME_AND_NUMBER.test(cell)) && filled.every(isListed);
  if (!isSole && !isOfLines) return undefined;
  const lines = filled.map((cell) =>
    isOfNoPrice(cell) ? { parts: [] } : partsOfLine(plainLine(cell)),
  );
  if (lines.some(({ parts }) => parts.length > 0))
    return lines.flatMap((line) => servicesBelow(above, { ...line, row }));
  const isPolicy = hasCurrency(name) && isOfNoPrice(name);
  const kind = isNote(name) || isPolicy ? 'note' : 'heading';
  if (kind === 'heading') headBy(above, name);
  return [leftOut(row, kind, name)];
}

function readCells(row: DelimitedRow, mapping: ColumnMapping, above: Above): readonly Outcome[] {
  const cellsOf = cellsIn(row, mapping);
  const cells = sharedCells(row, mapping, above);
  if (mapping.headings.some((heading, at) => isRetired(heading, cellAt(row, at))))
    return [leftOut(row, 'retired', cells.service)];
  const prices = mapping.columns.filter(({ field }) => field === 'price');
  const priced = prices.filter((column) => /[\p{L}\p{N}]/u.test(cellAt(row, column.at)));
  const texts = priced.map(({ at }) => cellAt(row, at));
  const isNoPrice = (text: string) => isAddress(text) && readPrice(text).kind !== 'price';
  if (texts.length > 0 && texts.every(isNoPrice))
    return [leftOut(row, 'note', filledCells(row).join(' '))];
  const isFree = cellsOf('priceType').some((cell) => readPriceType(cell) === 'none');
  const others = [...prices.flatMap(({ candidates }) => candidates), ...mapping.unsure];
  const stray = [...new Set(others.map(({ at }) => at))].map((at) => cellAt(row, at));
  const amounts =
    prices.length > 0 ? [...cellsOf('since'), ...stray].filter(hasAmount) : stray.filter(Boolean);
  const since = (!hasAmount(cells.since ?? '') && cells.since) || above.since;
  if (priced.length === 0 && amounts.length > 0) return [askFor(row, amounts, { ...cells, since })];
  if (priced.length === 0 || isFree)
    return [leftOut(row, cells.service === '' ? 'unfinished' : 'no-price', cells.service)];
  const [split] = priced.flatMap((column) => splitOff(row, column));
  if (split) return [undecided(row, 'extra-cells', split, { draft: namedDraft(row) })];
  const unread = row.cells.filter(
    (cell, at) => hasCurrency(cell) && isData(cell) && isUnread(mapping, at),
  );
  if (unread.length > 0) return [askFor(row, [...texts, ...unread], { ...cells, since })];
  const outcomes = priced.flatMap((column) => {
    const columnLevel = above.isLevelled ? column.level : undefined;
    const isOfColumn = cells.service === '' && isTurned(mapping);
    const service = isOfColumn ? (columnLevel ?? '') : cells.service;
    const level = [cells.level, isOfColumn ? '' : columnLevel].filter(Boolean).join(', ');
    const { from, unit } = column;
    const mark = { ...cells.mark, ...(from && { from }), ...(unit && { unit }) };
    const price = cellAt(row, column.at);
    const since = cells.since || lastRaise(row, column);
    return atLevels({ ...cells, service, price, level, mark, since }).map((each) =>
      readService(row, { ...each, minutes: each.minutes || each.level }, above.since),
    );
  });
  // A service that is free at each level is left out once.
  const [first] = outcomes;
  return first && outcomes.every(({ leftOut }) => leftOut) ? [first] : outcomes;
}

/** True for a column of which nothing is known, where no name says which one holds the price. */
const isUnread = ({ columns, headings }: ColumnMapping, at: number) =>
  headings[at] &&
  readColumnName(headings[at]).role === 'other' &&
  !columns.some(({ field, reason }) => field === 'price' && reason !== 'contents') &&
  !columns.some((column) =>
    [column, ...(column.field === 'price' ? column.candidates : [])].some((each) => each.at === at),
  );

/** The first of the months in the names of columns since when a price is what it is. */
function lastRaise(row: DelimitedRow, { at, heading, reason, candidates }: MenuColumn): string {
  const other = candidates.findIndex((each) => cellAt(row, each.at) !== cellAt(row, at));
  const alike = candidates.slice(0, other < 0 ? candidates.length : other);
  const months = reason === 'in-force' ? alike.map((each) => menuMonth(each.heading)) : [];
  return [menuMonth(heading), ...months].findLast(Boolean) ?? '';
}

/** Levels stand in the rows of a table, and its services above the columns. */
const isTurned = ({ columns }: ColumnMapping) =>
  columns.some(({ field }) => field === 'level') &&
  !columns.some(({ field }) => field === 'service') &&
  columns.filter(({ field, level }) => field === 'price' && level).length > 1;

/** “5” below “Hours” is no five minutes. */
const isInHours = ({ columns }: ColumnMapping, minutes: string) =>
  /^\d\d?(?:\.\d\d?)?$/.test(minutes) &&
  columns.some(
    ({ field, heading }) => field === 'minutes' && /^h(?:ou)?rs$|^horas$/i.test(heading),
  );

/** Exports give an item without variations one of these. */
const isTelling = (variation: string) =>
  !/^(?:|regular|standard|default(?: title| variation)?)$/i.test(variation.trim());

/** The cells that all prices of a row have in common. */
function sharedCells(row: DelimitedRow, mapping: ColumnMapping, above: Above): ServiceCells {
  const cellsOf = cellsIn(row, mapping);
  const level = [...new Set(cellsOf('level').filter(isTelling))].join(', ');
  const variations = cellsOf('variation').filter(isTelling);
  const minutes = cellsOf('minutes').join();
  const isMore = variations.length > 0 || level !== '' || minutes !== '';
  const service = isTurned(mapping) ? '' : above.service || above.heading;
  const own = cellsOf('service').join() || (isMore ? service : '');
  above.service = own;
  const named = [own, ...variations].filter(Boolean).join(', ');
  const [mark = markBeside(row, mapping)] = cellsOf('priceType').map(readPriceType);
  const sinceColumn = mapping.columns.find(({ field }) => field === 'since');
  const since = cellsOf('since').join();
  return underHeading(above, {
    service: inOneLine(named),
    level: inOneLine(level),
    price: '',
    since: sinceColumn?.isDayFirst ? monthFirst(since) : since,
    visits: cellsOf('visits').join(),
    period: mapping.columns.find(({ field }) => field === 'visits')?.period,
    minutes: isInHours(mapping, minutes) ? `${minutes} h` : minutes,
    mark: mark === 'none' ? {} : mark,
  });
}

/** “From” or “and up” in a column that is nothing else. */
function markBeside({ cells }: DelimitedRow, { columns }: ColumnMapping): PriceMark {
  const others = cells.filter((_, at) => !columns.some((column) => column.at === at));
  return others.some((cell) => STARTING.includes(cell.trim().toLowerCase())) ? { from: true } : {};
}

const STARTING = [...FROM.before, ...FROM.after];

/** Offers each amount, where no column is certain to be the price. */
function askFor(row: DelimitedRow, amounts: readonly string[], cells: ServiceCells): Outcome {
  const choices = amounts.flatMap(
    (price) => readService(row, { ...cells, price }, '').service?.row ?? [],
  );
  const { service, level, since = '', visits = '' } = cells;
  const draft = { service, since, visits, ...(level && { level }), ...choices[0], price: '' };
  return undecided(row, 'which-column', amounts.join(' '), { draft, choices });
}

/** Without quotes and headings, `$1,250`, `Bridal 1,250` and `Cut 65,50` are two cells. */
function splitOff(row: DelimitedRow, { at, heading }: MenuColumn): readonly string[] {
  const [before = '', amount = '', behind = ''] = ['', ...row.cells].slice(at);
  // A number at a name's end may be part of it: “Service 12,45,06/2019”.
  const isCents = filledCells(row).length === 2 && /\s\d\d+$/.test(before);
  const isHalf = (start: string, end: string) =>
    /(?:^|[^\p{L}\d])(?<!\d\.)\d{1,3}$/u.test(start) &&
    (/^\d{3}(?:\.\d\d)?$/.test(end) || (isCents && /^\d\d$/.test(end))) &&
    row.text.includes(`${start},${end}`);
  if (heading !== '') return [];
  return isHalf(amount, behind) ? [behind] : isHalf(before, amount) ? [amount] : [];
}
