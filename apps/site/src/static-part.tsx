/**
 * A part of a page that the build draws and that needs no script, or not yet. On the page that the
 * visitor came for it stays the HTML it is, and its code is not even fetched until it is called
 * for; its links and native controls work all the same.
 */
import { type ComponentType, lazy, Suspense, useState } from 'react';
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

let hasLeft = false;
let leave: () => void;
const leaving = new Promise<void>((resolve) => {
  leave = () => {
    hasLeft = true;
    resolve();
  };
});

/** From now on, parts are hydrated like everything else. */
export const hydrateParts = () => leave();

/**
 * Calls for the parts once the address changes. While rendering, as React finishes no change of a
 * context before the parts below it are hydrated.
 */
export function useParts(location: object): void {
  const [first] = useState(location);
  if (location !== first) hydrateParts();
}

const CALLS = {
  /** It answers to the visitor: fetched at the first sign of one. */
  'first sign': () => Promise.race([firstSign(), leaving]),
  /** Nothing about it changes: fetched when another page needs drawing. */
  'another page': () => leaving,
} as const;

export interface StaticPart<Props> {
  (props: Props): React.ReactNode;
  preload(): Promise<void>;
}

export function staticPart<Props extends object>(
  load: () => Promise<{ Part: ComponentType<Props> }>,
  { hydrateAt }: { readonly hydrateAt: keyof typeof CALLS } = { hydrateAt: 'another page' },
): StaticPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded ??= (await load()).Part;
    return { default: Loaded };
  };
  /** Code that does not come leaves the part as it is, and out of the next page: not all blank. */
  const preloadWhenCalled = async (
    called: Promise<void>,
  ): Promise<{ default: ComponentType<Props> }> => {
    await called;
    const given = await preload().catch(() => undefined);
    if (given) return given;
    return hasLeft
      ? { default: () => null }
      : preloadWhenCalled(Promise.race([backOnline(), leaving]));
  };
  const Deferred = lazy(() =>
    import.meta.env.SSR ? preload() : preloadWhenCalled(CALLS[hydrateAt]()),
  );
  function Part(props: Props) {
    return <Suspense>{Loaded ? <Loaded {...props} /> : <Deferred {...props} />}</Suspense>;
  }
  return Object.assign(Part, { preload: async () => void (await preload()) });
}
