import { Link } from '../Link/Link';

/** One link. */
export interface HeaderLink {
  /** Text of the link. */
  readonly label: string;
  /** Address of the page. */
  readonly href: string;
  /** True for the current page, which is marked. */
  readonly current?: boolean;
}

/** A menu of links. */
export interface HeaderMenu {
  /** Text of its button. */
  readonly label: string;
  /** Links, in the order shown. */
  readonly links: readonly HeaderLink[];
}

/** The call to action. */
export interface HeaderAction {
  /** Text of the link. */
  readonly label: string;
  /** Address of the page. */
  readonly href: string;
}

interface HeaderLinkItemProps {
  readonly link: HeaderLink;
  readonly className: string;
}

/** One `<li>` with a link; the current page is marked visibly and by `aria-current`. */
export const HeaderLinkItem = ({ link, className }: HeaderLinkItemProps) => (
  <li>
    <Link
      href={link.href}
      className={className}
      {...(link.current ? { 'aria-current': 'page' } : {})}
    >
      {link.label}
    </Link>
  </li>
);
