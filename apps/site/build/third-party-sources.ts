/**
 * Sources that the security policy allows each third party, as its vendor documents them, without
 * those that the site does not need. None may use inline script, inline style or eval: a "Custom
 * HTML" tag does not run, and a style in a vendor's markup is not applied.
 */
import type { ThirdParty } from '@tallycomb/content/site';
import { scriptSources, withoutQuery } from '../src/third-party/script-sources.ts';

export interface ThirdPartySources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
  readonly font?: readonly string[];
  readonly media?: readonly string[];
  readonly frame?: readonly string[];
  readonly form?: readonly string[];
}

/**
 * The container and Google Analytics 4: https://developers.google.com/tag-platform/security/guides/csp
 * To add another vendor's tag to the container, add its sources here.
 */
const tagManager = {
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

/**
 * The messenger, in each region, without videos:
 * https://www.intercom.com/help/en/articles/3894-using-intercom-with-content-security-policy
 */
const chat = {
  connect: [
    'https://via.intercom.io',
    'https://api.intercom.io',
    'https://api.eu.intercom.io',
    'https://api.au.intercom.io',
    'https://api-iam.intercom.io',
    'https://api-iam.eu.intercom.io',
    'https://api-iam.au.intercom.io',
    'https://api-ping.intercom.io',
    'https://*.intercom-messenger.com',
    'wss://*.intercom-messenger.com',
    'https://nexus-websocket-a.intercom.io',
    'wss://nexus-websocket-a.intercom.io',
    'https://nexus-websocket-b.intercom.io',
    'wss://nexus-websocket-b.intercom.io',
    'https://nexus-europe-websocket.intercom.io',
    'wss://nexus-europe-websocket.intercom.io',
    'https://nexus-australia-websocket.intercom.io',
    'wss://nexus-australia-websocket.intercom.io',
    'https://uploads.intercomcdn.com',
    'https://uploads.intercomcdn.eu',
    'https://uploads.eu.intercomcdn.com',
    'https://uploads.au.intercomcdn.com',
    'https://uploads.intercomusercontent.com',
  ],
  img: [
    'blob:',
    'data:',
    'https://js.intercomcdn.com',
    'https://static.intercomassets.com',
    'https://downloads.intercomcdn.com',
    'https://uploads.intercomusercontent.com',
    'https://gifs.intercomcdn.com',
  ],
  font: ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
  media: ['https://js.intercomcdn.com'],
  frame: ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
  form: ['https://intercom.help', 'https://api-iam.intercom.io'],
};

const otherSources: Readonly<Record<ThirdParty, Omit<ThirdPartySources, 'script'>>> = {
  tagManager,
  chat,
};

/** Sources of the third parties that have an id. */
export const thirdPartySourcesOf = (
  ids: Readonly<Record<ThirdParty, string>>,
): readonly ThirdPartySources[] =>
  (['tagManager', 'chat'] as const)
    .filter((thirdParty) => ids[thirdParty])
    .map((thirdParty) => ({
      script: scriptSources[thirdParty](ids[thirdParty]).map(withoutQuery),
      ...otherSources[thirdParty],
    }));
