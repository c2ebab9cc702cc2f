const from = (first: number, last: number): string =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Characters of US English text: the file of Instrument Sans that every page loads. */
export const usEnglish = `${from(0x20, 0x7e)}\u00a0–—−‘’“”…·•×÷→©®™°é`;

const notInHeadings = '"#*<=>@[\\]^_`{|}~·•©®™°';

/** Characters of headings and figures: Imbue's file. */
export const inHeadings = [...usEnglish]
  .filter((character) => !notInHeadings.includes(character))
  .join('');

/** The rest of US English and Latin-1, and €: a file loaded only for a page that has one of them. */
export const restBeside = (characters: string): string =>
  [...new Set([...usEnglish, ...from(0xa1, 0xff), '€'])]
    .filter((character) => !characters.includes(character))
    .join('');

const hex = (code: number) => code.toString(16).toUpperCase();

/**
 * Characters as CSS names them, those in a row by the first and the last.
 *
 * @example
 * unicodeRange('ABC€') // => 'U+41-43, U+20AC'
 */
export function unicodeRange(characters: string): string {
  const codes = [...characters].map((character) => character.charCodeAt(0)).sort((a, b) => a - b);
  const starts = codes.filter((code) => !codes.includes(code - 1));
  const ends = codes.filter((code) => !codes.includes(code + 1));
  return starts
    .map((start, at) =>
      start === ends[at] ? `U+${hex(start)}` : `U+${hex(start)}-${hex(ends[at] ?? start)}`,
    )
    .join(', ');
}
