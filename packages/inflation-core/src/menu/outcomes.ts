import type { MenuRow } from './menu-row.ts';

/** A place in a price list. */
export interface MenuLine {
  /** Of its first line, from 1. */
  readonly line: number;
  /** As it came. */
  readonly text: string;
}

/** Kinds of lines that make no service. */
export type LeftOutKind = 'heading' | 'note' | 'total' | 'no-price' | 'retired' | 'unfinished';

/** A line that makes no service. */
export interface LeftOutLine extends MenuLine {
  /** A heading or title; a sentence; a sum; free or on request; no longer offered; a price or a name alone. */
  readonly kind: LeftOutKind;
  /** The text in the place of a service's name. */
  readonly name: string;
}

/** Why a person has to decide what a line means. */
export type DecisionCode =
  | 'several-prices'
  | 'large-price'
  | 'duration'
  | 'invalid-price'
  | 'no-currency'
  | 'which-column'
  | 'missing-service'
  | 'which-name'
  | 'package'
  | 'no-service'
  | 'missing-month'
  | 'invalid-month'
  | 'extra-cells'
  | 'long-line';

/** A line that a person has to decide about. */
export interface UndecidedLine extends MenuLine {
  /** The first thing that cannot be taken as it stands. */
  readonly code: DecisionCode;
  /** The same, as a sentence. */
  readonly reason: string;
  /** The text of the cell in question. */
  readonly cell: string;
  /** The rows that it may mean, the likelier first; empty where nothing can be offered. */
  readonly choices: readonly MenuRow[];
  /** The row as far as it can be read, for a person to finish: a field that cannot be taken is empty. */
  readonly draft: MenuRow;
}

/** The place of a service in a list. */
export interface ServiceSource extends MenuLine {
  /** Cells of optional columns that say nothing that can be read. */
  readonly unread?: readonly string[] | undefined;
}

/** The result of a line, or of a part of one. */
export type Outcome =
  | { readonly type: 'service'; readonly row: MenuRow; readonly source: ServiceSource }
  | { readonly type: 'left-out'; readonly leftOut: LeftOutLine }
  | { readonly type: 'undecided'; readonly undecided: UndecidedLine };

const REASONS: Readonly<Record<DecisionCode, (cell: string, hasChoices: boolean) => string>> = {
  'several-prices': (cell) => `There are several prices in “${cell}”.`,
  'large-price': (cell) => `“${cell}” is more than $10,000.`,
  duration: (cell) => `“${cell}” is a length of time, not a price.`,
  'invalid-price': (cell, hasChoices) =>
    hasChoices ? `“${cell}” says more than a price.` : `“${cell}” isn’t a price.`,
  'no-currency': (cell) => `“${cell}” has no currency sign, so it may not be a price.`,
  'which-column': () => 'It isn’t clear which column is the price.',
  'which-name': (cell) => `“${cell}” could belong to either line above it.`,
  package: (cell) => `“${cell}” is a price for several visits.`,
  'no-service': (cell) => `“${cell}” may not be a service.`,
  'missing-service': () => 'There’s a price, but no name.',
  'missing-month': () => 'There’s no month in this row. Add one, or enter one for all of them.',
  'invalid-month': (cell, hasChoices) => {
    if (/^\d{4}$/.test(cell)) return `“${cell}” is a year, not a month.`;
    return hasChoices ? `“${cell}” could be another month.` : `“${cell}” isn’t a month.`;
  },
  'extra-cells': (cell, hasChoices) =>
    hasChoices
      ? `The comma in “${cell}” may be part of the amount, or stand between two cells.`
      : `There are more cells than columns: “${cell}” is one too many. An amount with a comma in it needs quotes around it.`,
  'long-line': () => 'This line is too long to read. Put each service on a line of its own.',
};

export const leftOut = ({ line, text }: MenuLine, kind: LeftOutKind, name: string): Outcome => ({
  type: 'left-out',
  leftOut: { line, text, kind, name },
});

export function undecided(
  { line, text }: MenuLine,
  code: DecisionCode,
  cell: string,
  { draft, choices = [] }: Pick<UndecidedLine, 'draft'> & Partial<Pick<UndecidedLine, 'choices'>>,
): Outcome {
  const inOneLine = cell.trim().replace(/\s*[\r\n]+\s*/g, ' / ');
  const reason = REASONS[code](inOneLine, choices.length > 0);
  return { type: 'undecided', undecided: { line, text, code, reason, cell, choices, draft } };
}

/** The row of a service, though it may have no month; `undefined` for what is asked about already. */
export function serviceIn(outcome: Outcome): { row: MenuRow; at: MenuLine } | undefined {
  if (outcome.type === 'service') return { row: outcome.row, at: outcome.source };
  if (outcome.type === 'left-out' || outcome.undecided.code !== 'missing-month') return undefined;
  return { row: outcome.undecided.draft, at: outcome.undecided };
}

/** Asks about what has a price: whether it is a service, or whether that is its price. */
export function asked(
  outcome: Outcome,
  code: DecisionCode,
  cell?: string,
  others: readonly Partial<MenuRow>[] = [],
): Outcome {
  const { row, at } = serviceIn(outcome) ?? {};
  if (!row || !at) return outcome;
  const choices = [row, ...others.map((other) => ({ ...row, ...other }))];
  return undecided(at, code, cell ?? row.service, { draft: row, choices });
}
