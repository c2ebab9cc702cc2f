/** Words for who gives a service, or to how much hair. */
const LEVELS =
  'talent designer graduate apprentice assistant trainee junior jr associate stylist artist advanced senior sr specialist expert master director creative principal owner top elite signature';

const SIZES =
  'short medium med long extra xl xs xxl x small large mini full fill fills refill half partial quarter single double triple fine thin thick thicker coarse shoulder chin waist bra mid neck sm lg';

const BETWEEN = 'above below length hair and or to the with level tier lvl l of new week weeks set';

const words = (list: string): readonly string[] => list.split(' ');

const KNOWN = /* @__PURE__ */ words(`${SIZES} ${LEVELS}`);
const BETWEEN_KNOWN = /* @__PURE__ */ words(BETWEEN);

/** Whether a text names a level or a size, and not of what: “Senior”, “Level 2”, “Long hair”, “2 weeks”. */
export function isLevel(text: string): boolean {
  const all = text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  return (
    (all.some((word) => KNOWN.includes(word)) ||
      /^(?:(?:level|tier|lvl) \d|l\d|\d[ -]weeks?)$/i.test(text.trim())) &&
    all.every((word) => KNOWN.includes(word) || BETWEEN_KNOWN.includes(word) || /^\d$/.test(word))
  );
}

/** A line that names levels for the prices below it, perhaps behind the name of their section. */
export interface LevelLine {
  readonly section: string;
  readonly levels: readonly string[];
}

/** Reads “Junior | Senior | Master” and “Haircuts  Short/Medium/Long”. */
export function levelsIn(line: string): LevelLine | undefined {
  const [first = '', ...others] = line
    .split(/\s*[/|,·•]\s*|\s{2,}|\t+/)
    .map((level) => level.trim())
    .filter(Boolean);
  if (others.length === 0 || !others.every(isLevel)) return undefined;
  if (isLevel(first)) return { section: '', levels: [first, ...others] };
  const [, section, own = ''] = /^(.+?)(?::|\s[–—-])\s*(.+)$/.exec(first) ?? [];
  if (section && isLevel(own)) return { section, levels: [own, ...others] };
  return others.length > 1 ? { section: first, levels: others } : undefined;
}
