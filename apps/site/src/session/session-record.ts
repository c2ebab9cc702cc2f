/** What a tab remembers by name until it is closed, as far as storage is allowed. */

export function readRecord<Value>(storageKey: string): Record<string, Value> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
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
