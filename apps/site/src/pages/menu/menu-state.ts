/** What the page holds, and what may happen to it. Nothing here asks for a clock or a browser. */
import { MENU_LIMIT, type MenuColumn } from '@tallycomb/content/calculator';
import { beginsMonthName, maskMonth } from '@tallycomb/inflation-core';
import { type MenuRow, menuMonth } from '@tallycomb/inflation-core/menu';
import type { FieldRules } from '../../calculator/masked-input';

export interface MenuEntry extends MenuRow {
  /** Of its own in the list, and the same in every tab. */
  readonly id: string;
  /** Its place is kept, for it to be brought back to. */
  readonly isDeleted?: boolean;
  /** What was typed into it, which a list that is pasted once more leaves as it is. */
  readonly typed?: readonly TypedField[];
}

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
}

export interface Sorting {
  readonly column: MenuColumn;
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

export type MenuAction =
  /** `id` is for a kept row that has the id of the first one, should that have been typed in. */
  | { readonly type: 'opened'; readonly menu: Menu; readonly id: string }
  | { readonly type: 'changed-elsewhere'; readonly menu: Menu }
  | { readonly type: 'typed'; readonly id: string; readonly fields: Partial<MenuRow> }
  | { readonly type: 'added'; readonly id: string }
  /** One with the id of a row takes its place. */
  | { readonly type: 'read'; readonly entries: readonly MenuEntry[] }
  /** Undoes it: `former` are the rows that gave their place. */
  | {
      readonly type: 'taken-back';
      readonly ids: readonly string[];
      readonly former: readonly MenuEntry[];
    }
  | { readonly type: 'deleted' | 'restored'; readonly id: string }
  | { readonly type: 'sorted'; readonly entries: readonly MenuEntry[]; readonly sorting: Sorting }
  | { readonly type: 'step-chosen'; readonly step: string }
  | { readonly type: 'month-typed'; readonly month: string }
  | { readonly type: 'pasted'; readonly text: string }
  | { readonly type: 'cleared' | 'cleared-elsewhere' | 'brought-back' };

/** For every field of a menu that takes a month; a spreadsheet writes it in more ways than people type. */
export const MENU_MONTH_RULES: FieldRules = {
  mask: maskMonth,
  normalize: menuMonth,
  waits: beginsMonthName,
};

export const BLANK: MenuRow = { service: '', price: '', since: '', visits: '' };

/** The row that is there without script, so its id is the same for everybody. */
const FIRST: MenuEntry = { ...BLANK, id: 'first' };

export const emptyMenu: MenuState = {
  entries: [FIRST],
  step: 'menu',
  month: '',
  pasted: '',
  sorting: undefined,
  cleared: [],
  focusedId: undefined,
  isFromElsewhere: false,
};

/** Whether a row says nothing yet; a month alone is given to each new one. */
export const isBlank = ({ service, price, visits }: MenuRow): boolean =>
  `${service}${price}${visits}`.trim() === '';

/** What a row is called: by its service and level, or by its place among the rows, from 1. */
export const nameOf = ({ service, level }: MenuRow, number: number): string =>
  [service.trim(), level?.trim()].filter(Boolean).join(', ') || `row ${number}`;

const isKept = ({ isDeleted }: MenuEntry) => !isDeleted;

/** The rows that count. */
export const liveEntries = ({ entries }: Menu): readonly MenuEntry[] => entries.filter(isKept);

const filled = (entries: readonly MenuEntry[]) => entries.filter((entry) => !isBlank(entry));

/** How many services the menu still takes: blank rows give way to them. */
export const roomIn = (menu: Menu): number =>
  Math.max(0, MENU_LIMIT - filled(liveEntries(menu)).length);

const orFirst = (entries: readonly MenuEntry[]) => (entries.length > 0 ? entries : [FIRST]);

/** A cell of a spreadsheet may have lines; a field has one, and would leave no space between them. */
const inOneLine = (entry: MenuEntry): MenuEntry => ({
  ...entry,
  service: entry.service.replace(/\s*[\r\n]\s*/g, ' '),
});

export const inLines = (...texts: readonly string[]) => texts.filter(Boolean).join('\n');

/** Rows of another tab, with what was deleted here in its place still. */
function merged({ entries }: MenuState, coming: readonly MenuEntry[]): readonly MenuEntry[] {
  const known = new Set(coming.map(({ id }) => id));
  const all = [...coming];
  for (const [at, entry] of entries.entries())
    if (entry.isDeleted && !known.has(entry.id)) all.splice(at, 0, entry);
  return all;
}

const changeOf = (
  { entries }: MenuState,
  id: string,
  change: Partial<MenuEntry>,
): Pick<MenuState, 'entries' | 'sorting'> => ({
  entries: entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
  sorting: undefined,
});

const TYPED_FIELDS: readonly TypedField[] = ['since', 'visits'];

function typedIn(state: MenuState, id: string, fields: Partial<MenuRow>) {
  const { typed = [] } = state.entries.find((entry) => entry.id === id) ?? {};
  const now = TYPED_FIELDS.filter((field) => typed.includes(field) || fields[field] !== undefined);
  return changeOf(state, id, { ...fields, ...(now.length > 0 && { typed: now }) });
}

/** Puts entries in the place of those with their ids, and the others below. */
function withEntries(
  entries: readonly MenuEntry[],
  coming: readonly MenuEntry[],
): readonly MenuEntry[] {
  const byId = new Map(coming.map((entry) => [entry.id, entry]));
  const known = new Set(entries.map(({ id }) => id));
  return [
    ...entries.map((entry) => byId.get(entry.id) ?? entry),
    ...coming.filter(({ id }) => !known.has(id)),
  ];
}

const cleared = (state: MenuState): MenuState => ({
  ...emptyMenu,
  step: state.step,
  cleared: filled(liveEntries(state)),
});

function changed(state: MenuState, action: MenuAction): MenuState {
  switch (action.type) {
    case 'opened': {
      const { menu, id } = action;
      const typed = filled(state.entries);
      const kept =
        typed.length > 0
          ? menu.entries.map((entry) => (entry.id === FIRST.id ? { ...entry, id } : entry))
          : menu.entries;
      const month = state.month || menu.month;
      const pasted = inLines(state.pasted, menu.pasted);
      return { ...state, ...menu, month, pasted, entries: orFirst([...typed, ...kept]) };
    }
    case 'changed-elsewhere':
      return { ...state, ...action.menu, entries: merged(state, action.menu.entries) };
    case 'typed':
      return { ...state, ...typedIn(state, action.id, action.fields) };
    case 'added': {
      const added = { ...BLANK, since: state.month, id: action.id };
      const entries = [...state.entries, added];
      return { ...state, entries, sorting: undefined, focusedId: action.id };
    }
    case 'read': {
      const entries = withEntries(filled(state.entries), action.entries.map(inOneLine));
      return { ...state, entries: orFirst(entries), sorting: undefined };
    }
    case 'taken-back': {
      const added = state.entries.filter(({ id }) => action.ids.includes(id));
      const restored = withEntries(state.entries, action.former);
      const entries = restored.filter((entry) => !added.includes(entry));
      return { ...state, entries: orFirst(entries), sorting: undefined };
    }
    case 'deleted':
      return { ...state, ...changeOf(state, action.id, { isDeleted: true }) };
    case 'restored':
      return {
        ...state,
        ...changeOf(state, action.id, { isDeleted: false }),
        focusedId: action.id,
      };
    case 'sorted':
      return { ...state, entries: action.entries, sorting: action.sorting };
    case 'step-chosen':
      return { ...state, step: action.step };
    case 'month-typed':
      return { ...state, month: action.month };
    case 'pasted':
      return { ...state, pasted: action.text };
    case 'cleared':
      return { ...cleared(state), pasted: state.pasted };
    case 'cleared-elsewhere':
      return cleared(state);
    case 'brought-back': {
      const entries = orFirst([...state.cleared, ...filled(state.entries)]);
      return { ...state, entries, cleared: [], focusedId: entries[0]?.id };
    }
  }
}

export const menuReducer = (state: MenuState, action: MenuAction): MenuState => ({
  ...changed(state, action),
  isFromElsewhere: action.type === 'changed-elsewhere' || action.type === 'cleared-elsewhere',
});
