import { IconChevronDown } from '../Icons';
import { HeaderLinkItem } from './HeaderLinkItem';
import * as styles from './Navigation.css';
import type { HeaderLink, HeaderMenu } from './types';
import { usePopover } from './use-popover';

interface NavigationProps {
  readonly label: string;
  readonly links: readonly HeaderLink[];
  readonly menu: HeaderMenu;
}

/** The `<nav>` of wide screens: plain links, then a disclosure button with more of them. */
export function Navigation({ label, links, menu }: NavigationProps) {
  const { triggerProps, panelProps } = usePopover();
  const holdsCurrent = menu.links.some(({ current }) => current);
  return (
    <nav className={styles.navigation} aria-label={label}>
      <ul className={styles.links}>
        {links.map((link) => (
          <HeaderLinkItem key={link.href} link={link} className={styles.link} />
        ))}
        <li>
          <button
            className={styles.trigger}
            {...triggerProps}
            {...(holdsCurrent ? { 'aria-current': true } : {})}
          >
            {menu.label}
            <IconChevronDown className={styles.chevron} />
          </button>
          <ul className={styles.menu} {...panelProps}>
            {menu.links.map((link) => (
              <HeaderLinkItem key={link.href} link={link} className={styles.menuLink} />
            ))}
          </ul>
        </li>
      </ul>
    </nav>
  );
}
