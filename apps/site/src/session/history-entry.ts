/** What the router keeps in an entry, and beside it our key: a replacement by the router drops that. */
interface EntryState {
  readonly idx: number | null;
  readonly entryKey?: string;
}

let named: EntryState = { idx: null };

/** Safari before 26.2 has no Navigation API; the router's key is 'default' for every page that is loaded. */
function keyInState(): string {
  if (!globalThis.history) return 'none'; // while the pages are built
  const state: EntryState = history.state ?? { idx: null };
  const isReplaced = state.idx !== null && state.idx === named.idx;
  const entryKey =
    state.entryKey ?? ((isReplaced && named.entryKey) || `${Date.now()}${Math.random()}`);
  if (entryKey !== state.entryKey) history.replaceState({ ...state, entryKey }, '');
  named = { idx: state.idx, entryKey };
  return entryKey;
}

/** Names the entry of the history that is shown: the same after a reload, another after each link. */
export const historyEntryKey = (): string =>
  globalThis.navigation?.currentEntry?.key ?? keyInState();

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
