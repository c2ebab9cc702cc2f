/** Names the entry of the history that is shown; the router's key is 'default' for every `#` link. */
export const historyEntryKey = (routerKey: string) =>
  globalThis.navigation?.currentEntry?.key ?? routerKey;

/**
 * State of a navigation by which a page changes its own query: nobody has asked for a page, so
 * nothing scrolls and nothing is read from the address again.
 */
export const SELF_NAVIGATION = 'self-navigation';

/** What a tab remembers by name until it is closed. Leaves out what is not of its kind: anything that runs on this origin writes to storage. */
export function readRecord<Value>(
  storageKey: string,
  isValue: (value: unknown) => value is Value,
): Record<string, Value> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    const entries = Object.entries(Object(stored)).filter((entry): entry is [string, Value] =>
      isValue(entry[1]),
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Storage may be denied or full: then the caller's own copy lasts until the page is loaded anew. */
export function writeRecord<Value>(storageKey: string, record: Record<string, Value>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(record));
  } catch {}
}
