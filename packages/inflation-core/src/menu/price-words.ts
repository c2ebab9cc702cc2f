/** Words that stand around a price in a price list, in lower case; the longer of two first. */
import { isOf } from './words.ts';

/** Words, or what else stands between blanks, or each phrase between commas. */
export const listOf = (words: string, between = /\s+/): readonly string[] =>
  words.trim().split(between);

const phrasesOf = (phrases: string) => listOf(phrases, /,\s+/);

/** Before a starting price. */
export const FROM_BEFORE: readonly string[] = /* @__PURE__ */ phrasesOf(
  `
    starting price, starting from, starting at, starting, starts from, starts at, start from,
    start at, starts, beginning at, begins at, begin at, prices from, priced from, as low as,
    at least, a partir de, à partir de, desde, from, frm, fr, minimum, min
  `,
);

/** Behind one. */
export const FROM_AFTER: readonly string[] = /* @__PURE__ */ phrasesOf(
  `
    & up, &up, and up, n up, upwards, onwards, up, or more, and more, & more, and over, and above,
    y más, y mas, en adelante, minimum, min, plus, +
  `,
);

/** Around what is charged beside another service. */
export const ADD_ON: readonly string[] = /* @__PURE__ */ phrasesOf(
  'add-on, add on, addon, additional, extra, add',
);

export const ADD_ON_BEFORE: readonly string[] = [...ADD_ON, 'plus', '+'];

/** Before an amount that is no price for certain. */
export const VAGUE_BEFORE: readonly string[] = /* @__PURE__ */ phrasesOf(
  'approximately, approx, about, around, roughly, between, average, avg, up to, ~, ≈',
);

/** What a price may be for one of, by the words for it. */
export const UNITS: Readonly<Record<string, string>> = {
  .../* @__PURE__ */ Object.fromEntries(
    listOf(
      `
        hour minute day week month year person nail finger toe foil row bead strip tape weft track
        bundle braid inch bowl tube piece set pair area zone side syringe vial unit mile
      `,
    ).map((unit) => [unit, unit]),
  ),
  hours: 'hour',
  hr: 'hour',
  hrs: 'hour',
  h: 'hour',
  min: 'minute',
  mo: 'month',
  guest: 'person',
};

/** What a price is for one of without saying so. */
export const VISITS = /* @__PURE__ */ listOf(
  'session visit treatment service application appointment client',
);

/** Before a price, and say nothing of it. */
export const IDLE_BEFORE: readonly string[] = ['price', 'only', 'just', 'now', ':', '=', '@'];

/** Behind a price, and say nothing of it. */
export const IDLE_AFTER: readonly string[] = [
  ...['plus', '+', '& '].flatMap((and) =>
    ['tax', 'gst', 'hst', 'vat'].flatMap((tax) => [`${and} ${tax}`, `${and}${tax}`]),
  ),
  ...VISITS.flatMap((one) => [`per ${one}`, `/ ${one}`, `/${one}`, `a ${one}`]),
  ...listOf('each ea c/u only for () / | , ; : · . -'),
];

/** Whether a cell says that there is no price: “Price varies”, “No charge”. */
export const isSaidFree = (text: string): boolean =>
  text
    .replace(/\b(?:no|additional|extra) charge\b/, 'free')
    .split(/[^a-z]+/)
    .some((word) => isOf(word, 'free'));
