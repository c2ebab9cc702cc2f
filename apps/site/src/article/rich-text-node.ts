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
  /** The result of a worked example, in its list of steps. */
  key: [],
  em: [],
  /** A sentence of the text itself, set large. */
  pull: [],
  /** The same over a scene, from side to side of the page. */
  poster: ['src', 'background'],
  /** An aside. */
  note: [],
  /** A worked example. */
  figure: ['id'],
  figcaption: [],
  /** Holds a table, and scrolls where that is too wide. */
  region: [],
  table: ['data-mark'],
  /** A table of many columns, which small screens show row by row. */
  'wide-table': ['data-mark'],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope', 'data-align', 'data-mark'],
  /** The label is what heads the cell's column, for where the columns are not shown. */
  td: ['data-label', 'data-align'],
  /** A table and its chart. */
  plate: [],
  chart: ['role', 'aria-label', 'height'],
  /** A drawing between two sections. */
  break: ['viewBox'],
  line: ['x1', 'x2', 'y1', 'y2', 'strokeWidth', 'transform', 'data-look'],
  path: ['d', 'data-look'],
  rect: ['y', 'width', 'height', 'rx'],
  text: ['x', 'y', 'dx', 'textAnchor', 'data-look'],
  tspan: ['dx'],
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

/** The sections of a text, in its order. */
export const headingsOf = (body: readonly RichTextNode[]) =>
  body.flatMap((node) =>
    typeof node !== 'string' && node.tag === 'h2' && node.attributes.id
      ? [{ id: node.attributes.id, label: textOf(node) }]
      : [],
  );
