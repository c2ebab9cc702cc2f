/** Attributes of `<html>` for the state of hydration. */

/** Set by the build: the page hydrates on load, without an interaction. */
export const HYDRATE_ON_LOAD = 'data-hydrate-on-load';

/** Set once the entry script runs, which holds early actions. */
export const STARTED = 'data-started';

/** Set once the whole document is hydrated. */
export const HYDRATED = 'data-hydrated';
