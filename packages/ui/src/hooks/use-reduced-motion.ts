'use client';

import { useSyncExternalStore } from 'react';
import { media } from '../styles/media';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(media.motionReduced);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const readPreference = (): boolean => matchMedia(media.motionReduced).matches;
const serverPreference = (): boolean => false;

/** Whether the visitor asks for less motion; `false` in server-rendered markup. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, readPreference, serverPreference);
