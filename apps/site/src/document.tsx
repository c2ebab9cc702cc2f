import { skipLinkLabel } from '@tallycomb/content/site';
import { SkipLink } from '@tallycomb/ui';
import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import './below-the-fold.css';
import { Arrival } from './arrival/arrival';
import { SiteFooter, SiteHeader } from './frame';
import { useInAppLinks } from './in-app-links';
import { PageBoundary } from './pages/failed/page-boundary';
import { SectionBoundary } from './pages/failed/section-boundary';
import { useParts } from './part-calls';
import { notFoundRoute, redirects, routeOf, routes } from './routes';
import { SiteHead } from './seo/site-head';
import { STARTS_AT_LOAD } from './starts-at-load';
import { ThirdParties } from './third-party/third-parties';

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
  const location = useLocation();
  const { pathname } = location;
  const { ground, startsAtLoad = false } = routeOf(pathname);
  useParts(location);
  useInAppLinks();
  return (
    <html lang="en" {...(startsAtLoad || __HAS_THIRD_PARTIES__ ? { [STARTS_AT_LOAD]: '' } : {})}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <SiteHead ground={ground} />
      </head>
      <body>
        <SkipLink href="#main">{skipLinkLabel}</SkipLink>
        <SectionBoundary instead={null}>
          {__HAS_THIRD_PARTIES__ ? <ThirdParties /> : null}
        </SectionBoundary>
        <SiteHeader ground={ground} pathname={pathname} />
        <main id="main" tabIndex={-1}>
          <CurrentPage pathname={pathname} />
        </main>
        <SiteFooter />
        <SectionBoundary instead={null}>
          <Arrival />
        </SectionBoundary>
      </body>
    </html>
  );
}
