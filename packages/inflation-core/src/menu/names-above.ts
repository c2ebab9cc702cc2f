/** Completes names by the lines above them: a size by its service, a description by what it describes. */
import { asked, changed, type Outcome, rowIn, serviceIn } from './outcomes.ts';
import { isDescription } from './phrases.ts';
import type { RowOutcome } from './read-table.ts';

/** Consecutive rows under one heading. */
interface Section {
  readonly heading: string;
  readonly rows: RowOutcome[];
}

function sectionsOf(read: readonly RowOutcome[]): readonly Section[] {
  const sections: Section[] = [];
  for (const each of read) {
    const { heading } = each;
    if (heading !== sections.at(-1)?.heading) sections.push({ heading, rows: [] });
    sections.at(-1)?.rows.push(each);
  }
  return sections;
}

/** “3 week fill” of “Lashes, 3 week fill”, below “Lashes”; `undefined` for a name without its heading. */
const sizeIn = (service: string, heading: string) =>
  heading && service.startsWith(`${heading}, `) ? service.slice(heading.length + 2) : undefined;

/** A further choice of the service above it: “With removal”. */
const CHOICE = /^(?:with|w\/)\s?/i;

/** Asks of which line a price is, with the name that it has and another. */
const asEither = (outcome: Outcome, service: string) =>
  asked(outcome, 'which-name', undefined, [{ service }]);

/** Sizes of a section with their levels, to find those that stand in it twice. */
const sizeKeys = ({ heading, rows }: Section) =>
  rows
    .flatMap(({ outcomes }) => outcomes.flatMap((outcome) => rowIn(outcome) ?? []))
    .flatMap(({ service, level = '' }) =>
      sizeIn(service, heading) === undefined ? [] : `${service}\n${level}`,
    );

/** “3 week fill” twice below “Lashes” is of the service above each, “With removal” always. */
function named(section: Section, described: ReadonlySet<RowOutcome>): readonly RowOutcome[] {
  const { heading, rows } = section;
  const sizes = sizeKeys(section);
  const isTwice = new Set(sizes).size < sizes.length;
  const blocks = blocksOf(rows);
  const isOfBlocks = blocks.lastIndexOf(0) > 1;
  let service = '';
  return rows.map((each, at) => {
    const outcomes = each.outcomes.map((outcome) => {
      const name = rowIn(outcome)?.service ?? '';
      const size = sizeIn(name, heading);
      const isChoice = CHOICE.test(name) && !each.row.text.includes('\n');
      if (size === undefined && !isChoice) service = name || service;
      else if (service && (isChoice || isTwice) && serviceIn(outcome))
        return changed(outcome, (row) => ({ ...row, service: `${service}, ${size ?? name}` }));
      if (described.has(each)) return asEither(outcome, heading);
      return size && isOfBlocks && blocks[at] ? asEither(outcome, size) : outcome;
    });
    return { ...each, outcomes };
  });
}

/** Numbers the blocks that blank lines divide rows into, from 0; one number for each row. */
function blocksOf(rows: readonly RowOutcome[]): readonly number[] {
  let block = 0;
  return rows.map(({ row }, at) => {
    if (row.line - (rows[at - 1]?.row.line ?? row.line) > 1) block += 1;
    return block;
  });
}

/** True for “Basic Scrub” directly above “Korean body scrub only … $65”, which describes it. */
function isDescribed(above: RowOutcome | undefined, each: RowOutcome): boolean {
  const [name = ''] = each.outcomes.flatMap((outcome) => rowIn(outcome)?.service ?? []);
  return (
    above?.outcomes[0]?.type === 'left-out' &&
    each.row.line - above.row.line === 1 &&
    /^\p{Lu}/u.test(name) &&
    isDescription(name, 3) &&
    !isDescription(each.heading, 1)
  );
}

/** Lists with fewer described rows have headings above them. */
const LEAST = 3;

/** Gives sizes and choices the name of the service that stands above them with a price of its own. */
export function underServices(read: readonly RowOutcome[]): readonly RowOutcome[] {
  const described = read.filter((each, at) => isDescribed(read[at - 1], each));
  const isAsked = new Set(described.length < LEAST ? [] : described);
  return sectionsOf(read).flatMap((section) => named(section, isAsked));
}
