import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { PageErrorBoundary } from '../error-boundary/page-error-boundary';
import type { LazyPage } from '../page-loading/lazy-page';
import { forgetFailedLoad, isPageLoaded, preloadPage } from './preload-page';

interface PageViewProps {
  readonly Page: LazyPage;
}

/** Suspends until all of the page is here: the router's transition keeps the one before on screen. */
function LoadedPage({ Page }: PageViewProps) {
  const { pathname } = useLocation();
  if (!isPageLoaded(pathname)) use(preloadPage(pathname));
  return <Page />;
}

/** The page at the address; each path has its own, so that none inherits another's state. */
export function PageView({ Page }: PageViewProps) {
  const { pathname } = useLocation();
  return (
    <PageErrorBoundary key={pathname} onError={() => forgetFailedLoad(pathname)}>
      <LoadedPage Page={Page} />
    </PageErrorBoundary>
  );
}
