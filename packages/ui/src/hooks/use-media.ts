'use client';

import { useCallback, useSyncExternalStore } from 'react';

/** The query list of a condition; `undefined` without `matchMedia`, as in jsdom and old web views. */
const queryOf = (condition: string): MediaQueryList | undefined =>
  globalThis.matchMedia?.(condition);

const onServer = (): boolean => false;

/** True while a media condition holds; `false` in server-rendered markup. */
export function useMedia(condition: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = queryOf(condition);
      query?.addEventListener('change', onChange);
      return () => query?.removeEventListener('change', onChange);
    },
    [condition],
  );
  return useSyncExternalStore(subscribe, () => queryOf(condition)?.matches ?? false, onServer);
}
