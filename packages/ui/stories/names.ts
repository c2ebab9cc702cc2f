/**
 * A component's title ends in what others call it, so that the search finds it by that:
 * `Actions/Button (CTA)`. Its page and the sidebar show the name alone.
 *
 * @example
 * nameIn('Actions/Button (CTA)') // => 'Button'
 */
export const nameIn = (title: string): string => title.replace(/^.*\//, '').replace(/ \(.*\)$/, '');

/**
 * A name of code, as the first word of a line.
 *
 * @example
 * capitalized('phone') // => 'Phone'
 */
export const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Of several words, those that a heading sets small, unless they begin or end it. */
const small = / (?:A|An|And|As|At|By|For|From|In|Of|On|Or|The|To|With)(?= )/g;

/**
 * Storybook names a story by its export, each word with a capital.
 *
 * @example
 * inTitleCase('Mounts In Place On A Phone') // => 'Mounts in Place on a Phone'
 */
export const inTitleCase = (name: string): string =>
  name.replace(small, (word) => word.toLowerCase());
