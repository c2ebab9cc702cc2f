/** What our own code reports: two by the name of their event, what React caught, a failed lookup. */
export const FAULT_KINDS = ['error', 'unhandledrejection', 'boundary', 'lookup'] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/**
 * A report says what has a known shape: words and names of code, our own addresses. Figures, names
 * and addresses of people come in too many forms and scripts to be listed, so all else is “…”. It is
 * applied where a report is written and again where it comes in, as anybody can send one.
 */
const MASK = '…';

/** A word, a name in code with its members, `h1`, React's `#418`, a kind of error or of object. */
const WORD =
  /^(?:[a-z]+(?:[-'’][a-z]+)*|[a-z]+(?:[A-Z][a-z]*)*(?:\.[a-z]+(?:[A-Z][a-z]*)*)*|[a-z]\d|#\d{1,4}|[A-Z][A-Za-z]*(?:Error|Exception|Observer|Element|Event|Node|List|Signal))$/;

/** What browsers and React begin a sentence with, and their abbreviations: other capitals are names. */
const SENTENCE =
  /^(?:An?|API|Can't|Cannot|DOM|Error|Failed|HTML|HTTP|Illegal|Importing|Invalid|JSON|Load|Loading|Maximum|Minified|Node|Object|Out|Permission|Promise|React|Script|The|This|URL|Unable|Uncaught|Unexpected)$/;

const HOST = /^[a-z-]+(?:\.[a-z-]+)*$/;
/** Words and an extension, a year's page, a file with a hash in its name. */
const SEGMENT =
  /^(?:[a-z-]*(?:\.[a-z]+\d?)?|(?:19|20)\d\d|[a-z-]+-(?=\d*[a-z_-])[\w-]{8}\.[a-z]+\d?)$/i;

/**
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

/** In linear time: between the marks a word ends with what is none. */
const TOKEN = /^(['(<[{]*)(.*[^.,:;!?)'>\]}])?([.,:;!?)'>\]}]*)$/;

/** More of a text is not read: what is shown of it is shorter, and it may have no end. */
const READ = /^.{0,2000}(?!\S)/s;

function maskToken(token: string): string {
  const [, before = '', core = '', after = ''] = TOKEN.exec(token) ?? [];
  if (/^(?:https?:\/)?\//.test(core)) return before + maskAddress(core) + after;
  const isKnown = core === '' || WORD.test(core) || SENTENCE.test(core);
  return before + (isKnown ? core : MASK) + after;
}

/**
 * Masks a sentence. What stands between double quotes is what a parser was given. A long text is cut
 * before, between two words, as the half of a word could pass for one.
 *
 * @example
 * maskText('$250,000 is no month at /p?date=06/2019') // => '… is no month at /p'
 */
export const maskText = (text: string): string =>
  (READ.exec(text)?.[0] ?? MASK)
    .replace(/"[^"]*"?|`[^`]*`?/g, MASK)
    .split(/\s+/)
    .map(maskToken)
    .join(' ');

/** The first frames, and a message before them. */
const MOST_OF_A_STACK = 8000;

const FRAME = /https?:\/\/[^/\s]+(\/[^\s?#:)]*)(?:[?#][^\s)]*?)?:(\d+):(\d+)/g;

/**
 * Where in our files a stack was, and nothing else of it: browsers put the message before it.
 *
 * @example
 * framesOf('Error: x\n at f (https://a.example/p?q=1:2:30)') // => ['/p:2:30']
 */
export const framesOf = (stack: string): readonly string[] =>
  [...stack.slice(0, MOST_OF_A_STACK).matchAll(FRAME)].map(
    ([, path = '', line, column]) => `${maskAddress(path)}:${line}:${column}`,
  );
