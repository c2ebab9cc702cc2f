/** Reducer of the menu page: actions and their results. Pure, without clock or browser. */
import { MENU_LIMIT } from '@tallycomb/content/calculator';
import { beginsMonthName, maskMonth } from '@tallycomb/inflation-core';
import { type MenuRow, menuMonth } from '@tallycomb/inflation-core/menu';
import type { FieldRules } from '../../calculator/form/field-rules';
import { defaultRounding } from '../../calculator/rounding';
import { BLANK } from './menu-columns';
import {
  bySection,
  isKept,
  type Menu,
  type MenuEntry,
  type MenuState,
  nameUnder,
  type Sorting,
  type TypedField,
} from './menu-state';
import { mergedMenu } from './merged-menu';

export type { Menu, MenuEntry, MenuState, Sorting };

export type MenuAction = MenuChange & {
  /** When it happens, in milliseconds. */
  readonly at?: number;
};

type MenuChange =
  /** A stored menu was read. A first row with text stays, and a stored one called `first` becomes `id`. */
  | { readonly type: 'opened'; readonly menu: Menu; readonly id: string }
  | { readonly type: 'changed-elsewhere'; readonly menu: Menu }
  | { readonly type: 'typed'; readonly id: string; readonly fields: Partial<MenuRow> }
  | { readonly type: 'added'; readonly id: string }
  /** A list was added; its entries replace rows with the same id. */
  | { readonly type: 'read'; readonly entries: readonly MenuEntry[] }
  /** Undoes `read`; `former` are the replaced rows. */
  | {
      readonly type: 'taken-back';
      readonly ids: readonly string[];
      readonly former: readonly MenuEntry[];
    }
  | { readonly type: 'deleted' | 'restored'; readonly id: string }
  | ({ readonly type: 'set' } & Partial<
      Pick<MenuState, 'step' | 'month' | 'pasted' | 'salon' | 'entries' | 'sorting' | 'isBoxFolded'>
    >)
  | { readonly type: 'cleared' | 'cleared-elsewhere' | 'brought-back' };

/** Rules of a menu's month fields, which also take the formats of spreadsheets. */
export const MENU_MONTH_RULES: FieldRules = {
  early: 'month',
  mask: maskMonth,
  normalize: menuMonth,
  waits: beginsMonthName,
};

/** The row of the prerendered page; its id is the same for everybody. */
const FIRST: MenuEntry = { ...BLANK, id: 'first' };

export const emptyMenu: MenuState = {
  entries: [FIRST],
  step: defaultRounding,
  month: '',
  pasted: '',
  salon: '',
  isBoxFolded: false,
  sorting: undefined,
  cleared: [],
  focusedId: undefined,
  isFromElsewhere: false,
};

/** A row without service, price and visits; its month does not count, as a new row takes the menu’s. */
export const isBlank = ({ service, price, visits }: MenuRow): boolean =>
  `${service}${price}${visits}`.trim() === '';

/** Name of a row, under its heading if that is shown: service and level, or else its number, from 1. */
export const nameOf = ({ service, level }: MenuRow, number: number, heading?: string): string =>
  [nameUnder(heading, service.trim()), level?.trim()].filter(Boolean).join(', ') || `Row ${number}`;

/** A name's text and its hyphenated words by turns; the words must not break. */
export const hyphenParts = (name: string): readonly string[] => name.split(/(?<!\S)(?=\S*-)(\S+)/);

/** Rows that are not deleted. */
export const liveEntries = ({ entries }: Menu): readonly MenuEntry[] => entries.filter(isKept);

const filled = (entries: readonly MenuEntry[]) => entries.filter((entry) => !isBlank(entry));

/** Count of services that still fit the menu; they replace blank rows. */
export const roomIn = (menu: Menu): number =>
  Math.max(0, MENU_LIMIT - filled(liveEntries(menu)).length);

const orFirstRow = (entries: readonly MenuEntry[]) => (entries.length > 0 ? entries : [FIRST]);

/** Joins the lines of a spreadsheet's cell with spaces; a field would join them without. */
const inOneLine = (entry: MenuEntry): MenuEntry => ({
  ...entry,
  service: entry.service.replace(/\s*[\r\n]\s*/g, ' '),
});

