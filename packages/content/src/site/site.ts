/** The name, the tagline and the outside addresses of the site. */

export const siteName: string = 'Tallycomb';

export const tagline: string = 'Hire better. Price smarter. Earn more.';

export const skipLinkLabel: string = 'Skip to content';

/** An address that the company sets in its environment; the default names what belongs there. */
export interface OutsideAddress {
  /** Environment variable that sets it at build time. */
  readonly variable: string;
  readonly purpose: string;
  readonly fallback: string;
}

/** The addresses that a deployment sets. */
export type OutsideAddressName =
  | 'siteOrigin'
  | 'earlyAccess'
  | 'instagram'
  | 'facebook'
  | 'linkedin'
  | 'fullStackEngineerJob'
  | 'dataEngineerJob';

export const outsideAddresses: Readonly<Record<OutsideAddressName, OutsideAddress>> = {
  siteOrigin: {
    variable: 'SITE_ORIGIN',
    purpose: 'Origin of the site, for canonical and social addresses',
    fallback: 'https://tallycomb.example.com',
  },
  earlyAccess: {
    variable: 'EARLY_ACCESS_URL',
    purpose: 'Early-access form behind “Start Growing Now”',
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
};

/** The address that the legal pages give. */
export const contactEmail: OutsideAddress = {
  variable: 'CONTACT_EMAIL',
  purpose: 'Contact email on the legal pages',
  fallback: 'hello@example.com',
};
