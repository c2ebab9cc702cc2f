import { type HeaderLink, HeaderLinkItem, type HeaderMenu } from './HeaderLink';
import * as styles from './Navigation.css';
import { usePopover } from './use-popover';

interface NavigationProps {
  readonly label: string;
  readonly links: readonly HeaderLink[];
  readonly menu: HeaderMenu | undefined;
}

/** A disclosure button and the links that it opens. */
function Menu({ label, links }: HeaderMenu) {
  const { triggerProps, panelProps } = usePopover();
  const holdsCurrent = links.some(({ current }) => current);
  return (
    <>
      <button
        className={styles.trigger}
        {...triggerProps}
        {...(holdsCurrent ? { 'aria-current': true } : {})}
      >
        {label}
      </button>
      <ul className={styles.menu} {...panelProps}>
        {links.map((link) => (
          <HeaderLinkItem key={link.href} link={link} className={styles.menuLink} />
        ))}
      </ul>
    </>
  );
}

/** The `<nav>` of wide screens: plain links, then those behind a button. */
export function Navigation({ label, links, menu }: NavigationProps) {
  return (
    <nav className={styles.navigation} aria-label={label}>
      <ul className={styles.links}>
        {links.map((link) => (
          <HeaderLinkItem key={link.href} link={link} className={styles.link} />
        ))}
        {menu ? (
          <li>
            <Menu {...menu} />
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
