/** Copy rules, for the tests of texts. No entry loads this file. */

/** Every string in a value, however deep. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** Words that stay lower case inside a title. */
const smallWords = new Set(
  'a an and as at but by for from in into is nor of off on or the to with'.split(' '),
);

/**
 * Finds the words of a title that ought to start with a capital.
 *
 * @example
 * lowerCased('Our Journey') // => []
 * lowerCased('Our journey to it') // => ['journey', 'it']
 */
export const lowerCased = (title: string): string[] =>
  title
    .split(/\s+/)
    .filter((word, at) => /^[a-z]/.test(word) && (at === 0 || !smallWords.has(word)));

const faults: Readonly<Record<string, RegExp>> = {
  'is empty or has stray blanks': /^$|^\s|\s$|\s{2}/,
  'has a straight apostrophe or quote': /\w'|'\w|"/,
  'exclaims or trails off': /!|\.\.\.|…/,
  'dashes across a sentence': /—| – | - /,
  'is not American': /\b(per cent|cupboard|dear(er|est)|whilst|across the road)\b/i,
  'calls an increase a raise': /\b(an?|the|each|this|your) (\d+% )?raise\b/i,
  'sounds like a brochure':
    /\b(elevate|navigat|empower|seamless|leverag|game.chang|cutting.edge|revolution|effortless|supercharg|transform|delight|journey to|landscape|robust|not just|more than just|whether you)/i,
};

/**
 * Phrases that speech contracts. Some only before a word: “it is” at a sentence's end stays whole.
 */
const uncontractedPhrases = [
  /\b(?:do|does|did|is|are|was|were|has|have|had|could|would|should|will) not\b/gi,
  /\bcannot\b/gi,
  /\b(?:it|that|there|here) is(?= [a-z\d])/gi,
  /\b(?:you|they|we) (?:are|will|would)(?= [a-z\d$])/gi,
];

/**
 * Finds phrases to contract; legal texts and wordings of the specification are exempt.
 *
 * @example
 * uncontracted('It is not one.') // => ['is not', 'It is']
 * uncontracted('It’s what it is.') // => []
 */
export const uncontracted = (text: string): string[] =>
  uncontractedPhrases.flatMap((phrase) => text.match(phrase) ?? []);

/** Names the copy rules that a text breaks. */
export const copyFaults = (text: string): string[] =>
  Object.keys(faults).filter((fault) => faults[fault]?.test(text));

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.?])\s+/).filter((part) => /\s.*[.?]$/.test(part));

/** Sentences that occur in a value more than once. */
export const repeatedSentences = (value: unknown): string[] =>
  textsOf(value)
    .flatMap(sentencesOf)
    .filter((sentence, at, all) => all.indexOf(sentence) !== at);

/** Every address in a value: texts that start with a slash or a scheme. */
export const addressesOf = (value: unknown): string[] =>
  textsOf(value).filter((text) => /^\/|^#|^[a-z]+:\/\//.test(text));
