import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../styles/class-names';
import { Button } from '../Button';
import { Container } from '../Container';
import { Link, type LinkProps } from '../Link';
import { isExternal } from '../Link/is-external';
import * as styles from './Footer.css';
import { wordmarkOutline } from './wordmark-outline';

/** What is seen of the outlined name: from its ascenders to just below the baseline, in em. */
const [ascender, cut] = [0.75, 0.044];
const shown = [0, -ascender, wordmarkOutline.width / wordmarkOutline.em, ascender + cut]
  .map((length) => Math.round(length * wordmarkOutline.em))
  .join(' ');

export interface FooterLink {
  readonly label: string;
  readonly href: string;
}

export interface FooterGroup {
  readonly heading: string;
  readonly links: readonly FooterLink[];
}

export interface FooterSocialLink extends FooterLink {
  readonly icon: ReactNode;
}

/** The link around the giant name; takes an `aria-label`, as the drawing says nothing. */
export type FooterHomeLink = LinkProps & { readonly 'aria-label': string };

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** Makes the giant name a link. */
  readonly home?: FooterHomeLink;
  /** The last sentence before the call to action. */
  readonly tagline: ReactNode;
  /** The call to action. */
  readonly action: FooterLink;
  /** Lists of links, each a landmark under its heading. */
  readonly groups: readonly FooterGroup[];
  /** Links drawn as icons; without one the heading is left out, too. */
  readonly social: readonly FooterSocialLink[];
  /** Links at the foot, beside the copyright. */
  readonly legal: readonly FooterLink[];
  /** The line at the foot. */
  readonly copyright: ReactNode;
  /** Above the social links. */
  readonly socialHeading?: string;
}

function LinkGroup({ heading, links }: FooterGroup) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link className={styles.link} href={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
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

/** The name across the page, cut through its descender by the end of the page. Decoration. */
const Giant = () => (
  <svg className={styles.giant} viewBox={shown} aria-hidden="true">
    <path fill="currentColor" d={wordmarkOutline.d} />
  </svg>
);

/** The `<footer>` on the night background, with its edge of teeth and the cropped name. */
export function Footer({
  home,
  tagline,
  action,
  groups,
  social,
  legal,
  copyright,
  socialHeading = 'Follow',
  className,
  ...rest
}: FooterProps) {
  return (
    <footer className={classNames(styles.footer, className)} {...rest}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.call}>
            <p className={styles.tagline}>{tagline}</p>
            <Button
              variant="paper"
              href={action.href}
              {...(isExternal(action.href) ? { target: '_blank' } : {})}
            >
              {action.label}
            </Button>
          </div>
          {groups.map((group) => (
            <LinkGroup key={group.heading} {...group} />
          ))}
          {social.length > 0 ? <Social heading={socialHeading} links={social} /> : null}
        </div>
        <div className={styles.legal}>
          <p>{copyright}</p>
          {legal.length > 0 ? (
            <ul className={styles.legalLinks}>
              {legal.map(({ label, href }) => (
                <li key={href}>
                  <Link className={styles.legalLink} href={href}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </Container>
      {home ? (
        <Link className={styles.home} {...home}>
          <Giant />
        </Link>
      ) : (
        <Giant />
      )}
    </footer>
  );
}
