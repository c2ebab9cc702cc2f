import { type ComponentType, lazy } from 'react';

export interface LazyPage {
  (): React.ReactNode;
  /** Loads the page's code; afterwards it renders at once, as hydration needs. */
  preload(): Promise<void>;
}

/** A page whose code is a chunk of its own. */
export function lazyPage(load: () => Promise<{ Page: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined;
  const loadOnce = async () => {
    Loaded ??= (await load()).Page;
    return { default: Loaded };
  };
  const Deferred = lazy(loadOnce);
  function Page() {
    return Loaded ? <Loaded /> : <Deferred />;
  }
  Page.preload = async () => void (await loadOnce());
  return Page;
}
