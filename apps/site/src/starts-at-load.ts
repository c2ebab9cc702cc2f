/** On the root element of a page that comes to life by itself, not at the first sign of a visitor. */
export const STARTS_AT_LOAD = 'data-starts-at-load';

/** What the entry has seen before the rest of the code was there to see it. */
export const visitor = { hasGivenSign: false };

/**
 * On the root element once a visitor has stirred, and of a page that is opened at a section: only
 * then is all of it laid out (below-the-fold.css.ts).
 */
export const IS_STIRRED = 'data-is-stirred';
