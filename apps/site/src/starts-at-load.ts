/** On the root element of a page that comes to life by itself, not at the first sign of a visitor. */
export const STARTS_AT_LOAD = 'data-starts-at-load';
