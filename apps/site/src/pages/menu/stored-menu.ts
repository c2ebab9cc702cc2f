/** The menu in the browser's storage, with the version of its format. */
import { MENU_LIMIT, roundingText } from '@tallycomb/content/calculator';
import { menuCsv } from '@tallycomb/inflation-core/menu';
import { BLANK } from './menu-columns';
import {
  emptyMenu,
  inLines,
  isBlank,
  liveEntries,
  type Menu,
  type MenuEntry,
} from './menu-reducer';
import { MAX_FIELD_LENGTH } from './menu-state';

/** Key of the menu in `localStorage`. */
export const MENU_KEY = 'tallycomb:/inflation-calculator/menu';

const VERSION = 1;

/** Content of the storage; `unreadable`, of another version or no menu, is not overwritten. */
export type StoredMenu = Menu | 'none' | 'unreadable' | 'denied';

/** Types of what a row may lack; fields added since version 1 are here, as older menus lack them. */
const OPTIONAL = {
  level: 'string',
  unit: 'string',
  remark: 'string',
  section: 'string',
  from: 'boolean',
  minutes: 'number',
  edited: 'number',
} as const satisfies Partial<Record<keyof MenuEntry, string>>;

function isEntry(value: unknown): value is MenuEntry {
  const entry = Object(value);
  return (
    ['id', ...Object.keys(BLANK)].every((field) => typeof entry[field] === 'string') &&
    Object.entries(OPTIONAL).every(
      ([field, type]) => entry[field] === undefined || typeof entry[field] === type,
    ) &&
    Array.isArray(entry.typed ?? [])
  );
}

type Stored = Partial<Record<keyof Menu | 'version', unknown>>;

const isStep = (step: unknown): step is string =>
  roundingText.steps.some(({ value }) => value === step);

const haveUniqueIds = (entries: readonly MenuEntry[]) =>
  new Set(entries.map(({ id }) => id)).size === entries.length;

const isTimes = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === 'object' && Object.values(value ?? [Number.NaN]).every(Number.isFinite);

/** Longest stored text, in characters. */
const MAX_STORED_LENGTH = 1_000_000;

const isShort = (entry: MenuEntry) =>
  Object.values(entry).every((text) => typeof text !== 'string' || text.length <= MAX_FIELD_LENGTH);

/** Applies the limits of a pasted list: rows beyond them go into the paste box. */
function withinLimits(menu: Menu): Menu {
  const entries = menu.entries.filter(isShort).slice(0, MENU_LIMIT);
  if (entries.length === menu.entries.length) return menu;
  const kept = new Set(entries);
  const over = menu.entries.filter((entry) => !kept.has(entry));
  return { ...menu, entries, pasted: inLines(menu.pasted, menuCsv(over).trimEnd()) };
}

export function parseStoredMenu(text: string | null): Menu | 'none' | 'unreadable' {
  if (text === null) return 'none';
  try {
    const stored: unknown = JSON.parse(text);
    const menu = Object(stored) as Stored;
    const { version, entries, step, month, pasted = '', salon = '', changed, gone } = menu;
    if (version !== VERSION || !isStep(step)) return 'unreadable';
    if (typeof month !== 'string' || typeof pasted !== 'string' || typeof salon !== 'string')
      return 'unreadable';
    if (!Array.isArray(entries) || !entries.every(isEntry)) return 'unreadable';
    if (
      month.length > MAX_FIELD_LENGTH ||
      salon.length > MAX_FIELD_LENGTH ||
      !haveUniqueIds(entries) ||
      text.length > MAX_STORED_LENGTH
    )
      return 'unreadable';
    return {
      ...withinLimits({ entries, step, month, pasted, salon }),
      ...(typeof changed === 'number' && { changed }),
      ...(isTimes(gone) && { gone }),
    };
  } catch {
    return 'unreadable';
  }
}

/** Times of deletion by row id, of rows that undo can restore. */
const deletedIn = ({ entries }: Menu): Readonly<Record<string, number>> =>
  Object.fromEntries(
    entries.flatMap(({ id, isDeleted, edited }) => (isDeleted ? [[id, edited ?? 0]] : [])),
  );

/** The newest removals, for windows that may not know them yet. */
function recent(gone: Readonly<Record<string, number>>) {
  const times = Object.entries(gone).sort(([, a], [, b]) => b - a);
  return times.length > 0 ? Object.fromEntries(times.slice(0, MENU_LIMIT)) : undefined;
}

/** The text to store; `undefined` for an untouched menu. */
export function formatStoredMenu(menu: Menu): string | undefined {
  const entries = liveEntries(menu);
  const { step, month, pasted, salon } = menu;
  const isUntouched = step === emptyMenu.step && `${month}${pasted}${salon}` === '';
  if (isUntouched && entries.every(isBlank)) return undefined;
  const plain = entries.map(({ isDeleted: _, ...entry }) => entry);
  const { changed, gone } = menu;
  return JSON.stringify({
    version: VERSION,
    entries: plain,
    step,
    month,
    pasted,
    salon,
    changed,
    gone: recent({ ...gone, ...deletedIn(menu) }),
  });
}

/** Reads the stored menu. Where storage is denied, reading `localStorage` itself throws. */
export function readStoredMenu(): StoredMenu {
  try {
    return parseStoredMenu(localStorage.getItem(MENU_KEY));
  } catch {
    return 'denied';
  }
}

/** Stores the menu; returns false if storage is denied or full. */
export function keepMenu(menu: Menu): boolean {
  const text = formatStoredMenu(menu);
  try {
    if (text === undefined) localStorage.removeItem(MENU_KEY);
    else localStorage.setItem(MENU_KEY, text);
    return true;
  } catch {
    return false;
  }
}
