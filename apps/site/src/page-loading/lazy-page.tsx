import type { ComponentType } from 'react';

export interface LazyPage {
  (): React.ReactNode;
  /** Loads the page's code, without which it must not render. */
  load(): Promise<void>;
}

/** A page whose code is a chunk of its own. A load that failed can be tried again, unlike `React.lazy`'s. */
export function lazyPage(importPage: () => Promise<{ readonly Page: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined;
  function Page() {
    if (!Loaded) throw new Error('A page was rendered before its code was loaded.');
    return <Loaded />;
  }
  const load = async () => {
    Loaded ??= (await importPage()).Page;
  };
  return Object.assign(Page, { load });
}
