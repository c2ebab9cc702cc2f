import type { OutsideAddressName, ThirdParty } from '@tallycomb/content/site';

export interface SiteConfig {
  /** Empty where an address is turned off: nothing links there. */
  readonly addresses: Readonly<Record<OutsideAddressName, string>>;
  /** Stands on the legal pages. */
  readonly contactEmail: string;
  /** Base address of the inflation lookup; empty means our own worker. */
  readonly lookupBaseUrl: string;
  /** The id by which each is loaded; empty loads nothing. */
  readonly thirdParties: Readonly<Record<ThirdParty, string>>;
}

declare const __SITE_CONFIG__: SiteConfig;

declare global {
  /** Written in place, so that a build without any id leaves out all that hangs on one. */
  const __HAS_THIRD_PARTIES__: boolean;
  /** Of the page views, the share whose faults are reported; 0 leaves the reports out of the build. */
  const __REPORTED_SHARE__: number;
}

/** Read from the environment when the site is built (vite/site-config.ts). */
export const siteConfig: SiteConfig = __SITE_CONFIG__;
