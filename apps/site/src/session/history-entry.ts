/** Names the entry of the history that is shown; the router's key is 'default' for every `#` link. */
export const historyEntryKey = (routerKey: string) =>
  globalThis.navigation?.currentEntry?.key ?? routerKey;

/**
 * State of a navigation by which a page changes its own query: nobody has asked for a page, so
 * nothing scrolls and nothing is read from the address again.
 */
export const SELF_NAVIGATION = 'self-navigation';
