'use client';

import { useCallback, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  addEventListener('resize', onChange);
  return () => {
    removeEventListener('scroll', onChange);
    removeEventListener('resize', onChange);
  };
}

/** The server does not know how far the page is scrolled. */
const unknown = (): undefined => undefined;

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}

/**
 * The id of the section being read: the last one whose top is above the viewport's top or within 150
 * CSS pixels below it, else the first one; `undefined` on the server. Give the ids in page order.
 */
export function useScrollSpy(ids: readonly string[]): string | undefined {
  const read = useCallback(() => ids.findLast((id) => topOf(id) <= 150) ?? ids[0], [ids]);
  return useSyncExternalStore(subscribe, read, unknown);
}
