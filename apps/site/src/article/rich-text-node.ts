/** Tree of an article's allowed elements, none of which can run or load anything. */

/** All elements with their allowed attributes. */
const attributesByTag = {
  p: [],
  /** A heading with its summary and its text. */
  section: [],
  /** Text of a section, folded on a phone; `label` names it. */
  fold: ['label'],
  h2: ['id'],
  h3: ['id'],
  ul: [],
  ol: [],
  /** An `<ol>` of instructions. */
  steps: [],
  li: [],
  a: ['href'],
  strong: [],
  /** The result of a worked example, in its list of steps. */
  key: [],
  em: [],
  /** Summary of a section, which is not part of the text. */
  short: [],
  /** A formula, set apart from the text. */
  formula: [],
  /** A pull quote: a sentence of the text in large type. */
  pull: [],
  /** A pull quote over a drawing, as wide as the page. */
  poster: ['src', 'background'],
  /** The guide's figure on a price tag, repeated from its list. */
  answer: ['background', 'value', 'meaning'],
  /** An aside. */
  note: [],
  /** A worked example. */
  figure: ['id'],
  figcaption: [],
  /** Container of a table, which scrolls if the table is too wide. */
  region: [],
  table: ['data-mark'],
  /** A table of many columns, which small screens show row by row. */
  'wide-table': ['data-mark'],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope', 'data-align', 'data-mark'],
  /** `data-label` is the column's heading, for small screens without columns. */
  td: ['data-label', 'data-align'],
  /** A table and its chart. */
  plate: [],
  chart: ['role', 'aria-label', 'height'],
  /** A decorative drawing between two sections. */
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

/** Matches paths of the site, fragments, https: and mailto:, but no address that could run code. */
const address = /^(?:\/(?!\/)|#|https:\/\/|mailto:)[^\s\\]+$|^\/$/;

export const isAllowedAttribute = (tag: RichTextTag, name: string, value: string): boolean =>
  attributesOf(tag).includes(name) && (name !== 'href' || address.test(value));

/** The text in a node, without its markup. */
export const textOf = (node: RichTextNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');

/** The sections of a text, in its order. */
export const headingsOf = (
  body: readonly RichTextNode[],
): readonly { readonly id: string; readonly label: string }[] =>
  body.flatMap((node) => {
    if (typeof node === 'string') return [];
    if (node.tag === 'section') return headingsOf(node.children);
    return node.tag === 'h2' && node.attributes.id
      ? [{ id: node.attributes.id, label: textOf(node) }]
      : [];
  });
