/** Kinds of reported faults: two browser events, errors that React caught, failed lookups. */
export const FAULT_KINDS = ['error', 'unhandledrejection', 'boundary', 'lookup'] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/**
 * Replaces everything in a report without a known shape: words, names of code and our own addresses
 * stay, as people's figures, names and addresses have too many forms to list. Reports are masked by
 * the page and again by the host, as anybody can send one.
 */
const MASK = '…';

/** Matches words, names of code, `h1`, React's `#418`, and types of errors or objects. */
const WORD =
  /^(?:[a-z]+(?:[-'’][a-z]+)*|[a-z]+(?:[A-Z][a-z]*)*(?:\.[a-z]+(?:[A-Z][a-z]*)*)*|[a-z]\d|#\d{1,4}|[A-Z][A-Za-z]*(?:Error|Exception|Observer|Element|Event|Node|List|Signal))$/;

/** Capitalized words of browsers' and React's messages; any other could be a person's name. */
const MESSAGE_WORD =
  /^(?:An?|API|Can't|Cannot|DOM|Error|Failed|HTML|HTTP|Illegal|Importing|Invalid|JSON|Load|Loading|Maximum|Minified|Node|Object|Out|Permission|Promise|React|Script|The|This|URL|Unable|Uncaught|Unexpected)$/;

const HOST = /^[a-z-]+(?:\.[a-z-]+)*$/;
/** Matches path segments: words with or without an extension, years, file names with a hash. */
const SEGMENT =
  /^(?:[a-z-]*(?:\.[a-z]+\d?)?|(?:19|20)\d\d|[a-z-]+-(?=\d*[a-z_-])[\w-]{8}\.[a-z]+\d?)$/i;

/**
 * Masks unknown parts of an address, and removes its port, query and fragment.
 *
 * @example
 * maskAddress('https://a.example/b/250000?date=06/2019#top') // => 'https://a.example/b/…'
 */
export function maskAddress(text: string): string {
  const [, scheme = '', host = '', path = ''] =
    /^(?:(https?:\/\/)([^/?#:]*)(?::\d*)?)?([^?#]*)/.exec(text) ?? [];
  const origin = scheme && scheme + (HOST.test(host) ? host : MASK);
  const segments = path.split('/').map((segment) => (SEGMENT.test(segment) ? segment : MASK));
  return origin + segments.join('/');
}

/** Splits punctuation from a word; in linear time, as the word's last character is none. */
const TOKEN = /^(['(<[{]*)(.*[^.,:;!?)'>\]}])?([.,:;!?)'>\]}]*)$/;

/** Matches the first 2000 characters, up to the end of a word; reports show fewer. */
const LEADING_WORDS = /^.{0,2000}(?!\S)/s;

function maskToken(token: string): string {
  const [, before = '', core = '', after = ''] = TOKEN.exec(token) ?? [];
  if (/^(?:https?:\/)?\//.test(core)) return before + maskAddress(core) + after;
  const isKnown = core === '' || WORD.test(core) || MESSAGE_WORD.test(core);
  return before + (isKnown ? core : MASK) + after;
}

/**
 * Masks a sentence, including all text in double quotes, which quotes a parser's input. A long text
 * is cut before, between two words, as half a name could look like a known word.
 *
 * @example
 * maskText('$250,000 is no month at /p?date=06/2019') // => '… is no month at /p'
 */
export const maskText = (text: string): string =>
  (LEADING_WORDS.exec(text)?.[0] ?? MASK)
    .replace(/"[^"]*"?|`[^`]*`?/g, MASK)
    .split(/\s+/)
    .map(maskToken)
    .join(' ');

/** Enough characters for a stack's message and first frames. */
const MAX_STACK_LENGTH = 8000;

const FRAME = /https?:\/\/[^/\s]+(\/[^\s?#:)]*)(?:[?#][^\s)]*?)?:(\d+):(\d+)/g;

/**
 * Places of a stack in our files, without its message, which browsers put first.
 *
 * @example
 * framesOf('Error: x\n at f (https://a.example/p?q=1:2:30)') // => ['/p:2:30']
 */
export const framesOf = (stack: string): readonly string[] =>
  [...stack.slice(0, MAX_STACK_LENGTH).matchAll(FRAME)].map(
    ([, path = '', line, column]) => `${maskAddress(path)}:${line}:${column}`,
  );
