/** On `<html>` of a page that hydrates after load by itself. */
export const HYDRATE_ON_LOAD = 'data-hydrate-on-load';

/** On `<html>` from when the whole document is hydrated. */
export const HYDRATED = 'data-hydrated';
