import type { ComponentPropsWithRef } from 'react';
import { useScrolledPast } from '../../hooks/use-scrolled-past';
import { Button } from '../Button';
import { Container } from '../Container';
import { classNames } from '../class-names';
import { Link } from '../Link';
import { isExternal } from '../Link/Link';
import { Logo } from '../Logo';
import * as styles from './Header.css';
import { MobileMenu } from './MobileMenu';
import { Navigation } from './Navigation';
import type { HeaderAction, HeaderLabels, HeaderLink, HeaderMenu } from './types';

/** How far, in CSS pixels, a page may scroll before the header gets a ground of its own. */
const SCROLL_THRESHOLD = 10;

const englishLabels = { home: 'Tallycomb home', navigation: 'Main', menu: 'Menu' } as const;

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  readonly homeHref: string;
  readonly navigation: readonly HeaderLink[];
  readonly resources: HeaderMenu;
  readonly action: HeaderAction;
  /** The ground of the page's first section, which shows through until the page is scrolled. */
  readonly ground?: keyof typeof styles.ground;
  readonly labels?: Partial<HeaderLabels>;
}

/** The fixed `<header>`: home link, navigation, the one call to action. */
export function Header({
  homeHref,
  navigation,
  resources,
  action,
  ground = 'page',
  labels: ownLabels,
  className,
  ...rest
}: HeaderProps) {
  const labels = { ...englishLabels, ...ownLabels };
  const scrolled = useScrolledPast(SCROLL_THRESHOLD);
  return (
    <header
      className={classNames(styles.header, styles.ground[ground], className)}
      data-scrolled={scrolled}
      {...rest}
    >
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
    </header>
  );
}
