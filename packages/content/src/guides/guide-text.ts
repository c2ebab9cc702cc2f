/**
 * Reads a guide's words and checks its figures, for the tests beside it; no entry loads this file.
 * The site's build checks its grammar.
 */

interface StartTag {
  readonly element: string;
  readonly attributes: ReadonlyMap<string, string>;
}

interface Heading {
  readonly level: number;
  readonly text: string;
}

interface GuideMarkup {
  readonly tags: readonly StartTag[];
  readonly headings: readonly Heading[];
  /** The text, one line for each paragraph, item and cell. */
  readonly text: string;
}

const attributesOf = (source: string): ReadonlyMap<string, string> =>
  new Map(
    [...source.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

export const readMarkup = (html: string): GuideMarkup => ({
  tags: [...html.matchAll(/<([a-z][a-z0-9]*)([^>]*)>/g)].map(
    ([, element = '', attributes = '']) => ({
      element,
      attributes: attributesOf(attributes),
    }),
  ),
  headings: [...html.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/g)].map(([, level, text = '']) => ({
    level: Number(level),
    text,
  })),
  text: html
    .replace(/<\/?(?:a|strong|em)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/\s*\n\s*/g, '\n')
    .trim(),
});

/** Words as a reader counts them: runs that hold a letter or a digit. */
export const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;

const escaped = (phrase: string): string => phrase.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Matches a phrase, unless it is part of a longer figure. */
const patternOf = (phrase: string): RegExp =>
  new RegExp(`(?<![\\d$.,])${escaped(phrase)}(?![\\d%]|[.,]\\d)`, 'g');

/** Text up to the list of sources, whose titles and dates are not figures of ours. */
const beforeSources = (html: string): string => readMarkup(html).text.split('\nSources\n')[0] ?? '';

const isYear = (figure: string): boolean => /^(19|20)\d\d$/.test(figure);

/**
 * Lists faults in a guide's figures: phrases that it lacks, and figures (years aside) that no
 * phrase contains.
 */
export function figureFaults(html: string, phrases: readonly string[]): string[] {
  const text = beforeSources(html);
  const missing = phrases.filter((phrase) => !patternOf(phrase).test(text));
  const longestFirst = phrases.toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, phrase) => left.replace(patternOf(phrase), '¤'), text);
  const unexplained = (rest.match(/[$−+]*\d+(?:[.,]\d+)*%?/g) ?? []).filter((it) => !isYear(it));
  return [
    ...missing.map((phrase) => `lacks: ${phrase}`),
    ...unexplained.map((figure) => `unexplained: ${figure}`),
  ];
}

/** A row of a table, cell by cell. */
export const row = (...cells: readonly string[]): string => cells.join('\n');
