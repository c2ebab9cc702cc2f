import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

const isWithinSite = (href: string) => href.startsWith('/');

/** Gives `@tallycomb/ui` its links: ours through the router, all others as they are. */
export function RouterLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return isWithinSite(href) ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
