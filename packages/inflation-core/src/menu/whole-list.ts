/** What shows in a whole list alone, and changes its rows. */
import type { MenuLine, Outcome } from './menu-line';
import type { MenuRow } from './menu-row';
import type { RowOutcome } from './read-table';

type Change = (row: MenuRow) => MenuRow;

function changed(outcome: Outcome, change: Change): Outcome {
  if (outcome.type === 'service') return { ...outcome, row: change(outcome.row) };
  if (outcome.type === 'left-out') return outcome;
  const { draft, choices } = outcome.undecided;
  const undecided = { ...outcome.undecided, draft: change(draft), choices: choices.map(change) };
  return { ...outcome, undecided };
}

const changedRow = (read: RowOutcome, change: Change): RowOutcome => ({
  ...read,
  outcomes: read.outcomes.map((outcome) => changed(outcome, change)),
});

const keyOf = ({ service, level = '' }: MenuRow) => `${service}\n${level}`;

/** “Cut” below “Men” and for another price below “Women” are two services: each says which. */
export function toldApart(read: readonly RowOutcome[]): readonly RowOutcome[] {
  const found = new Map<string, { headings: Set<string>; prices: Set<string> }>();
  for (const { outcomes, heading } of read)
    for (const outcome of outcomes) {
      if (outcome.type === 'left-out') continue;
      const row = outcome.type === 'service' ? outcome.row : outcome.undecided.draft;
      const { headings, prices } = found.get(keyOf(row)) ?? {
        headings: new Set(),
        prices: new Set(),
      };
      found.set(keyOf(row), {
        headings: headings.add(heading),
        prices: prices.add(`${row.price} ${row.from}`),
      });
    }
  const isTwo = (row: MenuRow) => {
    const { headings, prices } = found.get(keyOf(row)) ?? {};
    return Number(headings?.size) > 1 && Number(prices?.size) > 1;
  };
  return read.map((each) =>
    each.heading === ''
      ? each
      : changedRow(each, (row) =>
          isTwo(row) ? { ...row, service: `${each.heading}, ${row.service}` } : row,
        ),
  );
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
    return { ...changedRow(each, (menuRow) => ({ ...menuRow, from: true })), below: needed };
  });
}
