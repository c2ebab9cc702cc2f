'use client';

import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

const atTop = (): boolean => false;

/** True while the page is scrolled down by more than `px` CSS pixels; `false` on the server. */
export const useScrolledPast = (px: number): boolean =>
  useSyncExternalStore(subscribe, () => scrollY > px, atTop);
