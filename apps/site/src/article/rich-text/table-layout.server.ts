/** Lays a table out: figures flush right, labels in cells of many columns, a chart beside it. */
import { guideDetailText } from '@tallycomb/content/guides';
import { type RichTextElement, textOf } from '../rich-text-node';
import { drawComb } from './comb-drawing.server';
import { shape } from './drawing.server';
import { drawLadder } from './ladder-drawing.server';
import {
  cellsOf,
  isElement,
  isFigure,
  rowsIn,
  rowsOf,
  type TableChart,
} from './table-chart.server';

/** From this number of columns on, phones show a table row by row. */
const MANY_COLUMNS = 5;

interface Column {
  readonly label: string;
  readonly isOfFigures: boolean;
}

function columnsOf(table: RichTextElement): Column[] {
  const rows = rowsOf(table, 'tbody').map(cellsOf);
  return cellsOf(rowsOf(table, 'thead')[0]).map((head, at) => ({
    label: textOf(head),
    isOfFigures: at > 0 && rows.every((cells) => isFigure(cells[at])),
  }));
}

function layCell(
  cell: RichTextElement,
  column: Column | undefined,
  isWide: boolean,
): RichTextElement {
  if (!column) return cell;
  const align = column.isOfFigures ? { 'data-align': 'end' } : {};
  const label = isWide && cell.tag === 'td' ? { 'data-label': column.label } : {};
  return { ...cell, attributes: { ...cell.attributes, ...label, ...align } };
}

function layPart(
  part: RichTextElement,
  columns: readonly Column[],
  isWide: boolean,
): RichTextElement {
  if (part.tag === 'caption') return part;
  const rows = rowsIn(part).map((row) => ({
    ...row,
    children: cellsOf(row).map((cell, at) => layCell(cell, columns[at], isWide)),
  }));
  return { ...part, children: rows };
}

/** The chart as an image named after its table, which has the same figures as text. */
function chartNode(chart: TableChart): RichTextElement {
  const { height, shapes } = chart.shape === 'comb' ? drawComb(chart) : drawLadder(chart);
  const name = `${guideDetailText.chart}: ${chart.caption}`;
  return shape('chart', { role: 'img', 'aria-label': name, height }, ...shapes);
}

/** Puts a table into a region that may scroll, with its chart if it has one. */
export function layTable(table: RichTextElement, chart?: TableChart): RichTextElement {
  const columns = columnsOf(table);
  const isWide = columns.length >= MANY_COLUMNS;
  const children = table.children.filter(isElement).map((part) => layPart(part, columns, isWide));
  const laid: RichTextElement = { ...table, tag: isWide ? 'wide-table' : 'table', children };
  const region: RichTextElement = { tag: 'region', attributes: {}, children: [laid] };
  if (!chart) return region;
  return { tag: 'plate', attributes: {}, children: [region, chartNode(chart)] };
}
