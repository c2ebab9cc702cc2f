/** The menu as the browser keeps it: with a version, so that a later page knows what it finds. */
import { MENU_LIMIT, menuTableText } from '@tallycomb/content/calculator';
import { menuCsv } from '@tallycomb/inflation-core/menu';
import { LONGEST_FIELD } from './menu-entries';
import { emptyMenu, inLines, isBlank, liveEntries, type Menu, type MenuEntry } from './menu-state';

/** Key in `localStorage` of the menu that was typed in. */
export const MENU_KEY = 'tallycomb:/inflation-calculator/menu';

const VERSION = 1;

/** Content of the storage; `unreadable`, of another version or no menu, is not overwritten. */
export type StoredMenu = Menu | 'none' | 'unreadable' | 'denied';

const isOptional = (value: unknown, type: 'string' | 'boolean' | 'number') =>
  value === undefined || typeof value === type;

/** A field that came after version 1 is optional: menus are kept that lack it. */
function isEntry(value: unknown): value is MenuEntry {
  const entry = Object(value);
  const { level, from, unit, minutes, remark, section, typed = [], edited } = entry;
  return (
    ['id', 'service', 'price', 'since', 'visits'].every(
      (field) => typeof entry[field] === 'string',
    ) &&
    [level, unit, remark, section].every((field) => isOptional(field, 'string')) &&
    isOptional(from, 'boolean') &&
    isOptional(minutes, 'number') &&
    isOptional(edited, 'number') &&
    Array.isArray(typed)
  );
}

/** `pasted` came later and is not always there. */
type Stored = Partial<Record<keyof Menu | 'version', unknown>>;

const isStep = (step: unknown): step is string =>
  menuTableText.rounding.steps.some(({ value }) => value === step);

const haveOwnIds = (entries: readonly MenuEntry[]) =>
  new Set(entries.map(({ id }) => id)).size === entries.length;

const isTimes = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === 'object' && Object.values(value ?? [Number.NaN]).every(Number.isFinite);

/** Longest stored text, as long as a file may be: this page never stores more. */
const MOST_CHARACTERS = 1_000_000;

const isShort = ({ service, level, price, unit, since, visits, remark, section }: MenuEntry) =>
  [service, level, price, unit, since, visits, remark, section].every(
    (text = '') => text.length <= LONGEST_FIELD,
  );

/** A stored menu has the limits of a pasted one: rows past them, or too long, stay in the box. */
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
    const { version, entries, step, month, pasted = '', changed, gone } = Object(stored) as Stored;
    if (version !== VERSION || !isStep(step)) return 'unreadable';
    if (typeof month !== 'string' || typeof pasted !== 'string') return 'unreadable';
    if (!Array.isArray(entries) || !entries.every(isEntry)) return 'unreadable';
    if (month.length > LONGEST_FIELD || !haveOwnIds(entries) || text.length > MOST_CHARACTERS)
      return 'unreadable';
    return {
      ...withinLimits({ entries, step, month, pasted }),
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

/** The newest removals, which another window may not know yet. */
function recent(gone: Readonly<Record<string, number>>) {
  const times = Object.entries(gone).sort(([, a], [, b]) => b - a);
  return times.length > 0 ? Object.fromEntries(times.slice(0, MENU_LIMIT)) : undefined;
}

/** `undefined` where there is nothing to keep. */
export function formatStoredMenu(menu: Menu): string | undefined {
  const entries = liveEntries(menu);
  const { step, month, pasted } = menu;
  const isUntouched = step === emptyMenu.step && `${month}${pasted}` === '';
  if (isUntouched && entries.every(isBlank)) return undefined;
  const plain = entries.map(({ isDeleted: _, ...entry }) => entry);
  const { changed, gone } = menu;
  return JSON.stringify({
    version: VERSION,
    entries: plain,
    step,
    month,
    pasted,
    changed,
    gone: recent({ ...gone, ...deletedIn(menu) }),
  });
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
