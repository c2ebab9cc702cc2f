import type { LinkProps } from '@tallycomb/ui';
import type { MouseEvent } from 'react';
import { Link, parsePath, useLocation } from 'react-router-dom';
import { notFoundRoute, routeOf } from '../routes';
import { forgetFailedLoad, preloadPage } from './preload-page';

/** Preloads a page, again after a failure; the page itself shows errors. */
function prefetch(pathname: string) {
  forgetFailedLoad(pathname);
  preloadPage(pathname).catch(() => {});
}

/** A link within the site, followed by the router; pointing at it prefetches its page. */
export function AppLink({ href, reload = false, onClick, ...rest }: LinkProps) {
  const here = useLocation().pathname;
  const { pathname = '/', hash } = parsePath(href);
  const isHere = pathname === here;
  // Sections of the current page are left to the browser.
  if (reload || (isHere && hash) || routeOf(pathname) === notFoundRoute)
    return <a href={href} onClick={onClick} {...rest} />;
  const prefetchPage = isHere ? undefined : () => prefetch(pathname);
  const followOnce = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // Before the router, which would request the page's parts only when it renders the page.
    prefetchPage?.();
    // Ignores the second of two clicks while the page is loading.
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
