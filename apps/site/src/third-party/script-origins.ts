/**
 * Where each third party's scripts come from. One list for two guards: the build writes it into
 * `script-src`, and the page's Trusted Types policy lets nothing else through.
 */
import type { ThirdParty } from '@tallycomb/content/consent';

export const scriptOrigins: Readonly<Record<ThirdParty, readonly string[]>> = {
  tagManager: ['https://www.googletagmanager.com'],
  chat: ['https://widget.intercom.io', 'https://js.intercomcdn.com'],
};

/**
 * Named `default`, so that it also judges the scripts that a vendor's script adds by plain strings,
 * as gtm.js does: https://github.com/GoogleChrome/web.dev/issues/3160
 */
export const POLICY_NAME = 'default';
