/** On `<html>` of a page that hydrates after load by itself. */
export const HYDRATE_ON_LOAD = 'data-hydrate-on-load';

/** On `<html>` from when the whole document is hydrated. */
export const HYDRATED = 'data-hydrated';

/** On `<html>` while a page waits for its first interaction, with no code on its way. */
export const WAITING = 'data-waiting';

/** Under which a tab keeps what was typed, by entry of its history. */
export const TYPED_KEY = 'tallycomb:typed';

/** Under which a page keeps in this browser what it shows: it hydrates after load where there is some. */
export const storageKeyOf = (pathname: string) => `tallycomb:${pathname}`;
