/** What was measured beside the most that it may be. */
export interface Check {
  /** The page, or whatever was measured. */
  readonly subject: string;
  readonly what: string;
  readonly value: number;
  readonly most: number;
  /** Something that helps to judge it. */
  readonly besides?: string;
}

const rounded = (value: number) => Number(value.toFixed(3));

/** As it is printed: a shift of 0.0002 is 0. Nothing measured is beyond, too. */
export const isBeyond = ({ value, most }: Check) => !(rounded(value) <= most);

export const sayBeyond = (check: Check) =>
  `${check.subject}: ${check.what}: ${rounded(check.value)}, at most ${rounded(check.most)}` +
  (check.besides ? ` (${check.besides})` : '');

function cellOf(check: Check | undefined): string {
  if (!check) return '';
  return `${rounded(check.value)} ${isBeyond(check) ? '>' : '≤'} ${rounded(check.most)}`;
}

const distinct = (texts: readonly string[]) => [...new Set(texts)];

/** A line for each subject, a column for each thing that is held: `12 ≤ 30`, or `35 > 30`. */
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
