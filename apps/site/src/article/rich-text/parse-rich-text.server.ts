/** Parses authored HTML as a browser would, and refuses all markup that is not allowed. */
import { type DefaultTreeAdapterTypes, type ParserError, parseFragment } from 'parse5';
import {
  attributesOf,
  isAllowedAttribute,
  type RichTextElement,
  type RichTextNode,
  type RichTextTag,
} from '../rich-text-node';
import { chartOf, undrawable } from './table-chart.server';
import { layTable } from './table-layout.server';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const plainTags =
  'p h2 h3 ul ol li a strong em figure figcaption table caption thead tbody tr th td';

/** Allowed markup of authors, with the tag that it becomes. */
const kinds: ReadonlyMap<string, RichTextTag> = new Map([
  ...plainTags.split(' ').map((tag) => [tag, tag as RichTextTag] as const), // all of them are tags
  ['ol class="steps"', 'steps'],
  ['strong class="key"', 'key'],
  ['aside class="note"', 'note'],
  ['p class="short"', 'short'],
  ['p class="formula"', 'formula'],
  ['blockquote class="pull"', 'pull'],
  ...['comb', 'ladder'].map((name) => [`table class="${name}"`, 'table'] as const),
  ...['drawn', 'you', 'median'].map((name) => [`th class="${name}"`, 'th'] as const),
]);

const required: Partial<Record<RichTextTag, string>> = {
  h2: 'id',
  h3: 'id',
  a: 'href',
  th: 'scope',
};

