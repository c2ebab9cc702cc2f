/** Reads a table: its parts, and the data of its chart. */
import { type RichTextElement, type RichTextNode, textOf } from '../rich-text-node';

export const isElement = (node: RichTextNode): node is RichTextElement => typeof node !== 'string';

const elementsIn = (
  parent: RichTextElement | undefined,
  ...tags: readonly string[]
): RichTextElement[] =>
  (parent?.children ?? []).filter(isElement).filter(({ tag }) => tags.includes(tag));

export const cellsOf = (row: RichTextElement | undefined) => elementsIn(row, 'th', 'td');

export const rowsIn = (part: RichTextElement) => elementsIn(part, 'tr');

export const rowsOf = (table: RichTextElement, tag: 'thead' | 'tbody') =>
  elementsIn(table, tag).flatMap(rowsIn);

const captionOf = (table: RichTextElement) => elementsIn(table, 'caption').map(textOf).join('');

export const isFigure = (cell: RichTextElement | undefined) =>
  cell !== undefined && /^[−+]?\$?[\d.,]+%?$/.test(textOf(cell));

export interface ChartFigure {
  readonly text: string;
  readonly value: number;
}

/** One label of a chart, with a tooth for each series. */
export interface ChartTooth {
  readonly label: string;
  readonly mark: string | undefined;
  readonly figures: readonly ChartFigure[];
}

export interface TableChart {
  readonly caption: string;
  /** Vertical or horizontal teeth. */
  readonly shape: 'comb' | 'ladder';
  readonly series: readonly string[];
  /** Common name of the labels, such as Year. */
  readonly axis: string | undefined;
  readonly teeth: readonly ChartTooth[];
}

const markOf = (element: RichTextElement | undefined) => element?.attributes['data-mark'];

const wordsOf = (cell: RichTextElement | undefined) => (cell ? textOf(cell) : '');

function figureOf(cell: RichTextElement | undefined): ChartFigure {
  const text = wordsOf(cell);
  return { text, value: Number(text.replace('−', '-').replace(/[$,%+]/g, '')) };
}

type Rows = readonly (readonly RichTextElement[])[];
type Content = Pick<TableChart, 'series' | 'axis' | 'teeth'>;

/** Chart of a single row, with a tooth for each column. */
const teethOfRow = (heads: Rows[number], row: Rows[number]): Content => ({
  series: [wordsOf(row[0])],
  axis: undefined,
  teeth: heads
    .map((head, at) => ({ label: textOf(head), mark: markOf(head), figures: [figureOf(row[at])] }))
    .slice(1),
});

/** Indexes of the columns to draw: the marked ones, or else all with figures. */
function drawnColumns(heads: Rows[number], rows: Rows): number[] {
  const places = heads.map((_, at) => at).slice(1);
  const marked = places.filter((at) => markOf(heads[at]) === 'drawn');
  const ofFigures = places.filter((at) => rows.every((cells) => isFigure(cells[at])));
  return marked.length > 0 ? marked : ofFigures;
}

function teethOfRows(heads: Rows[number], rows: Rows): Content {
  const columns = drawnColumns(heads, rows);
  return {
    series: columns.map((at) => wordsOf(heads[at])),
    axis: wordsOf(heads[0]),
    teeth: rows.map((cells) => ({
      label: wordsOf(cells[0]),
      mark: markOf(cells[0]),
      figures: columns.map((at) => figureOf(cells[at])),
    })),
  };
}

/** The chart of a table whose class asks for one. */
export function chartOf(table: RichTextElement): TableChart | undefined {
  const shape = markOf(table);
  if (shape !== 'comb' && shape !== 'ladder') return undefined;
  const heads = cellsOf(rowsOf(table, 'thead')[0]);
  const rows = rowsOf(table, 'tbody').map(cellsOf);
  const row = rows.find(([head]) => markOf(head) === 'drawn');
  const content = row ? teethOfRow(heads, row) : teethOfRows(heads, rows);
  return { caption: captionOf(table), shape, ...content };
}

/** Text of the first cell that cannot be drawn: not a number, or negative on a ladder. */
export const undrawable = ({ shape, teeth }: TableChart): string | undefined =>
  teeth
    .flatMap(({ figures }) => figures)
    .find(({ value }) => Number.isNaN(value) || (shape === 'ladder' && value < 0))?.text;
