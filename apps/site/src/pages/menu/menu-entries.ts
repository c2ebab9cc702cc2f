/** What the page holds: its rows, what is saved with them, and what one window alone knows. */
import type { MenuTableColumn } from '@tallycomb/content/calculator';
import { type MenuRow, type MenuRowReading, readMenuRow } from '@tallycomb/inflation-core/menu';

export interface MenuEntry extends MenuRow {
  /** Of its own in the list, and the same in every tab. */
  readonly id: string;
  /** Its place is kept, for it to be brought back to. */
  readonly isDeleted?: boolean | undefined;
  /** What was typed into it, which a list that is pasted once more leaves as it is. */
  readonly typed?: readonly TypedField[];
  /** When it last changed, in milliseconds: of two windows on one menu, the newer edit stays. */
  readonly edited?: number;
}

/** Characters that a field takes, as a line of a list that is read; a stored row has no more. */
export const LONGEST_FIELD = 1000;

export const isKept = ({ isDeleted }: MenuEntry): boolean => !isDeleted;

export type TypedField = 'since' | 'visits';

/** What is saved. */
export interface Menu {
  readonly entries: readonly MenuEntry[];
  /** Dollars that prices are rounded to, as the choice's value. */
  readonly step: string;
  /** The month of rows that have none, as typed. */
  readonly month: string;
  /** What stands in the box: pasted and not added yet, or not read. */
  readonly pasted: string;
  /** When one of the three last changed. */
  readonly changed?: number;
  /** When rows were taken out, by their ids: another window may still have them. */
  readonly gone?: Readonly<Record<string, number>>;
}

export interface Sorting {
  readonly column: MenuTableColumn;
  readonly direction: 'ascending' | 'descending';
}

export interface MenuState extends Menu {
  /** How the rows stand, until one changes. */
  readonly sorting: Sorting | undefined;
  /** What “Delete everything” took. */
  readonly cleared: readonly MenuEntry[];
  /** The row that takes the focus when it comes. */
  readonly focusedId: string | undefined;
  /** Another tab has saved it like this, and may have gone on since. */
  readonly isFromElsewhere: boolean;
}

const readings = new WeakMap<MenuRow, MenuRowReading>();

/** What a row says, read once: a key in a long menu changes one of its rows. */
export function readEntry(row: MenuRow): MenuRowReading {
  const reading = readings.get(row) ?? readMenuRow(row);
  readings.set(row, reading);
  return reading;
}

/** Her heading above each entry that is the first below it; none where a sort has mixed them. */
export function headingsIn(entries: readonly MenuEntry[]): ReadonlyMap<MenuEntry, string> {
  const firsts = entries.filter(
    ({ section }, at) => at === 0 || section !== entries[at - 1]?.section,
  );
  const isMixed = new Set(firsts.map(({ section }) => section)).size < firsts.length;
  return new Map(isMixed ? [] : firsts.map((entry) => [entry, entry.section ?? '']));
}

/** Entries under each heading of her list, in its order; those without one come first. */
export function bySection(entries: readonly MenuEntry[]): readonly (readonly MenuEntry[])[] {
  const sections = new Map<string, MenuEntry[]>([['', []]]);
  for (const entry of entries) {
    const { section = '' } = entry;
    sections.set(section, [...(sections.get(section) ?? []), entry]);
  }
  return [...sections.values()].filter(({ length }) => length > 0);
}
