import { useId } from 'react';
import { ActionButton } from '../Button/ActionButton';
import { type HeaderAction, type HeaderLink, HeaderLinkItem, type HeaderMenu } from './HeaderLink';
import * as styles from './MobileMenu.css';
import { usePopover } from './use-popover';

interface MobileMenuProps {
  readonly label: string;
  readonly navigationLabel: string;
  readonly links: readonly HeaderLink[];
  readonly menu: HeaderMenu | undefined;
  readonly action: HeaderAction | undefined;
}

interface RowsProps {
  readonly links: readonly HeaderLink[];
  readonly 'aria-labelledby'?: string;
}

const Rows = ({ links, ...rest }: RowsProps) => (
  <ul className={styles.rows} {...rest}>
    {links.map((link) => (
      <HeaderLinkItem key={link.href} link={link} className={styles.row} />
    ))}
  </ul>
);

function MoreLinks({ label, links }: HeaderMenu) {
  const headingId = useId();
  return (
    <>
      <h2 id={headingId} className={styles.heading}>
        {label}
      </h2>
      <Rows links={links} aria-labelledby={headingId} />
    </>
  );
}

/** The hamburger of small screens and the panel that it opens. */
export function MobileMenu({ label, navigationLabel, links, menu, action }: MobileMenuProps) {
  const { triggerProps, panelProps } = usePopover();
  return (
    <>
      <button className={styles.burger} aria-label={label} {...triggerProps} />
      <nav className={styles.panel} aria-label={navigationLabel} data-menu {...panelProps}>
        {links.length > 0 ? <Rows links={links} /> : null}
        {menu ? <MoreLinks {...menu} /> : null}
        {action ? <ActionButton block action={action} className={styles.action} /> : null}
      </nav>
    </>
  );
}
