import { type ComponentType, lazy } from 'react';
import { hydrateParts } from './static-part';
import { loadStyleSheet } from './style-sheet';

interface PageModule {
  readonly Page: ComponentType;
  /** Parts whose code is not in the page's own chunk. */
  readonly parts?: readonly { preload(): Promise<void> }[];
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
  const prepare = async () => {
    Loaded ??= (await load()).Page;
  };
  const loadAll = async () => {
    hydrateParts();
    const [{ Page, parts = [] }] = await Promise.all([load(), loadStyleSheet()]);
    await Promise.all(parts.map((part) => part.preload()));
    Loaded = Page;
    return { default: Page };
  };
  const Deferred = lazy(loadAll);
  function Page() {
    return Loaded ? <Loaded /> : <Deferred />;
  }
  return Object.assign(Page, { prepare, preload: async () => void (await loadAll()) });
}
