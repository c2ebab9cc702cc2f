/** Where the header and the footer lead, in the order shown. */

export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

export interface NavigationGroup {
  readonly heading: string;
  readonly links: readonly NavigationLink[];
}

const guides = { label: 'Guides', href: '/guides' } as const satisfies NavigationLink;
const calculator = {
  label: 'Inflation Calculator',
  href: '/inflation-calculator',
} as const satisfies NavigationLink;
const about = { label: 'About', href: '/about' } as const satisfies NavigationLink;

export const mainLinks: readonly NavigationLink[] = [{ label: 'Home', href: '/' }, about];

export const resources: NavigationGroup = { heading: 'Resources', links: [guides, calculator] };

export const footerGroups: readonly NavigationGroup[] = [
  resources,
  { heading: 'Company', links: [about, { label: 'Careers', href: '/about#careers' }] },
];

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Privacy Policy', href: '/privacy' },
  { label: 'Terms of Service', href: '/terms' },
  { label: 'Arbitration', href: '/arbitration' },
];

export const startLabel = 'Start Growing Now';

export const followHeading = 'Follow';

export const socialNetworks = [
  { label: 'Instagram', network: 'instagram' },
  { label: 'Facebook', network: 'facebook' },
  { label: 'LinkedIn', network: 'linkedin' },
] as const;
