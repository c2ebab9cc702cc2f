/** Gives a table what its columns need: figures stand flush right, many columns get labels. */
import { type RichTextElement, type RichTextNode, textOf } from '../../article/rich-text-node';

/** From here on, a phone shows a table row by row. */
const MANY_COLUMNS = 5;

const isElement = (node: RichTextNode): node is RichTextElement => typeof node !== 'string';

const elementsIn = (
  parent: RichTextElement | undefined,
  ...tags: readonly string[]
): RichTextElement[] =>
  (parent?.children ?? []).filter(isElement).filter(({ tag }) => tags.includes(tag));

const cellsOf = (row: RichTextElement | undefined) => elementsIn(row, 'th', 'td');

const rowsOf = (table: RichTextElement, tag: 'thead' | 'tbody') =>
  elementsIn(table, tag).flatMap((part) => elementsIn(part, 'tr'));

const isFigure = (cell: RichTextElement | undefined) =>
  cell !== undefined && /^[−+]?\$?[\d.,]+%?$/.test(textOf(cell));

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
  const rows = elementsIn(part, 'tr').map((row) => ({
    ...row,
    children: cellsOf(row).map((cell, at) => layCell(cell, columns[at], isWide)),
  }));
  return { ...part, children: rows };
}

/** The table in a region that may scroll. */
export function layTable(table: RichTextElement): RichTextElement {
  const columns = columnsOf(table);
  const isWide = columns.length >= MANY_COLUMNS;
  const children = table.children.filter(isElement).map((part) => layPart(part, columns, isWide));
  const laid: RichTextElement = { ...table, tag: isWide ? 'wide-table' : 'table', children };
  return { tag: 'region', attributes: {}, children: [laid] };
}
