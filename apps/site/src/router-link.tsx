import type { ComponentProps, MouseEvent } from 'react';
import { Link, resolvePath } from 'react-router-dom';
import { preloadPage } from './preload-page';

const isWithinSite = (href: string) => href.startsWith('/');

const isHere = (href: string) => {
  const { pathname, hash } = resolvePath(href);
  return pathname === location.pathname && !hash;
};

/** Gives `@tallycomb/ui` its links: ours through the router, all others as they are. */
export function RouterLink({ href = '', onClick, ...rest }: ComponentProps<'a'>) {
  if (!isWithinSite(href)) return <a href={href} onClick={onClick} {...rest} />;
  // A page that cannot be fetched ahead is asked for again, with its errors shown, on the click.
  const fetchAhead = () => void preloadPage(resolvePath(href).pathname).catch(() => {});
  const goToTop = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // Smooth where the style sheet says so. Of another page, the arrival sees to it.
    if (!event.defaultPrevented && isHere(href)) scrollTo({ top: 0 });
  };
  return (
    <Link to={href} onClick={goToTop} onPointerEnter={fetchAhead} onFocus={fetchAhead} {...rest} />
  );
}
