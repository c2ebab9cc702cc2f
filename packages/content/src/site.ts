/** The name, the promise and the outside addresses of the site. */

export const siteName = 'Tallycomb';

export const tagline = 'Hire better. Price smarter. Earn more.';

export const copyrightNote = 'Built by salon owners, for salon owners.';

export const skipLinkLabel = 'Skip to content';

/** An address that the company sets in its environment; the default names what belongs there. */
export interface OutsideAddress {
  /** Environment variable that sets it at build time. */
  readonly variable: string;
  readonly purpose: string;
  readonly fallback: string;
}

export const outsideAddresses = {
  siteOrigin: {
    variable: 'SITE_ORIGIN',
    purpose: 'Origin of the site, for canonical and social addresses',
    fallback: 'https://tallycomb.example.com',
  },
  earlyAccess: {
    variable: 'EARLY_ACCESS_URL',
    purpose: 'Early-access form behind "Start Growing Now"',
    fallback: 'https://example.com/early-access',
  },
  instagram: {
    variable: 'INSTAGRAM_URL',
    purpose: 'Instagram profile',
    fallback: 'https://example.com/instagram',
  },
  facebook: {
    variable: 'FACEBOOK_URL',
    purpose: 'Facebook page',
    fallback: 'https://example.com/facebook',
  },
  linkedin: {
    variable: 'LINKEDIN_URL',
    purpose: 'LinkedIn page',
    fallback: 'https://example.com/linkedin',
  },
  fullStackEngineerJob: {
    variable: 'FULL_STACK_ENGINEER_JOB_URL',
    purpose: 'Job board entry of the full stack engineer',
    fallback: 'https://example.com/jobs/full-stack-engineer',
  },
  dataEngineerJob: {
    variable: 'DATA_ENGINEER_JOB_URL',
    purpose: 'Job board entry of the data engineer',
    fallback: 'https://example.com/jobs/data-engineer',
  },
} as const satisfies Record<string, OutsideAddress>;

/** The address that the legal pages give. */
export const contactEmail = {
  variable: 'CONTACT_EMAIL',
  purpose: 'Contact email on the legal pages',
  fallback: 'hello@example.com',
} as const satisfies OutsideAddress;

export type OutsideAddressName = keyof typeof outsideAddresses;
