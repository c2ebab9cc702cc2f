import { skipLinkLabel } from '@tallycomb/content/site';
import { SkipLink } from '@tallycomb/ui';
import { useLocation } from 'react-router-dom';
import './below-the-fold.css';
import { Arrival } from './arrival/arrival';
import { CurrentPage } from './current-page';
import { SiteFooter, SiteHeader } from './frame';
import { useInAppLinks } from './in-app-links';
import { SectionBoundary } from './pages/failed/section-boundary';
import { useParts } from './part-calls';
import { routeOf } from './routes';
import { SiteHead } from './seo/site-head';
import { STARTS_AT_LOAD } from './starts-at-load';
import { ThirdParties } from './third-party/third-parties';

// One element for all pages, so that a change of page leaves it alone.
const footer = <SiteFooter />;

/** The whole page, from `<html>` down; the build adds scripts and styles to its head. */
export function Document() {
  const location = useLocation();
  const { pathname } = location;
  const { startsAtLoad = false } = routeOf(pathname);
  useParts(location);
  const ahead = useInAppLinks();
  return (
    <html lang="en" {...(startsAtLoad || __HAS_THIRD_PARTIES__ ? { [STARTS_AT_LOAD]: '' } : {})}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <SiteHead pathname={pathname} />
      </head>
      <body>
        <SkipLink href="#main">{skipLinkLabel}</SkipLink>
        <SectionBoundary instead={null}>
          {__HAS_THIRD_PARTIES__ ? <ThirdParties /> : null}
        </SectionBoundary>
        <SiteHeader pathname={pathname} />
        <CurrentPage pathname={pathname} ahead={ahead} />
        {footer}
        <SectionBoundary instead={null}>
          <Arrival />
        </SectionBoundary>
      </body>
    </html>
  );
}
