import type { ReactNode } from 'react';
import {
  Footer,
  Header,
  type HeaderProps,
  IconFacebook,
  IconInstagram,
  IconLinkedIn,
  SkipLink,
} from '../../src';

export const action = { label: 'Start Growing Now', href: 'https://example.com/early-access' };

const home = { label: 'Home', href: '/' };
const about = { label: 'About', href: '/about' };
const guides = { label: 'Guides', href: '/guides' };
const calculator = { label: 'Inflation Calculator', href: '/inflation-calculator' };

const company = [about, { label: 'Careers', href: '/about#careers' }];
const social = [
  { label: 'Instagram', href: 'https://example.com/instagram', icon: <IconInstagram /> },
  { label: 'Facebook', href: 'https://example.com/facebook', icon: <IconFacebook /> },
  { label: 'LinkedIn', href: 'https://example.com/linkedin', icon: <IconLinkedIn /> },
];
const legal = [
  { label: 'Privacy Policy', href: '/privacy' },
  { label: 'Terms of Service', href: '/terms' },
  { label: 'Arbitration', href: '/arbitration' },
];

interface FrameProps {
  readonly ground: NonNullable<HeaderProps['ground']>;
  /** The address of the page itself. */
  readonly current: string;
  readonly children: ReactNode;
}

/** What stands around every page: the way past the header, the header, and the footer. */
export function Frame({ ground, current, children }: FrameProps) {
  const marked = <Link extends { readonly href: string }>(link: Link) => ({
    ...link,
    current: link.href === current,
  });
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Header
        ground={ground}
        homeHref="/"
        navigation={[home, about].map(marked)}
        resources={{ label: 'Resources', links: [guides, calculator].map(marked) }}
        action={action}
      />
      <main id="main">{children}</main>
      <Footer
        tagline="Hire better. Price smarter. Earn more."
        action={action}
        groups={[
          { heading: 'Resources', links: [guides, calculator] },
          { heading: 'Company', links: company },
        ]}
        social={social}
        legal={legal}
        copyright="© Tallycomb"
      />
    </>
  );
}
