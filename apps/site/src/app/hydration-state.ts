/** On `<html>` of a page that hydrates after load by itself. */
export const HYDRATE_ON_LOAD = 'data-hydrate-on-load';

/** On `<html>` of a page that hydrates after load where this browser keeps something under its value. */
export const HYDRATE_IF_STORED = 'data-hydrate-if-stored';

/** On `<html>` from when the whole document is hydrated. */
export const HYDRATED = 'data-hydrated';
