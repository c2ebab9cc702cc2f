/**
 * The text of a built page, set by hand with inlined CSS, and not one script; in the
 * fonts of the machine, or in those of the page.
 */
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const TEXT_TAGS = new Set(['h1', 'h2', 'h3', 'h4', 'p', 'li', 'summary', 'td', 'th', 'dt', 'dd']);

const STYLE =
  'body{margin:0 auto;max-width:44rem;padding:1.5rem;font:1.0625rem/1.55 system-ui,sans-serif;color:#34100f;background:#fffaf7}h1,h2,h3{font-family:Georgia,serif;line-height:1}h1{font-size:clamp(3rem,12vw,8rem)}a{color:#b3161f}';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function textOf(node: Node): string {
  if (tree.isTextNode(node)) return node.value;
  return tree.isElementNode(node) && node.tagName !== 'svg'
    ? node.childNodes.map(textOf).join('')
    : '';
}

const isHidden = ({ attrs }: Element) =>
  attrs.some(({ name, value }) => name === 'aria-hidden' && value === 'true');

function* textElements(node: Node | DefaultTreeAdapterTypes.Document): Generator<Element> {
  if (!('childNodes' in node)) return;
  if (tree.isElementNode(node)) {
    if (isHidden(node) || node.tagName === 'head') return;
    if (TEXT_TAGS.has(node.tagName)) return void (yield node);
  }
  for (const child of node.childNodes) yield* textElements(child);
}

const BLOCKS: Readonly<Record<string, string>> = { h1: 'h1', h2: 'h2', h3: 'h3', h4: 'h3' };

const FONTS = /<link rel="preload"[^>]*as="font"[^>]*>/g;
const FONT_FACES = /@font-face{[^}]*}/g;
const OUR_FONTS =
  'body{font-family:"Instrument Sans","Instrument Fallback",sans-serif}h1,h2,h3{font-family:Imbue,"Imbue Fallback",serif}';

export interface Options {
  readonly hasOurFonts: boolean;
}

export function handWrittenPage(html: string, { hasOurFonts }: Options): string {
  const blocks = [...textElements(parse(html))].map((element) => {
    const tag = BLOCKS[element.tagName] ?? 'p';
    return `<${tag}>${escaped(textOf(element).trim())}</${tag}>`;
  });
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
  const all = (pattern: RegExp) => (hasOurFonts ? (html.match(pattern) ?? []).join('') : '');
  const style = `${all(FONT_FACES)}${STYLE}${hasOurFonts ? OUR_FONTS : ''}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><meta name="description" content="The text alone"><link rel="icon" href="data:,">${all(FONTS)}<style>${style}</style></head><body><main>${blocks.join('\n')}</main></body></html>`;
}
