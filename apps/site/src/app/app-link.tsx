import type { LinkProps } from '@tallycomb/ui';
import { Link, parsePath, useLocation } from 'react-router-dom';
import { isInApp } from '../routes';
import { preloadPage } from './preload-page';

/** A failure shows when the link is followed. */
const prefetch = (pathname: string) => void preloadPage(pathname).catch(() => {});

/** A link within the site: the router follows it, and whoever heads for it prefetches its page. */
export function AppLink({ href, reload = false, ...rest }: LinkProps) {
  const here = useLocation().pathname;
  const { pathname = '/', hash } = parsePath(href);
  const isHere = pathname === here;
  // The browser knows best how to get to a section of the page that is shown.
  if (reload || (isHere && hash) || !isInApp(pathname)) return <a href={href} {...rest} />;
  const prefetchPage = () => {
    if (!isHere) prefetch(pathname);
  };
  return (
    <Link
      {...rest}
      to={href}
      onPointerEnter={prefetchPage}
      onTouchStart={prefetchPage}
      onFocus={prefetchPage}
    />
  );
}
