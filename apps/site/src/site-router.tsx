import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigationType,
  Router,
} from 'react-router-dom';
import { afterFrame } from './arrival/after-frame';
import { lookAt } from './looked-at';
import { isDrawnAhead } from './page-ahead';
import { isPageReady } from './preload-page';

// The name is the router's; its own `BrowserRouter` starts the same way.
const history = createBrowserHistory({ v5Compat: true });

interface Entry {
  readonly action: NavigationType;
  readonly location: Location;
}

/**
 * Stands in for `BrowserRouter`, which draws every new page in small pieces, with frames of the old
 * one between them. Here a page that is drawn ahead shows in the very click, and the app arrives
 * there once it is on the screen; one that was fetched ahead is drawn in the click, any other so.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const [{ action, location }, setEntry] = useState<Entry>(() => {
    // Not the history itself: what it says changes before the app has arrived there.
    const { action, location } = history;
    return { action, location };
  });
  useLayoutEffect(() => {
    let latest: Location;
    return history.listen(({ action, location }) => {
      latest = location;
      const { pathname, search, hash } = location;
      const arrive = () => {
        if (location !== latest) return;
        setEntry({ action, location });
        lookAt(undefined);
      };
      if (action === 'PUSH' && !search && !hash && isDrawnAhead(pathname)) {
        lookAt(pathname);
        afterFrame(arrive);
      } else if (isPageReady(pathname)) arrive();
      else startTransition(arrive);
    });
  }, []);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
