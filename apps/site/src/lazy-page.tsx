import { type ComponentType, lazy } from 'react';
import { loadStyleSheet } from './style-sheet';

export interface LazyPage {
  (): React.ReactNode;
  /** Loads the code of the page that the visitor came for; afterwards it renders at once. */
  prepare(): Promise<void>;
  /** Loads code and styles of a page that the visitor may go to. */
  preload(): Promise<void>;
}

/** A page whose code is a chunk of its own. */
export function lazyPage(load: () => Promise<{ Page: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined;
  const prepare = async () => {
    Loaded ??= (await load()).Page;
  };
  const preload = async () => {
    const [{ Page }] = await Promise.all([load(), loadStyleSheet()]);
    Loaded = Page;
    return { default: Page };
  };
  const Deferred = lazy(preload);
  function Page() {
    return Loaded ? <Loaded /> : <Deferred />;
  }
  return Object.assign(Page, { prepare, preload: async () => void (await preload()) });
}