/** Operators between numbers and brackets, and before a result: sums break only before their sign of equality, short ones nowhere. */
const TERM = / ([−÷×+]) (?=[$(\d])/g;
const EQUALS = /= (?=[$\d])/g;
const SHORT = /(?<![^ ]{16}) =\u00A0/g;

const withWholeSums = (text: string) =>
  text.replace(TERM, '\u00A0$1\u00A0').replace(EQUALS, '=\u00A0').replace(SHORT, '\u00A0=\u00A0');

/** True in a table, whose columns have to shrink. */
const isInCell = ({ parentNode }: Extract<Node, { value: string }>) =>
  parentNode?.nodeName === 'td' || parentNode?.nodeName === 'th';

/** Tags whose class is kept as `data-mark`, for drawing the table. */
const classKept: ReadonlySet<RichTextTag> = new Set(['table', 'th']);

/** Elements that contain only elements, no text of their own. */
const elementContainers = new Set('table thead tbody tr ul ol figure aside blockquote'.split(' '));

const isBlank = (node: Node) => node.nodeName === '#text' && 'value' in node && !node.value.trim();

/** Source line of a node; for an element that the parser added, that of its first child. */
function lineOf(node: Node | undefined): number | undefined {
  if (!node) return undefined;
  const inside = 'childNodes' in node ? node.childNodes[0] : undefined;
  return node.sourceCodeLocation?.startLine ?? lineOf(inside);
}

class RichTextError extends Error {
  constructor(source: string, line: number | undefined, what: string, fix: string) {
    super(`${source}, line ${line ?? 1}: ${what}. ${fix}.`);
  }
}

class Reader {
  readonly #source: string;
  readonly #ids = new Set<string>();

  constructor(source: string) {
    this.#source = source;
  }

  fault(node: Node | undefined, what: string, fix: string): RichTextError {
    return new RichTextError(this.#source, lineOf(node), what, fix);
  }

  refuse = ({ code, startLine }: ParserError): never => {
    const fix = 'Close every element in the order opened, and quote every attribute';
    throw new RichTextError(this.#source, startLine, `the markup is broken (${code})`, fix);
  };

  children(nodes: readonly Node[], hasElementsOnly: boolean): RichTextNode[] {
    const kept = hasElementsOnly ? nodes.filter((node) => !isBlank(node)) : nodes;
    return kept.map((node) => {
      if (hasElementsOnly && node.nodeName === '#text') {
        throw this.fault(node, 'text stands outside of any paragraph', 'Put it into a <p>');
      }
      return this.node(node);
    });
  }

  node(node: Node): RichTextNode {
    if ('value' in node) return isInCell(node) ? node.value : withWholeSums(node.value);
    if ('tagName' in node) return this.element(node);
    throw this.fault(node, `${node.nodeName} is not allowed`, 'Remove it');
  }

  element(element: Element): RichTextElement {
    const tag = this.kind(element);
    if (!element.sourceCodeLocation?.endTag) {
      const fix = `Write <${tag}> and </${tag}> in pairs`;
      throw this.fault(element, `<${tag}> has no end or no start`, fix);
    }
    const children = this.children(element.childNodes, elementContainers.has(element.tagName));
    const read = { tag, attributes: this.attributes(element, tag), children };
    if (tag === 'table') return this.table(element, read);
    return tag === 'pull' ? { ...read, children: this.onlyParagraph(element, read) } : read;
  }

  table(element: Element, read: RichTextElement): RichTextElement {
    const chart = chartOf(read);
    const text = chart && undrawable(chart);
    if (text !== undefined) {
      throw this.fault(
        element,
        `"${text}" cannot be drawn`,
        'Draw columns and rows of figures only',
      );
    }
    return layTable(read, chart);
  }

  kind(element: Element): RichTextTag {
    const name = element.attrs.find((attribute) => attribute.name === 'class')?.value;
    const written = name === undefined ? element.tagName : `${element.tagName} class="${name}"`;
    const kind = kinds.get(written);
    if (kind) return kind;
    const allowed = [...kinds.keys()].map((one) => `<${one}>`).join(', ');
    throw this.fault(element, `<${written}> is not allowed`, `Use one of ${allowed}`);
  }

  attributes(element: Element, tag: RichTextTag): Record<string, string> {
    const written = element.attrs.filter(({ name }) => name !== 'class');
    for (const { name, value } of written) this.checkAttribute(element, tag, name, value);
    const missing = required[tag];
    if (missing && !written.some(({ name }) => name === missing)) {
      throw this.fault(element, `<${tag}> has no ${missing}`, `Give it one`);
    }
    const kept = element.attrs.filter(({ name }) => name === 'class' && classKept.has(tag));
    return Object.fromEntries([
      ...written.map(({ name, value }) => [name, value]),
      ...kept.map(({ value }) => ['data-mark', value]),
    ]);
  }

  checkAttribute(element: Element, tag: RichTextTag, name: string, value: string): void {
    const written = `${name}="${value}"`;
    if (!isAllowedAttribute(tag, name, value) || name.startsWith('data-')) {
      const names = attributesOf(tag).filter((one) => !one.startsWith('data-'));
      const fix =
        name === 'href' && names.includes(name)
          ? 'Link to /a-page, #a-section, an https:// address or mailto:'
          : `Remove it; <${tag}> may have ${names.join(', ') || 'no attribute'}`;
      throw this.fault(element, `${written} is not allowed on <${tag}>`, fix);
    }
    if (name === 'id') this.checkId(element, value);
  }

  checkId(element: Element, id: string): void {
    if (!/^[a-z][a-z0-9-]*$/.test(id)) {
      throw this.fault(element, `id="${id}" is no good`, 'Write small letters and hyphens');
    }
    if (this.#ids.has(id)) throw this.fault(element, `id="${id}" is taken`, 'Choose another');
    this.#ids.add(id);
  }

  onlyParagraph(element: Element, { children }: RichTextElement): readonly RichTextNode[] {
    const [paragraph, ...more] = children;
    if (typeof paragraph === 'object' && paragraph.tag === 'p' && more.length === 0) {
      return paragraph.children;
    }
    throw this.fault(element, 'a pull quote is not one paragraph', 'Put it into a single <p>');
  }
}

/**
 * Parses HTML into a tree. Throws a RichTextError with the source, the line and the fix.
 *
 * @example
 * parseRichText('a.html', '<p>Hi</p>') // => [{ tag: 'p', attributes: {}, children: ['Hi'] }]
 * parseRichText('a.html', '<p onclick="x()">Hi</p>') // throws 'a.html, line 1: onclick="x()" is …'
 */
export function parseRichText(source: string, html: string): readonly RichTextNode[] {
  const reader = new Reader(source);
  const options = { sourceCodeLocationInfo: true, onParseError: reader.refuse };
  return reader.children(parseFragment(html, options).childNodes, true);
}
