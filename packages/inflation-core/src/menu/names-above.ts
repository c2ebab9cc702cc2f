/** Completes names by the lines above them: a size by its service, a description by what it describes. */
import { cutBefore } from './delimited.ts';
import { asked, changed, type Outcome, rowIn, serviceIn } from './outcomes.ts';
import { isDescription } from './phrases.ts';
import type { RowOutcome } from './read-table.ts';

/** “3 week fill” of “Lashes, 3 week fill”, below “Lashes”; `undefined` for a name without its heading. */
const sizeIn = (service: string, heading: string) =>
  heading && service.startsWith(`${heading}, `) ? service.slice(heading.length + 2) : undefined;

/** A further choice of the service above it: “With removal”. */
const CHOICE = /^(?:with|w\/)\s?/i;

/** Asks of which line a price is, with the name that it has and another. */
const asEither = (outcome: Outcome, service: string) =>
  asked(outcome, 'which-name', undefined, [{ service }]);

/** Sizes of a section with their levels, to find those that stand in it twice. */
const sizeKeys = (rows: readonly RowOutcome[], heading: string) =>
  rows
    .flatMap(({ outcomes }) => outcomes.flatMap((outcome) => rowIn(outcome) ?? []))
    .flatMap(({ service, level = '' }) =>
      sizeIn(service, heading) === undefined ? [] : `${service}\n${level}`,
    );

/** “3 week fill” twice below “Lashes” is of the service above each, “With removal” always. */
function named(
  rows: readonly RowOutcome[],
  described: ReadonlySet<RowOutcome>,
): readonly RowOutcome[] {
  const heading = rows[0]?.heading ?? '';
  const sizes = sizeKeys(rows, heading);
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
const blocksOf = (rows: readonly RowOutcome[]): readonly number[] =>
  cutBefore(rows, ({ row }, before) => row.line - Number(before?.row.line) > 1).flatMap(
    (block, nth) => block.map(() => nth),
  );

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
  const sections = cutBefore(read, ({ heading }, before) => heading !== before?.heading);
  return sections.flatMap((rows) => named(rows, isAsked));
}
