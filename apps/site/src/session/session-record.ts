/** What a tab remembers by name until it is closed, as far as storage is allowed. */

/** Leaves out what is not of its kind: anything that runs on this origin writes to storage. */
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
