import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigationType,
  Router,
} from 'react-router-dom';
import { isPageReady } from './preload-page';

// The name is the router's; its own `BrowserRouter` starts the same way.
const history = createBrowserHistory({ v5Compat: true });

interface Entry {
  readonly action: NavigationType;
  readonly location: Location;
}

/**
 * Stands in for `BrowserRouter`, which draws every new page in small pieces, with frames of the old
 * one between them. Here a page that was fetched ahead shows in the very click, any other so.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const [{ action, location }, setEntry] = useState<Entry>(history);
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        const show = () => setEntry({ action, location });
        if (isPageReady(location.pathname)) show();
        else startTransition(show);
      }),
    [],
  );
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
