/** As many as a long list has different cells; beyond it the memory is emptied, not grown. */
const MOST = 5000;

const LONGEST = 100;

/** Makes a reader of short texts that remembers: stages ask for the same cell again and again. */
export function readOnce<Reading>(read: (text: string) => Reading): (text: string) => Reading {
  const known = new Map<string, { readonly reading: Reading }>();
  return (text) => {
    if (text.length > LONGEST) return read(text);
    const before = known.get(text);
    if (before) return before.reading;
    const reading = read(text);
    if (known.size >= MOST) known.clear();
    known.set(text, { reading });
    return reading;
  };
}
