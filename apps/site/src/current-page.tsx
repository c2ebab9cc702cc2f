import { Activity, memo, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { PagePath } from './page-path';
import { PageBoundary } from './pages/failed/page-boundary';
import { redirectOf, routeOf } from './routes';

interface PageAtProps {
  readonly pathname: string;
}

// What was drawn ahead is not drawn again in the click that shows it.
const PageAt = memo(function PageAt({ pathname }: PageAtProps) {
  const { Page } = routeOf(pathname);
  const redirect = redirectOf(pathname);
  return (
    <PagePath value={pathname}>
      <PageBoundary>{redirect ? <Navigate to={redirect.to} replace /> : <Page />}</PageBoundary>
    </PagePath>
  );
});

interface CurrentPageProps {
  readonly pathname: string;
  /** The page that the visitor points at: drawn out of sight, so that a click only has to show it. */
  readonly ahead: string | undefined;
}

export function CurrentPage({ pathname, ahead }: CurrentPageProps) {
  const drawn = ahead === undefined || ahead === pathname ? [pathname] : [pathname, ahead];
  return (
    <Suspense>
      {drawn.map((path) => (
        <Activity key={path} mode={path === pathname ? 'visible' : 'hidden'}>
          <PageAt pathname={path} />
        </Activity>
      ))}
    </Suspense>
  );
}
