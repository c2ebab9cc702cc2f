/** The router's state of a history entry, with our key, which its replacements drop. */
interface EntryState {
  readonly idx: number | null;
  readonly entryKey?: string;
}

let lastKeyed: EntryState = { idx: null };

/** A key for Safari before 26.2, without Navigation API; the router's is 'default' after loads. */
function keyInState(): string {
  if (!globalThis.history) return 'none'; // while the pages are built
  const state: EntryState = history.state ?? { idx: null };
  const isReplaced = state.idx !== null && state.idx === lastKeyed.idx;
  const entryKey =
    state.entryKey ?? ((isReplaced && lastKeyed.entryKey) || `${Date.now()}${Math.random()}`);
  if (entryKey !== state.entryKey) history.replaceState({ ...state, entryKey }, '');
  lastKeyed = { idx: state.idx, entryKey };
  return entryKey;
}

/** Key of the current history entry, the same after a reload. */
export const historyEntryKey = (): string =>
  globalThis.navigation?.currentEntry?.key ?? keyInState();

/**
 * State of a navigation by which a page changes its own query: it neither scrolls nor reads the
 * address again.
 */
export const SELF_NAVIGATION = 'self-navigation';

/** Reads a record from the tab's storage, without invalid values, as any script may write there. */
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

/** Writes a record; if storage is denied or full, the caller's copy lasts until a reload. */
export function writeRecord<Value>(storageKey: string, record: Record<string, Value>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(record));
  } catch {}
}
