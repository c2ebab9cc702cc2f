import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../styles/class-names';
import { ActionButton } from '../Button/ActionButton';
import { Container } from '../Container/Container';
import { Link, type LinkProps } from '../Link/Link';
import * as styles from './Footer.css';

/** One link. */
export interface FooterLink {
  /** Text of the link. */
  readonly label: string;
  /** Address of the page. */
  readonly href: string;
}

/** A heading and the links below it. */
export interface FooterGroup {
  /** Names the group. */
  readonly heading: string;
  /** Links, in the order shown. */
  readonly links: readonly FooterLink[];
}

/** A link to a profile elsewhere. */
export interface FooterSocialLink extends FooterLink {
  /** Icon of the link; `label` is its accessible name. */
  readonly icon: ReactNode;
}

/** Props of the link around the logo. Our logo has no text, so it needs an `aria-label`. */
export type FooterHomeLink = LinkProps & { readonly 'aria-label': string };

/** Props of `Footer`, besides the attributes of its element. */
export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** Logo at the end of the page, instead of our giant name; `null` leaves it out. */
  readonly logo?: ReactNode;
  /** Makes the giant name a link. */
  readonly home?: FooterHomeLink;
  /** The last sentence before the call to action. */
  readonly tagline?: ReactNode;
  /** The call to action. */
  readonly action?: FooterLink;
  /** Lists of links, each a landmark under its heading. */
  readonly groups?: readonly FooterGroup[];
  /** Links shown as icons; without any, their heading is left out too. */
  readonly social?: readonly FooterSocialLink[];
  /** Content beneath the columns, such as a form or a choice of country. */
  readonly extra?: ReactNode;
  /** Links at the foot, beside the copyright. */
  readonly legal?: readonly FooterLink[];
  /** Copyright line at the foot. */
  readonly copyright?: ReactNode;
  /** Heading of the social links. */
  readonly socialHeading?: string;
}

interface LinkListProps {
  readonly links: readonly FooterLink[];
  readonly look: string;
  readonly className?: string;
}

const LinkList = ({ links, look, className }: LinkListProps) => (
  <ul className={className}>
    {links.map(({ label, href }) => (
      <li key={href}>
        <Link className={look} href={href}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);

function LinkGroup({ heading, links }: FooterGroup) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <LinkList links={links} look={styles.link} />
    </nav>
  );
}

function Social({ heading, links }: { heading: string; links: readonly FooterSocialLink[] }) {
  return (
    <div className={styles.follow}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.social}>
        {links.map(({ label, href, icon }) => (
          <li key={href}>
            <Link className={styles.socialLink} href={href} aria-label={label}>
              {icon}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Decorative giant name, its descender clipped by the end of the page. */
const Giant = () => (
  <div className={styles.giant} aria-hidden="true">
    <div className={styles.giantName}>Tallycomb</div>
  </div>
);

interface CallProps {
  readonly tagline: ReactNode;
  readonly action: FooterLink | undefined;
}

const Call = ({ tagline, action }: CallProps) => (
  <div className={styles.call}>
    {tagline === undefined ? null : <p className={styles.tagline}>{tagline}</p>}
    {action ? <ActionButton variant="paper" action={action} /> : null}
  </div>
);

/** The `<footer>` on the night background, with its edge of teeth and the cropped name. Any part may be left out. */
export function Footer({
  logo,
  home,
  tagline,
  action,
  groups = [],
  social = [],
  extra,
  legal = [],
  copyright,
  socialHeading = 'Follow',
  className,
  ...rest
}: FooterProps) {
  const hasCall = tagline !== undefined || action !== undefined;
  const hasColumns = hasCall || groups.length > 0 || social.length > 0;
  const end = logo === undefined ? <Giant /> : <div className={styles.logo}>{logo}</div>;
  return (
    <footer className={classNames(styles.footer, className)} {...rest}>
      <Container>
        {hasColumns ? (
          <div className={classNames(styles.columns, hasCall && styles.afterCall)}>
            {hasCall ? <Call tagline={tagline} action={action} /> : null}
            {groups.map((group) => (
              <LinkGroup key={group.heading} {...group} />
            ))}
            {social.length > 0 ? <Social heading={socialHeading} links={social} /> : null}
          </div>
        ) : null}
        {extra ? <div className={styles.extra}>{extra}</div> : null}
        {copyright || legal.length > 0 ? (
          <div className={styles.legal}>
            {copyright ? <p>{copyright}</p> : null}
            {legal.length > 0 ? (
              <LinkList links={legal} look={styles.legalLink} className={styles.legalLinks} />
            ) : null}
          </div>
        ) : null}
      </Container>
      {home ? (
        <Link className={styles.home} {...home}>
          {end}
        </Link>
      ) : (
        end
      )}
    </footer>
  );
}
