/** Reads the markup of a guide, for the tests beside it. No entry loads this file. */

export interface StartTag {
  readonly element: string;
  readonly attributes: ReadonlyMap<string, string>;
}

export interface Heading {
  readonly level: number;
  readonly id: string | undefined;
  readonly text: string;
}

export interface GuideMarkup {
  readonly tags: readonly StartTag[];
  readonly headings: readonly Heading[];
  /** The text, one line for each paragraph, item and cell. */
  readonly text: string;
}

const inline = new Set(['a', 'strong', 'em']);
const token = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"<>]*")*)>|[^<>]+/gy;

/** Tags and texts in turn; throws where the markup is neither. */
function tokensOf(html: string): RegExpMatchArray[] {
  const tokens = [...html.matchAll(token)];
  const read = tokens.reduce((length, [whole]) => length + whole.length, 0);
  if (read !== html.length) throw new Error(`no markup: ${html.slice(read, read + 40)}`);
  return tokens;
}

const attributesOf = (source: string): ReadonlyMap<string, string> =>
  new Map(
    [...source.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

/** Closes the innermost open element; throws when it is another one. */
function close(open: string[], element: string): void {
  const innermost = open.pop();
  if (innermost !== element) throw new Error(`</${element}> closes <${innermost}>`);
}

const tidy = (text: string): string => text.replace(/\s*\n\s*/g, '\n').trim();

/** Headings as written; an element inside one would be lost, so none is allowed there. */
const headingsOf = (html: string): Heading[] =>
  [...html.matchAll(/<h([1-6])(?: id="([^"]*)")?>([^<]*)<\/h\1>/g)].map(
    ([, level, id, text = '']) => ({ level: Number(level), id, text }),
  );

/** Splits a guide into tags, headings and text; throws when tags do not match up. */
export function readMarkup(html: string): GuideMarkup {
  const tags: StartTag[] = [];
  const open: string[] = [];
  let text = '';
  for (const [whole, slash, element, attributes = ''] of tokensOf(html)) {
    if (element === undefined) text += whole;
    else {
      if (slash === '/') close(open, element);
      else {
        open.push(element);
        tags.push({ element, attributes: attributesOf(attributes) });
      }
      if (!inline.has(element)) text += '\n';
    }
  }
  if (open.length > 0) throw new Error(`<${open.join('> <')}> never closed`);
  return { tags, headings: headingsOf(html), text: tidy(text) };
}

/** Words as a reader counts them: runs that hold a letter or a digit. */
export const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
