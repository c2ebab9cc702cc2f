import { type ComponentType, lazy, useEffect, useState } from 'react';
import { hydrateParts } from './part-calls';
import { loadStyleSheet } from './style-sheet';

interface PageModule {
  readonly Page: ComponentType;
  /** Parts whose code is not in the page's own chunk. */
  readonly parts?: readonly { preload(): Promise<void> }[];
}

/** A page with one part missing is worth a look, one with none of its parts is not. */
async function someOf(loads: readonly Promise<void>[]) {
  const ends = await Promise.allSettled(loads);
  if (ends.length > 0) await Promise.any(loads);
}

export interface LazyPage {
  (): React.ReactNode;
  /** Loads the code of the page that the visitor came for; afterwards it renders at once. */
  prepare(): Promise<void>;
  /** Loads all of a page that the visitor may go to. */
  preload(): Promise<void>;
}

/** A page whose code is a chunk of its own. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let Loaded: ComponentType | undefined;
  let isWhole = false;
  const prepare = async () => {
    const { Page, parts = [] } = await load();
    Loaded ??= Page;
    isWhole ||= parts.length === 0;
  };
  /** Without its parts, a page is enough where the server has drawn them, but not to come back to. */
  const forget = () => {
    if (!isWhole) Loaded = undefined;
  };
  const loadAll = async () => {
    hydrateParts();
    const [{ Page, parts = [] }] = await Promise.all([load(), loadStyleSheet()]);
    await someOf(parts.map((part) => part.preload()));
    Loaded = Page;
    isWhole = true;
    return { default: Page };
  };
  const Deferred = lazy(loadAll);
  function Page() {
    const [Shown] = useState(() => Loaded ?? Deferred);
    useEffect(() => forget, []);
    return <Shown />;
  }
  return Object.assign(Page, { prepare, preload: async () => void (await loadAll()) });
}
