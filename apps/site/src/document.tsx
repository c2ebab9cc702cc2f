import { skipLinkLabel } from '@tallycomb/content/site';
import { LinkProvider, SkipLink, ToastProvider } from '@tallycomb/ui';
import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { Arrival } from './arrival/arrival';
import { PageBoundary } from './pages/failed/page-boundary';
import { RouterLink } from './router-link';
import { notFoundRoute, redirects, routeOf, routes } from './routes';
import { SiteHead } from './seo/site-head';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

function CurrentPage({ pathname }: { readonly pathname: string }) {
  return (
    <Suspense>
      <PageBoundary key={pathname}>
        <Routes>
          {routes.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          {redirects.map(({ from, to }) => (
            <Route key={from} path={from} element={<Navigate to={to} replace />} />
          ))}
          <Route path="*" element={<notFoundRoute.Page />} />
        </Routes>
      </PageBoundary>
    </Suspense>
  );
}

/** The whole page, from `<html>` down; the build adds scripts and styles to its head. */
export function Document() {
  const { pathname } = useLocation();
  const { ground } = routeOf(pathname);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <SiteHead ground={ground} />
      </head>
      <body>
        <LinkProvider component={RouterLink}>
          <ToastProvider>
            <SkipLink href="#main">{skipLinkLabel}</SkipLink>
            <SiteHeader ground={ground} pathname={pathname} />
            <main id="main" tabIndex={-1}>
              <CurrentPage pathname={pathname} />
            </main>
            <SiteFooter />
            <Arrival />
          </ToastProvider>
        </LinkProvider>
      </body>
    </html>
  );
}
