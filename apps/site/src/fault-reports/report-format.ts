/** What our own code reports: two by the name of their event, what React caught, a failed lookup. */
export const FAULT_KINDS = ['error', 'unhandledrejection', 'boundary', 'lookup'] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/**
 * What a report may say: no query, no fragment, no figure and no address of a person. Applied where
 * a report is written and again where it comes in, as anybody can send one.
 */
const QUERY = /\?[^\s"'<>)]*|(\S)#[^\s"'<>)]*/g;
const LOOKUP_FIGURES = /(\/adjusted-revenue\/)[^\s"'<>)]*/g;
const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]*\w/g;
/** React says what failed by a number, `#418`, which stays. */
const NUMBER = /(^|[^\w#])\d[\d.,]*/g;

/**
 * @example
 * plainAddress('https://a.example/b?date=06/2019#top') // => 'https://a.example/b'
 */
export const plainAddress = (text: string): string =>
  text.replace(QUERY, '$1').replace(LOOKUP_FIGURES, '$1…').replace(EMAIL, '…');

/**
 * @example
 * withoutFigures('$250,000 is no month at /p?date=06/2019') // => '$… is no month at /p'
 */
export const withoutFigures = (text: string): string => plainAddress(text).replace(NUMBER, '$1…');

const FRAME = /https?:\/\/[^/\s]+(\/[^\s?#:)]*)(?:[?#][^\s)]*?)?:(\d+):(\d+)/g;

/**
 * Where in our files a stack was, and nothing else of it: browsers put the message before it.
 *
 * @example
 * framesOf('Error: x\n at f (https://a.example/p?q=1:2:30)') // => ['/p:2:30']
 */
export const framesOf = (stack: string): readonly string[] =>
  [...stack.matchAll(FRAME)].map(([, path, line, column]) => `${path}:${line}:${column}`);
