import { readMarkup } from './guide-markup';

/** Holds a guide to its arithmetic, for the tests beside it. No entry loads this file. */

const escaped = (phrase: string): string => phrase.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** The phrase, where it does not cut a longer figure in two. */
const whole = (phrase: string): RegExp =>
  new RegExp(`(?<![\\d$.,])${escaped(phrase)}(?![\\d%]|[.,]\\d)`, 'g');

/** Text up to the list of sources, whose titles and dates are not figures of ours. */
const beforeSources = (html: string): string => readMarkup(html).text.split('\nSources\n')[0] ?? '';

const isYear = (figure: string): boolean => /^(19|20)\d\d$/.test(figure);

/**
 * What is wrong with the figures of a guide: phrases that it lacks, and figures in it that no
 * phrase accounts for (years aside). Empty when every figure is stated and none is unexplained.
 */
export function figureFaults(html: string, phrases: readonly string[]): string[] {
  const text = beforeSources(html);
  const missing = phrases.filter((phrase) => !whole(phrase).test(text));
  const longestFirst = phrases.toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, phrase) => left.replace(whole(phrase), '¤'), text);
  const unexplained = (rest.match(/[$−+]*\d+(?:[.,]\d+)*%?/g) ?? []).filter((it) => !isYear(it));
  return [
    ...missing.map((phrase) => `lacks: ${phrase}`),
    ...unexplained.map((figure) => `unexplained: ${figure}`),
  ];
}

/** A row of a table, cell by cell. */
export const row = (...cells: readonly string[]): string => cells.join('\n');
