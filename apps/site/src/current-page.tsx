import { Activity, memo, Suspense, useLayoutEffect } from 'react';
import { Navigate } from 'react-router-dom';
import * as styles from './current-page.css';
import { useLookedAt } from './looked-at';
import { AHEAD, layOutAhead } from './page-ahead';
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
  const lookedAt = useLookedAt();
  useLayoutEffect(() => {
    if (lookedAt !== undefined) scrollTo({ top: 0, behavior: 'instant' });
  }, [lookedAt]);
  const next = lookedAt ?? ahead;
  const drawn = next === undefined || next === pathname ? [pathname] : [pathname, next];
  return (
    <main
      ref={layOutAhead}
      id="main"
      tabIndex={-1}
      className={lookedAt === undefined ? undefined : styles.looksAhead}
    >
      <Suspense>
        {drawn.map((path) => (
          <Activity key={path} mode={path === pathname ? 'visible' : 'hidden'}>
            <div
              className={styles.page}
              {...(path === pathname ? {} : { inert: true, 'aria-hidden': true, [AHEAD]: path })}
            >
              <PageAt pathname={path} />
            </div>
          </Activity>
        ))}
      </Suspense>
    </main>
  );
}
