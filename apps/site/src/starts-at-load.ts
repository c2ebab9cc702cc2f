/** On the root element of a page that comes to life by itself, not at the first sign of a visitor. */
export const STARTS_AT_LOAD = 'data-starts-at-load';

/** What the entry has seen before the rest of the code was there to see it. */
export const visitor = { hasGivenSign: false };
