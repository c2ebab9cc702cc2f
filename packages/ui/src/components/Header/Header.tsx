'use client';

import { type ComponentPropsWithRef, memo } from 'react';
import { useScrolledPast } from '../../hooks/use-scrolled-past';
import { classNames } from '../../styles/class-names';
import { Button } from '../Button';
import { Container } from '../Container';
import { Link } from '../Link';
import { isExternal } from '../Link/is-external';
import { Logo } from '../Logo';
import * as styles from './Header.css';
import { MobileMenu } from './MobileMenu';
import { Navigation } from './Navigation';
import type { HeaderAction, HeaderLabels, HeaderLink, HeaderMenu } from './types';

/** How far, in CSS pixels, a page may scroll before the header gets a background of its own. */
const SCROLL_THRESHOLD = 10;

const englishLabels = { home: 'Tallycomb home', navigation: 'Main', menu: 'Menu' } as const;

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Where the logo leads. */
  readonly homeHref: string;
  /** The links of the bar, and the first ones of the phone’s menu. */
  readonly navigation: readonly HeaderLink[];
  /** The links that open under one button. */
  readonly resources: HeaderMenu;
  /** The one call to action. */
  readonly action: HeaderAction;
  /** The background of the page's first section, which shows through until the page is scrolled. */
  readonly background?: keyof typeof styles.background;
  /** Names of what has no visible text; English unless given. */
  readonly labels?: Partial<HeaderLabels>;
}

interface BarProps extends Pick<HeaderProps, 'homeHref' | 'navigation' | 'resources' | 'action'> {
  readonly ownLabels: HeaderProps['labels'] | undefined;
}

/** What is the same on every background, wherever the page is scrolled. */
const Bar = memo(function Bar({ homeHref, navigation, resources, action, ownLabels }: BarProps) {
  const labels = { ...englishLabels, ...ownLabels };
  return (
    <Container className={styles.bar}>
      <Link className={styles.home} href={homeHref} aria-label={labels.home}>
        <Logo />
      </Link>
      <Navigation label={labels.navigation} links={navigation} menu={resources} />
      <Button
        size="sm"
        href={action.href}
        className={styles.action}
        {...(isExternal(action.href) ? { target: '_blank' } : {})}
      >
        {action.label}
      </Button>
      <MobileMenu
        label={labels.menu}
        navigationLabel={labels.navigation}
        links={navigation}
        menu={resources}
        action={action}
      />
    </Container>
  );
});

/** The fixed `<header>`: home link, navigation, the one call to action. */
export function Header({
  homeHref,
  navigation,
  resources,
  action,
  background = 'page',
  labels: ownLabels,
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
      <Bar {...{ homeHref, navigation, resources, action, ownLabels }} />
    </header>
  );
}
