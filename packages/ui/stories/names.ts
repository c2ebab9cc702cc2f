/**
 * The component's name in a story title, which may end in another common name for the search:
 * `Actions/Button (CTA)`. Page and sidebar show only the first name.
 *
 * @example
 * nameIn('Actions/Button (CTA)') // => 'Button'
 */
export const nameIn = (title: string): string => title.replace(/^.*\//, '').replace(/ \(.*\)$/, '');

/**
 * A name with a capital first letter.
 *
 * @example
 * capitalized('phone') // => 'Phone'
 */
export const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Words in lower case in a heading, unless they begin or end it. */
const small = / (?:A|An|And|As|At|By|For|From|In|Of|On|Or|The|To|With)(?= )/g;

/**
 * A story's name in title case; Storybook derives it from the export with a capital for each word.
 *
 * @example
 * inTitleCase('Mounts In Place On A Phone') // => 'Mounts in Place on a Phone'
 */
export const inTitleCase = (name: string): string =>
  name.replace(small, (word) => word.toLowerCase());
