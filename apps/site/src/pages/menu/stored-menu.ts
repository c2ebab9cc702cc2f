/** The menu as the browser keeps it: with a version, so that a later page knows what it finds. */
import { menuTableText } from '@tallycomb/content/calculator';
import { storageKeyOf } from '../../session/before-hydration';
import { BLANK, emptyMenu, isBlank, liveEntries, type Menu, type MenuEntry } from './menu-state';

/** Under which this browser keeps the menu that was typed in. */
export const MENU_KEY = storageKeyOf('/inflation-calculator/menu');

const VERSION = 1;

/** What the storage holds; `unreadable` is another version's, or no menu at all, and stays. */
export type StoredMenu = Menu | 'none' | 'unreadable' | 'denied';

const isOptional = (value: unknown, type: 'string' | 'boolean' | 'number') =>
  value === undefined || typeof value === type;

function isEntry(value: unknown): value is MenuEntry {
  const entry = Object(value);
  const { level, from, unit, minutes, typed = [] } = entry;
  return (
    ['id', ...Object.keys(BLANK)].every((field) => typeof entry[field] === 'string') &&
    [level, unit].every((field) => isOptional(field, 'string')) &&
    isOptional(from, 'boolean') &&
    isOptional(minutes, 'number') &&
    Array.isArray(typed)
  );
}

/** `pasted` came later and is not always there. */
type Stored = Partial<Record<keyof Menu | 'version', unknown>>;

const isStep = (step: unknown): step is string =>
  menuTableText.rounding.steps.some(({ value }) => value === step);

const haveOwnIds = (entries: readonly MenuEntry[]) =>
  new Set(entries.map(({ id }) => id)).size === entries.length;

export function parseStoredMenu(text: string | null): Menu | 'none' | 'unreadable' {
  if (text === null) return 'none';
  try {
    const stored: unknown = JSON.parse(text);
    const { version, entries, step, month, pasted = '' } = Object(stored) as Stored;
    if (version !== VERSION || !isStep(step)) return 'unreadable';
    if (typeof month !== 'string' || typeof pasted !== 'string') return 'unreadable';
    if (!Array.isArray(entries) || !entries.every(isEntry)) return 'unreadable';
    return haveOwnIds(entries) ? { entries, step, month, pasted } : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/** `undefined` where there is nothing to keep. */
export function formatStoredMenu(menu: Menu): string | undefined {
  const entries = liveEntries(menu);
  const { step, month, pasted } = menu;
  const isUntouched = step === emptyMenu.step && `${month}${pasted}` === '';
  if (isUntouched && entries.every(isBlank)) return undefined;
  const plain = entries.map(({ isDeleted: _, ...entry }) => entry);
  return JSON.stringify({ version: VERSION, entries: plain, step, month, pasted });
}

/** Storage may be denied; then its mere mention throws. */
export function readStoredMenu(): StoredMenu {
  try {
    return parseStoredMenu(localStorage.getItem(MENU_KEY));
  } catch {
    return 'denied';
  }
}

/** Tells whether it is kept: storage may be full, too. */
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
