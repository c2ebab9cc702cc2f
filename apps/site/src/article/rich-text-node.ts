/** A text as a tree of the elements that it may have: nothing in it can run or load anything. */

/** Every element of a text, each with the attributes that it may have. */
const attributesByTag = {
  p: [],
  h2: ['id'],
  h3: ['id'],
  ul: [],
  ol: [],
  /** An `<ol>` of things to do, one after the other. */
  steps: [],
  li: [],
  a: ['href'],
  strong: [],
  em: [],
  /** A sentence of the text itself, set large. */
  pull: [],
  /** An aside. */
  note: [],
  /** A worked example. */
  figure: ['id'],
  figcaption: [],
  /** Holds a table, and scrolls where that is too wide. */
  region: [],
  table: [],
  /** A table of many columns, which small screens show row by row. */
  'wide-table': [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope', 'data-align'],
  /** The label is what heads the cell's column, for where the columns are not shown. */
  td: ['data-label', 'data-align'],
} as const satisfies Record<string, readonly string[]>;

export type RichTextTag = keyof typeof attributesByTag;

export interface RichTextElement {
  readonly tag: RichTextTag;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly RichTextNode[];
}

export type RichTextNode = string | RichTextElement;

export const attributesOf = (tag: RichTextTag): readonly string[] => attributesByTag[tag];

/** Pages of the site, fragments, secure pages of others, and mail; no scheme that runs anything. */
const address = /^(?:\/(?!\/)|#|https:\/\/|mailto:)[^\s\\]+$|^\/$/;

export const isAllowedAttribute = (tag: RichTextTag, name: string, value: string): boolean =>
  attributesOf(tag).includes(name) && (name !== 'href' || address.test(value));

/** The text in a node, without its markup. */
export const textOf = (node: RichTextNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');
