/** State of the menu page: rows, settings saved with them, and state of this window alone. */
import type { MenuTableColumn } from '@tallycomb/content/calculator';
import { type MenuRow, type MenuRowReading, readMenuRow } from '@tallycomb/inflation-core/menu';

export interface MenuEntry extends MenuRow {
  /** Unique in the list, and the same in every tab. */
  readonly id: string;
  /** Deleted, but still in the list, so that undo restores it in its place. */
  readonly isDeleted?: boolean | undefined;
  /** Fields that the visitor typed; a list pasted again does not overwrite them. */
  readonly typed?: readonly TypedField[];
  /** When it last changed, in milliseconds: of two windows on one menu, the newer edit stays. */
  readonly edited?: number;
}

/** Longest text of a field, typed or stored. */
export const MAX_FIELD_LENGTH = 1000;

export const isKept = ({ isDeleted }: MenuEntry): boolean => !isDeleted;

export type TypedField = 'since' | 'visits';

/** The part of the state that is saved in the browser. */
export interface Menu {
  readonly entries: readonly MenuEntry[];
  /** Dollars that prices are rounded to, as the choice's value. */
  readonly step: string;
  /** The month of rows that have none, as typed. */
  readonly month: string;
  /** Text in the paste box: not added yet, or not understood. */
  readonly pasted: string;
  /** The salon's name on sheets and notice. */
  readonly salon: string;
  /** When step, month, name or pasted text last changed, in milliseconds. */
  readonly changed?: number;
  /** Times of removal by row id, for windows that still have the row. */
  readonly gone?: Readonly<Record<string, number>>;
}

export interface Sorting {
  readonly column: MenuTableColumn;
  readonly direction: 'ascending' | 'descending';
}

export interface MenuState extends Menu {
  /** The paste box is folded away, as a saved menu leads. */
  readonly isBoxFolded: boolean;
  /** Order of the rows, until one of them changes. */
  readonly sorting: Sorting | undefined;
  /** Rows that “Delete everything” removed, for undo. */
  readonly cleared: readonly MenuEntry[];
  /** The row that takes the focus when it is rendered. */
  readonly focusedId: string | undefined;
  /** True for a state that another tab saved; saving it again could overwrite newer edits there. */
  readonly isFromElsewhere: boolean;
}

const readings = new WeakMap<MenuRow, MenuRowReading>();

/** Parses a row, cached by its object: a key press in a long menu changes only one row. */
export function readEntry(row: MenuRow): MenuRowReading {
  const reading = readings.get(row) ?? readMenuRow(row);
  readings.set(row, reading);
  return reading;
}

/** Entries by the list's headings, in its order; those without a heading come first. */
export function bySection<Entry extends Pick<MenuRow, 'section'>>(
  entries: readonly Entry[],
): readonly (readonly Entry[])[] {
  const sections = new Map<string, Entry[]>([['', []]]);
  for (const entry of entries) {
    const { section = '' } = entry;
    sections.set(section, [...(sections.get(section) ?? []), entry]);
  }
  return [...sections.values()].filter(({ length }) => length > 0);
}

/** Name of a service under its heading, which a size has in its name: “Nails, Full set”. */
export const nameUnder = (heading: string | undefined, service: string): string =>
  heading && service.startsWith(`${heading}, `) ? service.slice(heading.length + 2) : service;

/** Sections of the menu as it is shown; one without a heading if sorting mixed them. */
export function shownSections(entries: readonly MenuEntry[]) {
  const sections = bySection(entries);
  const isInOrder = sections.flat().every((entry, at) => entry === entries[at]);
  return isInOrder
    ? sections.map((rows) => ({ heading: rows[0]?.section, rows }))
    : [{ heading: undefined, rows: entries }];
}
