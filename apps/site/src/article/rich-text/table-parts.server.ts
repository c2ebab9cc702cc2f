/** Finds the parts of a parsed table. */
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

export const captionOf = (table: RichTextElement) =>
  elementsIn(table, 'caption').map(textOf).join('');

export const isFigure = (cell: RichTextElement | undefined) =>
  cell !== undefined && /^[−+]?\$?[\d.,]+%?$/.test(textOf(cell));
