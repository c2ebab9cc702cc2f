import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { routeOf } from '../routes';
import { SiteHead } from '../seo/site-head';
import { HYDRATE_IF_STORED, HYDRATE_ON_LOAD } from './hydration-state';
import { SiteShell } from './site-shell';

/** The whole page, from `<html>` down; the build adds scripts and styles to its head. */
export function Document({ onHydrated }: { readonly onHydrated?: () => void }) {
  const route = routeOf(useLocation().pathname);
  const { background, hydrateOnLoad = __HAS_THIRD_PARTIES__, hydrateIfStored } = route;
  useEffect(() => onHydrated?.(), [onHydrated]);
  const hydration = {
    [HYDRATE_ON_LOAD]: hydrateOnLoad ? '' : undefined,
    [HYDRATE_IF_STORED]: hydrateIfStored,
  };
  return (
    <html lang="en" {...hydration}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <SiteHead background={background} />
      </head>
      <body>
        <SiteShell />
      </body>
    </html>
  );
}
