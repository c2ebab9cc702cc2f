import type { OutsideAddressName, ThirdParty } from '@tallycomb/content/site';

export interface SiteConfig {
  /** Empty where an address is turned off: nothing links there. */
  readonly addresses: Readonly<Record<OutsideAddressName, string>>;
  /** Stands on the legal pages. */
  readonly contactEmail: string;
  /** Base address of the inflation lookup; empty means our own worker. */
  readonly lookupBaseUrl: string;
  /** What the build reads in texts and series that no page's script should carry. */
  readonly build: {
    /** Of the copyright, until the browser says its own. */
    readonly year: number;
    /** Of the newest release. */
    readonly version: string;
    /** The years that have a page: every one that both indexes cover, up to the newest. */
    readonly priceYears: { readonly first: number; readonly newest: number };
  };
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

/** Read from the environment when the site is built (build/site-config.ts). */
export const siteConfig: SiteConfig = __SITE_CONFIG__;
