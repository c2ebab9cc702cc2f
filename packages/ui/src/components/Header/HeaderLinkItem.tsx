import type { ReactNode } from 'react';
import { Link } from '../Link';
import type { HeaderLink } from './types';

interface HeaderLinkItemProps {
  readonly link: HeaderLink;
  readonly className: string;
  readonly children?: ReactNode;
}

/** One `<li>` with a link; the current page is marked for everyone. */
export function HeaderLinkItem({ link, className, children }: HeaderLinkItemProps) {
  return (
    <li>
      <Link
        href={link.href}
        className={className}
        {...(link.current ? { 'aria-current': 'page' } : {})}
      >
        {link.label}
        {children}
      </Link>
    </li>
  );
}