export const inLines = (...texts: readonly string[]) => texts.filter(Boolean).join('\n');

const changeOf = (
  { entries }: MenuState,
  id: string,
  change: Partial<MenuEntry>,
): Pick<MenuState, 'entries' | 'sorting'> => ({
  entries: entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
  sorting: undefined,
});

const TYPED_FIELDS: readonly TypedField[] = ['since', 'visits'];

function withTyped(state: MenuState, id: string, fields: Partial<MenuRow>) {
  const { typed = [] } = state.entries.find((entry) => entry.id === id) ?? {};
  const now = TYPED_FIELDS.filter((field) => typed.includes(field) || fields[field] !== undefined);
  return changeOf(state, id, { ...fields, ...(now.length > 0 && { typed: now }) });
}

/** Replaces entries with the same ids, and appends the others. */
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

function changed(state: MenuState, action: MenuChange): MenuState {
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
      const entries = orFirstRow([...typed, ...kept]);
      const isBoxFolded = pasted === '' && filled(entries).length > 0;
      return { ...state, ...menu, month, pasted, entries, isBoxFolded };
    }
    case 'changed-elsewhere':
      return mergedMenu(state, action.menu);
    case 'typed':
      return { ...state, ...withTyped(state, action.id, action.fields) };
    case 'added': {
      const { section } = liveEntries(state).at(-1) ?? {};
      const added = { ...BLANK, since: state.month, id: action.id, ...(section && { section }) };
      const entries = [...state.entries, added];
      return { ...state, entries, sorting: undefined, focusedId: action.id };
    }
    case 'read': {
      const entries = withEntries(filled(state.entries), action.entries.map(inOneLine));
      return { ...state, entries: orFirstRow(bySection(entries).flat()), sorting: undefined };
    }
    case 'taken-back': {
      const added = state.entries.filter(({ id }) => action.ids.includes(id));
      const restored = withEntries(state.entries, action.former);
      const entries = restored.filter((entry) => !added.includes(entry));
      return { ...state, entries: orFirstRow(entries), sorting: undefined };
    }
    case 'deleted':
      return { ...state, ...changeOf(state, action.id, { isDeleted: true }) };
    case 'restored':
      return {
        ...state,
        ...changeOf(state, action.id, { isDeleted: undefined }),
        focusedId: action.id,
      };
    case 'set': {
      const { type: _, ...values } = action;
      return { ...state, ...values };
    }
    case 'cleared':
      return { ...cleared(state), pasted: state.pasted };
    case 'cleared-elsewhere':
      return cleared(state);
    case 'brought-back': {
      const entries = orFirstRow([...state.cleared, ...filled(state.entries)]);
      return { ...state, entries, cleared: [], focusedId: entries[0]?.id };
    }
  }
}

/** Adds the time of change to rows and settings, and of removal for rows that are gone. */
function stamped(before: MenuState, after: MenuState, at: number): MenuState {
  const known = new Set(before.entries);
  const ids = new Set(after.entries.map(({ id }) => id));
  const gone = before.entries.flatMap(({ id }) => (ids.has(id) ? [] : [[id, at] as const]));
  const isChanged = (['step', 'month', 'pasted', 'salon'] as const).some(
    (field) => before[field] !== after[field],
  );
  return {
    ...after,
    entries: after.entries.map((entry) => (known.has(entry) ? entry : { ...entry, edited: at })),
    ...(gone.length > 0 && { gone: { ...before.gone, ...Object.fromEntries(gone) } }),
    ...(isChanged && { changed: at }),
  };
}

export function menuReducer(state: MenuState, action: MenuAction): MenuState {
  const { at, ...change } = action;
  const next = changed(state, change);
  if (action.type === 'changed-elsewhere') return next;
  const isFromElsewhere = action.type === 'cleared-elsewhere';
  const isOwn = !isFromElsewhere && action.type !== 'opened';
  return { ...(isOwn && at !== undefined ? stamped(state, next, at) : next), isFromElsewhere };
}
