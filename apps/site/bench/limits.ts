interface Figure {
  /** The page, or whatever was measured. */
  readonly subject: string;
  readonly what: string;
  readonly value: number;
  /** Something that helps to judge it. */
  readonly note?: string;
}

/** What was measured, and the most or the least that it may be. */
export type Check = Figure & ({ readonly most: number } | { readonly least: number });

const rounded = (value: number) => Number(value.toFixed(value < 10 ? 3 : 1));
const isLowerLimit = (check: Check) => 'least' in check;
const limitOf = (check: Check) => rounded('least' in check ? check.least : check.most);

/** As both are printed: a shift of 0.0002 is 0. `NaN` where nothing was measured. */
function missedBy(check: Check): number {
  const beyond = rounded(check.value) - limitOf(check);
  return rounded(isLowerLimit(check) ? -beyond : beyond);
}

export const isHeld = (check: Check) => missedBy(check) <= 0;

export const describeMiss = (check: Check) =>
  `${check.subject}: ${check.what} ${rounded(check.value)}, ` +
  `at ${isLowerLimit(check) ? 'least' : 'most'} ${limitOf(check)}: ${missedBy(check)} off` +
  (check.note ? ` (${check.note})` : '');

function cellOf(check: Check | undefined): string {
  if (!check) return '';
  const [held, missed] = isLowerLimit(check) ? ['≥', '<'] : ['≤', '>'];
  return `${rounded(check.value)} ${isHeld(check) ? held : missed} ${limitOf(check)}`;
}

const distinct = (texts: readonly string[]) => [...new Set(texts)];

/** A row for each subject, a column for each thing that has a limit: `12 ≤ 30`, or `35 > 30`. */
export function limitTable(checks: readonly Check[]): [header: string[], rows: string[][]] {
  const columns = distinct(checks.map(({ what }) => what));
  const find = (subject: string, what: string) =>
    checks.find((check) => check.subject === subject && check.what === what);
  const rows = distinct(checks.map(({ subject }) => subject)).map((subject) => [
    subject,
    ...columns.map((column) => cellOf(find(subject, column))),
  ]);
  return [['', ...columns], rows];
}
