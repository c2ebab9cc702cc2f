/** Words for who gives a service, or to how much hair. */

const LEVELS =
  'talent graduate apprentice assistant trainee junior jr associate stylist artist advanced senior sr specialist expert master director creative principal owner top elite signature';

const SIZES =
  'short medium med long extra xl xs xxl x small large mini full half partial quarter single double triple fine thin thick thicker coarse shoulder chin waist bra mid neck sm lg';

const BETWEEN = 'above below length hair and or to the with level tier lvl of new';

const words = (list: string): readonly string[] => list.split(' ');

const SIZE_WORDS = /* @__PURE__ */ words(SIZES);
const LEVEL_WORDS = /* @__PURE__ */ words(`${SIZES} ${LEVELS}`);
const BETWEEN_WORDS = /* @__PURE__ */ words(BETWEEN);

const consistsOf = (text: string, known: readonly string[]) => {
  const all = text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  return (
    all.some((word) => known.includes(word)) &&
    all.every((word) => known.includes(word) || BETWEEN_WORDS.includes(word) || /^\d$/.test(word))
  );
};

/** Whether a text names a size and nothing it would be the size of: “Short”, “Medium or long hair”. */
export const isSize = (text: string): boolean => consistsOf(text, SIZE_WORDS);

/** Whether it names a size, or a level: “Senior stylist”, “Level 2”. */
export const isLevel = (text: string): boolean =>
  consistsOf(text, LEVEL_WORDS) || /^(?:level|tier|lvl) \d$/i.test(text.trim());
