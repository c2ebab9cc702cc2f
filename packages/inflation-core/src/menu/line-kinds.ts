/** What a line is that is no service. */

const TOTALS: readonly string[] = [
  'total',
  'totals',
  'subtotal',
  'sum',
  'average',
  'avg',
  'mean',
  'median',
];

const BESIDE_TOTALS: readonly string[] = [
  ...['grand', 'sub', 'overall', 'all', 'of', 'the', 'and', 'per', 'a', 'in', 'for', 'usd'],
  ...['services', 'revenue', 'sales', 'income', 'price', 'prices', 'visits', 'menu', 'count'],
  ...['week', 'weekly', 'month', 'monthly', 'year', 'yearly', 'annual'],
];

/** “Total”, “Grand total:”, “Average price”; not “Total makeover”. */
export function isTotal(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = (word: string) => TOTALS.includes(word) || BESIDE_TOTALS.includes(word);
  return words.every(known) && words.some((word) => TOTALS.includes(word));
}

const SAYING: readonly string[] = [
  ...['is', 'are', 'may', 'can', 'will', 'must', 'please', 'we', 'your', 'you'],
  ...[
    'include',
    'includes',
    'included',
    'including',
    'subject',
    'effective',
    'require',
    'requires',
  ],
  ...['exclude', 'excludes', 'excluding'],
  ...['required', 'available', 'depending', 'depends', 'updated', 'copyright', 'call', 'visit'],
];

const BUTTONS =
  /^(?:book|book now|book online|select|add|add to cart|more|more info|learn more|read more|show more|show all|see more|view|view all|details)$/i;

const ADDRESS = /@|https?:|www\.|\.com\b|\d{3}[-.\s]\d{4}\b|\d\s*[ap]\.?m\b|\d:\d\d/i;

/** A sentence, a button, a time of day or an address: nothing that services stand below. */
export function isNote(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    words.length === 0 ||
    words.length > 9 ||
    /[.!?;][*_]*$/.test(text.trim()) ||
    BUTTONS.test(text.trim()) ||
    ADDRESS.test(text) ||
    words.some((word) => SAYING.includes(word))
  );
}
