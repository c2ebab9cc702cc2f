/** Reads the words of a guide for the tests beside it; the site's build holds it to its grammar. */

export interface StartTag {
  readonly element: string;
  readonly attributes: ReadonlyMap<string, string>;
}

export interface Heading {
  readonly level: number;
  readonly text: string;
}

export interface GuideMarkup {
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
