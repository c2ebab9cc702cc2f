import { useId } from 'react';
import { Button } from '../Button';
import { IconArrowRight, IconClose, IconMenu } from '../Icons';
import { Leader } from '../Leader';
import { isExternal } from '../Link/is-external';
import { HeaderLinkItem } from './HeaderLinkItem';
import * as styles from './MobileMenu.css';
import type { HeaderAction, HeaderLink, HeaderMenu } from './types';
import { usePopover } from './use-popover';

interface MobileMenuProps {
  readonly label: string;
  readonly navigationLabel: string;
  readonly links: readonly HeaderLink[];
  readonly menu: HeaderMenu;
  readonly action: HeaderAction;
}

const Row = ({ link }: { readonly link: HeaderLink }) => (
  <HeaderLinkItem link={link} className={styles.row}>
    <Leader />
    <IconArrowRight className={styles.arrow} />
  </HeaderLinkItem>
);

/** The hamburger of small screens and the panel that it opens. */
export function MobileMenu({ label, navigationLabel, links, menu, action }: MobileMenuProps) {
  const { triggerProps, panelProps } = usePopover();
  const headingId = useId();
  return (
    <>
      <button className={styles.burger} aria-label={label} {...triggerProps}>
        <IconMenu className={styles.icons.open} />
        <IconClose className={styles.icons.close} />
      </button>
      <nav className={styles.panel} aria-label={navigationLabel} data-menu {...panelProps}>
        <ul className={styles.rows}>
          {links.map((link) => (
            <Row key={link.href} link={link} />
          ))}
        </ul>
        <h2 id={headingId} className={styles.heading}>
          {menu.label}
        </h2>
        <ul className={styles.rows} aria-labelledby={headingId}>
          {menu.links.map((link) => (
            <Row key={link.href} link={link} />
          ))}
        </ul>
        <Button
          block
          href={action.href}
          className={styles.action}
          {...(isExternal(action.href) ? { target: '_blank' } : {})}
        >
          {action.label}
        </Button>
      </nav>
    </>
  );
}
