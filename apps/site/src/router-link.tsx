import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router-dom';

const isWithinSite = (href: string) => href.startsWith('/');

/** Gives `@tallycomb/ui` its links: ours through the router, all others as they are. */
export function RouterLink({ href = '', onClick, ...rest }: ComponentProps<'a'>) {
  if (!isWithinSite(href)) return <a href={href} onClick={onClick} {...rest} />;
  const goToTop = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // Smooth where the style sheet says so, which is where motion is welcome.
    if (!event.defaultPrevented && !href.includes('#')) scrollTo({ top: 0 });
  };
  return <Link to={href} onClick={goToTop} {...rest} />;
}
