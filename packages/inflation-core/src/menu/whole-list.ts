/** What shows in a whole list alone, and changes its rows. */
import type { MenuLine, Outcome } from './menu-line.ts';
import type { MenuRow } from './menu-row.ts';
import type { RowOutcome } from './read-table.ts';

/** What is a service, or likely one. */
function rowIn(outcome: Outcome): MenuRow | undefined {
  if (outcome.type === 'service') return outcome.row;
  if (outcome.type === 'left-out' || NO_SERVICE.includes(outcome.undecided.code)) return undefined;
  return outcome.undecided.draft;
}

const NO_SERVICE: readonly string[] = ['no-service', 'package'];

type Change = (row: MenuRow) => MenuRow;

function changed(outcome: Outcome, change: Change): Outcome {
  if (outcome.type === 'service') return { ...outcome, row: change(outcome.row) };
  if (outcome.type === 'left-out') return outcome;
  const { draft, choices } = outcome.undecided;
  const undecided = { ...outcome.undecided, draft: change(draft), choices: choices.map(change) };
  return { ...outcome, undecided };
}

const keyOf = ({ service, level = '' }: MenuRow) => `${service}\n${level}`;

/**
 * “Cut” below “Men” and for another price below “Women” are two services, and those of two people in
 * a column have two levels: each says which.
 */
export function toldApart(read: readonly RowOutcome[]): readonly RowOutcome[] {
  const first = new Map<string, readonly [price: string, heading: string, whose: string]>();
  const isTwo = new Set<string>();
  const isOfTwo = new Set<string>();
  for (const { outcomes, heading, whose = '' } of read)
    for (const outcome of outcomes) {
      const row = rowIn(outcome);
      if (!row) continue;
      const key = keyOf(row);
      const price = `${Number(row.price)} ${row.from}`;
      const known = first.get(key);
      if (!known) first.set(key, [price, heading, whose]);
      else if (known[0] !== price && known[1] !== heading) isTwo.add(key);
      else if (known[0] !== price && known[2] !== whose) isOfTwo.add(key);
    }
  return read.map((each) => {
    const { outcomes, heading, whose } = each;
    const named: Change = (row) => ({
      ...row,
      ...(heading && isTwo.has(keyOf(row)) && { service: `${heading}, ${row.service}` }),
      ...(whose &&
        isOfTwo.has(keyOf(row)) && { level: [row.level, whose].filter(Boolean).join(', ') }),
    });
    const told = (outcome: Outcome) => (rowIn(outcome) ? changed(outcome, named) : outcome);
    return { ...each, outcomes: outcomes.map(told) };
  });
}

const STARTING = /*@__PURE__*/ new RegExp(
  [
    String.raw`(?:^|[.*!]\s*)\W*(?:(?:all|our|the|menu|service|listed)\s+)*(?:prices?|pricing|rates?|services)(?:\s+(?:listed|shown|above|below|here))*(?:\s+(?:are|is))?\s+(?:a\s+)?(?:start(?:s|ing)?|from)\b(?!\s+(?:in|on)\b)`,
    String.raw`^\W*(?:(?:indicates|denotes|is a)\s+)?(?:starting|base)(?:\s+at)?\s+prices?\b`,
  ]
    .map((form) => `${form}[^.\\d]*(?:\\.|$)`)
    .join('|'),
  'i',
);

const isStarred = ({ text }: MenuLine) => /\d\s?\*/.test(text);

/** The line that says of all prices, or of those with a star, that each is a starting price. */
function startingNote(read: readonly RowOutcome[]): MenuLine | undefined {
  const told = read.flatMap(({ outcomes }) =>
    outcomes.flatMap((each) => (each.type === 'left-out' ? [each.leftOut] : [])),
  );
  return told.find(({ kind, name }) => ['heading', 'note'].includes(kind) && STARTING.test(name));
}

/** Marks as starting prices those that a line of the list says are. */
export function started(read: readonly RowOutcome[]): readonly RowOutcome[] {
  const note = startingNote(read);
  if (!note) return read;
  const ofStars = /^\W*\*/.test(note.text) && read.some(({ row }) => isStarred(row));
  return read.map((each) => {
    const { row, below } = each;
    if (ofStars && !isStarred(row)) return each;
    const needed = note.line < row.line ? [note.text, below].filter(Boolean).join('\n') : below;
    const outcomes = each.outcomes.map((outcome) =>
      changed(outcome, (menuRow) => ({ ...menuRow, from: true })),
    );
    return { ...each, outcomes, below: needed };
  });
}
