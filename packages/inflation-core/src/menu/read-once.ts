/** About as many different cells as a long list has; when full, the cache is emptied. */
const MAX_ENTRIES = 5000;

const MAX_TEXT_LENGTH = 100;

/** Caches the readings of short texts: several stages read the same cell. */
export function readOnce<Reading>(read: (text: string) => Reading): (text: string) => Reading {
  const known = new Map<string, { readonly reading: Reading }>();
  return (text) => {
    if (text.length > MAX_TEXT_LENGTH) return read(text);
    const before = known.get(text);
    if (before) return before.reading;
    const reading = read(text);
    if (known.size >= MAX_ENTRIES) known.clear();
    known.set(text, { reading });
    return reading;
  };
}
