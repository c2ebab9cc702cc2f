/** A list under review in the tab's storage, as a phone reloads a page that it had put aside. */
import type { ChosenColumns } from '@tallycomb/inflation-core/menu';
import type { Again, Decisions } from './reading';
import type { WorkbookSheet } from './workbook';

/** A review without the code that reads it. */
export interface KeptReview {
  readonly text: string;
  readonly isFile: boolean;
  /** The menu had no service; typing in a row that is there does not take it away. */
  readonly isFirst: boolean;
  /** Sheets of a workbook that have prices; empty for a text. */
  readonly sheets: readonly WorkbookSheet[];
  readonly columns: ChosenColumns;
  readonly decisions: Decisions;
  readonly again: Again;
}

const KEY = 'tallycomb:list-in-review';

/** Keeps a review, or forgets the last; where storage is denied or full, it lasts until a reload. */
export function keepReview(review: KeptReview | undefined): void {
  try {
    if (review) sessionStorage.setItem(KEY, JSON.stringify(review));
    else sessionStorage.removeItem(KEY);
  } catch {}
}

const isReview = (value: unknown): value is KeptReview => {
  const { text, sheets, columns, decisions } = Object(value);
  return typeof text === 'string' && Array.isArray(sheets) && !!columns && !!decisions;
};

export function keptReview(): KeptReview | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isReview(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}
