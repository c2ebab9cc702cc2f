'use client';

import { type ComponentPropsWithRef, memo, type ReactNode } from 'react';
import { useScrolledPast } from '../../hooks/use-scrolled-past';
import { classNames } from '../../styles/class-names';
import { ActionButton } from '../Button/ActionButton';
import { Container } from '../Container/Container';
import { Link } from '../Link/Link';
import { Logo } from '../Logo/Logo';
import type { background } from './Header.css';
import * as styles from './Header.css';
import type { HeaderAction, HeaderLink, HeaderMenu } from './HeaderLink';
import { MobileMenu } from './MobileMenu';
import { Navigation } from './Navigation';

export type { HeaderAction, HeaderLink, HeaderMenu } from './HeaderLink';

/** Scroll distance in CSS pixels after which the header gets a background of its own. */
const SCROLL_THRESHOLD = 10;

const englishLabels = { navigation: 'Main', menu: 'Menu' } as const;
const ourHome = 'Tallycomb home';

/** Texts of the header that the links do not give. */
export interface HeaderLabels {
  /** Accessible name of the link home. */
  readonly home: string;
  /** Accessible name of the navigation. */
  readonly navigation: string;
  /** Text of the button on a phone. */
  readonly menu: string;
}

/** Props of `Header`, besides the attributes of its element. */
export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Address that the logo links to. */
  readonly homeHref: string;
  /** Content of the link home instead of our logo; its text, else `labels.home`, names the link. */
  readonly logo?: ReactNode;
  /** Links in the bar, and first in the phone’s menu. */
  readonly navigation?: readonly HeaderLink[];
  /** Links in a menu that a button opens. */
  readonly resources?: HeaderMenu;
  /** Content at the end, at every width, such as a search or a choice of language. */
  readonly tools?: ReactNode;
  /** The call to action. */
  readonly action?: HeaderAction;
  /** Background of the page's first section, visible behind the header until the page is scrolled; `page` by default. */
  readonly background?: keyof typeof background;
  /** Translations of the header's own texts; English by default. */
  readonly labels?: Partial<HeaderLabels>;
}

type BarParts = 'logo' | 'navigation' | 'resources' | 'tools' | 'action';
type BarProps = { readonly [Part in BarParts | 'labels']: HeaderProps[Part] | undefined } & {
  readonly homeHref: string;
};

/** Content of the header, memoized so that scrolling does not render it again. */
const Bar = memo(function Bar({ homeHref, logo, tools, action, ...parts }: BarProps) {
  const { navigation: links = [], resources: menu } = parts;
  const labels = { ...englishLabels, ...(logo ? {} : { home: ourHome }), ...parts.labels };
  const hasLinks = links.length > 0 || menu !== undefined;
  return (
    <Container className={styles.bar}>
      <Link className={styles.home} href={homeHref} aria-label={labels.home}>
        {logo ?? <Logo />}
      </Link>
      {hasLinks ? <Navigation label={labels.navigation} links={links} menu={menu} /> : null}
      {tools ? <div className={styles.tools}>{tools}</div> : null}
      {action ? <ActionButton size="sm" action={action} className={styles.action} /> : null}
      {hasLinks || action ? (
        <MobileMenu
          label={labels.menu}
          navigationLabel={labels.navigation}
          links={links}
          menu={menu}
          action={action}
        />
      ) : null}
    </Container>
  );
});

/** The fixed `<header>` with home link, navigation and call to action; all but the first are optional. */
export function Header({
  homeHref,
  logo,
  navigation,
  resources,
  tools,
  action,
  background = 'page',
  labels,
  className,
  ...rest
}: HeaderProps) {
  const scrolled = useScrolledPast(SCROLL_THRESHOLD);
  return (
    <header
      className={classNames(styles.header, styles.background[background], className)}
      data-scrolled={scrolled}
      {...rest}
    >
      <Bar {...{ homeHref, logo, navigation, resources, tools, action, labels }} />
    </header>
  );
}
