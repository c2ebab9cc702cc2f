import type { MenuRow } from '@tallycomb/inflation-core/menu';
import { useCallback, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { SAVED_ATTRIBUTE } from '../../calculator/form/field-rules';
import { dropTexts, PAGE_FORM, textsAt } from '../../session/early-texts';
import { useIsHydrated } from '../../session/use-is-hydrated';
import { BLANK } from './menu-columns';
import { emptyMenu, type MenuAction, type MenuState, menuReducer } from './menu-reducer';
import {
  keepMenu,
  MENU_KEY,
  parseStoredMenu,
  readStoredMenu,
  type StoredMenu,
} from './stored-menu';

/** A random id for a row, unique across tabs. */
export const newId = () => Math.random().toString(36).slice(2);

/** A ref that focuses its element when it mounts. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** State of the storage on this device; an `unreadable` one is never overwritten. */
export type Keeping = 'not-yet' | 'kept' | 'unreadable' | 'denied';

/** Takes over texts typed before hydration. */
function takeEarlyTexts() {
  const texts = textsAt(PAGE_FORM);
  dropTexts(PAGE_FORM);
  const fields = Object.keys(BLANK).map((field) => [field, texts[`${field}-first`] ?? '']);
  return {
    row: Object.fromEntries(fields) as MenuRow,
    month: texts['menu-month'] ?? '',
    pasted: texts.menu ?? '',
  };
}

/**
 * The first state. After a link or Back it is the stored menu, so that Back finds its scroll
 * position; while the page hydrates it is empty, as its HTML is.
 */
function openingMenu(isHydrated: boolean): MenuState {
  const stored = isHydrated ? readStoredMenu() : 'none';
  if (typeof stored !== 'object') return emptyMenu;
  return menuReducer(emptyMenu, { type: 'opened', menu: stored, id: newId() });
}

/** The menu's state, stored on this device and shared with other tabs. */
export function useMenu() {
  const [menu, change] = useReducer(menuReducer, useIsHydrated(), openingMenu);
  const dispatch = useCallback((action: MenuAction) => change({ ...action, at: Date.now() }), []);
  const [keeping, setKeeping] = useState<Keeping>('not-yet');
  useLayoutEffect(() => {
    const stored = readStoredMenu();
    document.documentElement.removeAttribute(SAVED_ATTRIBUTE);
    if (menu === emptyMenu) {
      const { row, month, pasted } = takeEarlyTexts();
      dispatch({ type: 'typed', id: 'first', fields: row });
      dispatch({ type: 'set', month, pasted });
      if (typeof stored === 'object') dispatch({ type: 'opened', menu: stored, id: newId() });
    }
    setKeeping(typeof stored === 'object' || stored === 'none' ? 'kept' : stored);
  }, [dispatch]);
  useEffect(() => {
    if (menu.isFromElsewhere) return;
    if (keeping === 'kept' || keeping === 'denied') setKeeping(keepMenu(menu) ? 'kept' : 'denied');
  }, [menu, keeping]);
  useEffect(() => {
    const listening = new AbortController();
    const follow = (stored: StoredMenu) => {
      if (typeof stored === 'object') dispatch({ type: 'changed-elsewhere', menu: stored });
      else if (stored === 'none') dispatch({ type: 'cleared-elsewhere' });
      else setKeeping(stored);
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === MENU_KEY || key === null) follow(parseStoredMenu(newValue));
    };
    // A page in the back/forward cache received no storage events.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && keeping === 'kept') follow(readStoredMenu());
    };
    addEventListener('storage', onStorage, { signal: listening.signal });
    addEventListener('pageshow', onPageShow, { signal: listening.signal });
    return () => listening.abort();
  }, [keeping, dispatch]);
  /** Overwrites an unreadable stored menu with this one. */
  const replaceStored = () => setKeeping(keepMenu(menu) ? 'kept' : 'denied');
  return { menu, dispatch, keeping, replaceStored };
}

export type MenuDispatch = ReturnType<typeof useMenu>['dispatch'];
