/**
 * A part of a page that the build draws and that needs no script, or not yet. On the page that the
 * visitor came for it stays the HTML it is, and its code is not even fetched until it is called
 * for; its links and native controls work all the same. A part fails alone.
 */
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { keptPart } from './kept-part';
import { SectionBoundary } from './pages/failed/section-boundary';
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

interface PartOptions {
  /** The element that the part renders. */
  readonly as?: Parameters<typeof keptPart>[1];
  readonly hydrateAt?: keyof typeof CALLS;
}

export interface StaticPart<Props> {
  (props: Props): React.ReactNode;
  preload(): Promise<void>;
}

export function staticPart<Props extends object>(
  importPart: () => Promise<{ Part: ComponentType<Props> }>,
  { as = 'section', hydrateAt = 'another page' }: PartOptions = {},
): StaticPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const load = async () => {
    Loaded ??= (await importPart()).Part;
    return Loaded;
  };
  const Kept = keptPart(load, as);
  const loadWhenCalled = async (called: Promise<void>): Promise<ComponentType<Props>> => {
    await called;
    const given = await load().catch(() => undefined);
    if (given) return given;
    return hasLeft ? Kept : loadWhenCalled(Promise.race([backOnline(), leaving]));
  };
  const Deferred = lazy(async () => ({
    default: await (import.meta.env.SSR ? load() : loadWhenCalled(CALLS[hydrateAt]())),
  }));
  function Part(props: Props) {
    return (
      <SectionBoundary>
        <Suspense>{Loaded ? <Loaded {...props} /> : <Deferred {...props} />}</Suspense>
      </SectionBoundary>
    );
  }
  return Object.assign(Part, { preload: async () => void (await load()) });
}
