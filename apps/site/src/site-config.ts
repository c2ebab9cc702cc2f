import type { OutsideAddressName } from '@tallycomb/content/site';

export interface SiteConfig {
  readonly addresses: Readonly<Record<OutsideAddressName, string>>;
  /** Stands on the legal pages. */
  readonly contactEmail: string;
  /** Base address of the inflation lookup; empty means our own worker. */
  readonly lookupBaseUrl: string;
}

declare const __SITE_CONFIG__: SiteConfig;

/** Read from the environment when the site is built (vite/site-config.ts). */
export const siteConfig: SiteConfig = __SITE_CONFIG__;
