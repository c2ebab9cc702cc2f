import type { LinkProps } from '@tallycomb/ui';
import type { MouseEvent } from 'react';
import { Link, parsePath, useLocation } from 'react-router-dom';
import { notFoundRoute, routeOf } from '../routes';
import { forgetFailedLoad, preloadPage } from './preload-page';

/** Each gesture towards a page tries again what failed before. A failure is told on the page. */
function prefetch(pathname: string) {
  forgetFailedLoad(pathname);
  preloadPage(pathname).catch(() => {});
}

/** A link within the site: the router follows it, and whoever heads for it prefetches its page. */
export function AppLink({ href, reload = false, onClick, ...rest }: LinkProps) {
  const here = useLocation().pathname;
  const { pathname = '/', hash } = parsePath(href);
  const isHere = pathname === here;
  // The browser knows best how to get to a section of the page that is shown.
  if (reload || (isHere && hash) || routeOf(pathname) === notFoundRoute)
    return <a href={href} onClick={onClick} {...rest} />;
  const prefetchPage = isHere ? undefined : () => prefetch(pathname);
  const followOnce = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // Ahead of the router, which would ask for the page's parts only when it renders the page.
    prefetchPage?.();
    // The second click of two, while the first one's page is on its way.
    if (!isHere && event.currentTarget.href === location.href) event.preventDefault();
  };
  return (
    <Link
      {...rest}
      to={href}
      discover="none" // An attribute for the router's framework mode otherwise.
      onClick={followOnce}
      onPointerEnter={prefetchPage}
      onPointerDown={prefetchPage}
      onTouchStart={prefetchPage}
      onFocus={prefetchPage}
    />
  );
}
