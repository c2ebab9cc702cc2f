import type { OutsideAddressName, ThirdParty } from '@tallycomb/content/site';

export interface SiteConfig {
  /** An empty address is off: nothing links to it. */
  readonly addresses: Readonly<Record<OutsideAddressName, string>>;
  /** Shown on the legal pages, and where the chat does not load. */
  readonly contactEmail: string;
  /** Base address of the inflation lookup; empty means our own worker. */
  readonly lookupBaseUrl: string;
  /** Facts that the build takes from texts and series, so that those stay out of the scripts. */
  readonly build: {
    /** Year of the copyright until hydration. */
    readonly year: number;
    /** Version of the newest release. */
    readonly version: string;
    /** Years that have a page: those that both CPI-U and the index of salon prices cover. */
    readonly priceYears: { readonly first: number; readonly newest: number };
  };
  /** Id of each vendor's account; an empty one turns it off. */
  readonly thirdParties: Readonly<Record<ThirdParty, string>>;
}

declare const __SITE_CONFIG__: SiteConfig;

declare global {
  /** Replaced by the build, so that a build without ids leaves out all third-party code. */
  const __HAS_THIRD_PARTIES__: boolean;
  /** Share of page views whose faults are reported; 0 leaves reports out of the build. */
  const __REPORTED_SHARE__: number;
}

/** Read from the environment and put in by the build (build/read-site-config.ts). */
export const siteConfig: SiteConfig = __SITE_CONFIG__;
