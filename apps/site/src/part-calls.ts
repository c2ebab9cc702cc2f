/** When the code of the parts that the server drew (static-part.tsx) is called for. */
import { useState } from 'react';
import { visitor } from './starts-at-load';

const FIRST_SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

const isTouched = () => scrollY > 0 || visitor.hasGivenSign;

/** The visitor has touched the page somewhere, or it is scrolled already. */
const firstSign = () =>
  new Promise<void>((resolve) => {
    if (isTouched()) resolve();
    for (const sign of FIRST_SIGNS) {
      addEventListener(sign, () => resolve(), { capture: true, once: true, passive: true });
    }
  });

const backOnline = () =>
  new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
  });

let isCalled = false;
let call: () => void;
const leaving = new Promise<void>((resolve) => {
  call = () => {
    isCalled = true;
    resolve();
  };
});

/** From now on, parts are hydrated like everything else. */
export const hydrateParts = () => call();

/**
 * Calls for the parts once the address changes. While rendering, as React finishes no change of a
 * context before the parts below it are hydrated.
 */
export function useParts(location: object): void {
  const [first] = useState(location);
  if (location !== first) hydrateParts();
}

export const CALLS = {
  /** It answers to the visitor: fetched at the first sign of one. */
  'first sign': () => Promise.race([firstSign(), leaving]),
  /** Nothing about it changes: fetched when another page needs drawing. */
  'another page': () => leaving,
} as const;

/** Code that did not come may come later: when it is worth asking again, if React can wait. */
export const nextCall = () => (isCalled ? undefined : Promise.race([backOnline(), leaving]));
