/**
 * A day in words, as texts give it.
 *
 * @example
 * inWords('2025-01-17') // => 'January 17, 2025'
 */
export const inWords = (isoDate: string): string =>
  new Date(`${isoDate}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
