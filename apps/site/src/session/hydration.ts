/** Attributes of `<html>` that say how far the page has come. */

/** Written by the build: the page hydrates once it is loaded, without an interaction. */
export const HYDRATE_ON_LOAD = 'data-hydrate-on-load';

/** From when the entry script runs: it answers what is pressed too early. */
export const STARTED = 'data-started';

/** From when the whole document is hydrated. */
export const HYDRATED = 'data-hydrated';
