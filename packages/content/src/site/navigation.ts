/** Links of the header and the footer, in the order shown. */

/** A link of the header or the footer. */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

const guides: NavigationLink = { label: 'Guides', href: '/guides' };
const calculator: NavigationLink = {
  label: 'Inflation Calculator',
  href: '/inflation-calculator',
};
const about: NavigationLink = { label: 'About', href: '/about' };

export const mainLinks: readonly NavigationLink[] = [{ label: 'Home', href: '/' }, about];

const menu: NavigationLink = { label: 'Whole Menu', href: '/inflation-calculator/menu' };

/** Links behind one button, as `Header` takes them. */
export const resources = { label: 'Resources', links: [guides, calculator, menu] };

/** Links under one heading each, as `Footer` takes them. */
export const footerGroups = [
  { heading: resources.label, links: [guides, calculator] },
  { heading: 'Company', links: [about, { label: 'Careers', href: '/about#careers' }] },
];

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Privacy Policy', href: '/privacy' },
  { label: 'Terms of Service', href: '/terms' },
  { label: 'Arbitration', href: '/arbitration' },
];

/** The link to the changelog; the version of the newest release follows its label. */
export const releaseLink = { label: 'Release', href: '/changelog' };

/** Titles of the feeds in a feed reader. */
export const feedTitles: Readonly<Record<'changelog' | 'guides', string>> = {
  changelog: 'Tallycomb releases',
  guides: 'Tallycomb guides',
};

export const startLabel: string = 'Start Growing Now';

export const followHeading: string = 'Follow';

/** A network where the company may have a profile. */
export interface SocialNetwork {
  readonly label: string;
  /** Key of the profile's address and of its icon. */
  readonly network: 'instagram' | 'facebook' | 'linkedin';
}

export const socialNetworks: readonly SocialNetwork[] = [
  { label: 'Instagram', network: 'instagram' },
  { label: 'Facebook', network: 'facebook' },
  { label: 'LinkedIn', network: 'linkedin' },
];
