/**
 * A part of a page that the build draws and that needs no script, or not yet. On the page that the
 * visitor came for it stays the HTML it is, and its code is not even fetched until it is called
 * for; its links and native controls work all the same. A part fails alone.
 */
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { keptPart } from './kept-part';
import { SectionBoundary } from './pages/failed/section-boundary';
import { CALLS, nextCall } from './part-calls';

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
    const again = nextCall();
    return again ? loadWhenCalled(again) : Kept;
  };
  const Deferred = lazy(async () => ({
    default: await (import.meta.env.SSR ? load() : loadWhenCalled(CALLS[hydrateAt]())),
  }));
  function Part(props: Props) {
    // Kept: taking the other one when the code is there would draw the part anew.
    const [Content] = useState(() => Loaded ?? Deferred);
    return (
      <SectionBoundary>
        <Suspense>
          <Content {...props} />
        </Suspense>
      </SectionBoundary>
    );
  }
  return Object.assign(Part, { preload: async () => void (await load()) });
}
