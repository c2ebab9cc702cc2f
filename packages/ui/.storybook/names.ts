/**
 * A component's title ends in what others call it, so that the search finds it by that:
 * `Actions/Button (CTA)`. Its page and the sidebar show the name alone.
 *
 * @example
 * nameIn('Actions/Button (CTA)') // => 'Button'
 */
export const nameIn = (title: string): string => title.replace(/^.*\//, '').replace(/ \(.*\)$/, '');
