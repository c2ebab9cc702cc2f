import { releases } from '@tallycomb/content/pages';
import {
  contactEmail,
  type OutsideAddress,
  type OutsideAddressName,
  outsideAddresses,
  type ThirdParty,
} from '@tallycomb/content/site';
import { compareMonths } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import type { SiteConfig } from '../src/site-config.ts';

const LOOKUP_VARIABLE = 'INFLATION_API_BASE_URL';
const ENVIRONMENT_VARIABLE = 'SITE_ENVIRONMENT';
const PRODUCTION = 'production';

const thirdParties = {
  tagManager: {
    variable: 'TAG_MANAGER_ID',
    pattern: /^GTM-[A-Z0-9]{4,12}( G-[A-Z0-9]{4,12})*$/,
    form: 'a Google Tag Manager container and the Google tags that it loads, GTM-AB12CD3 G-AB12CD34EF',
  },
  chat: {
    variable: 'CHAT_APP_ID',
    pattern: /^[a-z0-9]{6,12}$/,
    form: 'the id of an Intercom workspace such as ab12cd34',
  },
} as const satisfies Record<ThirdParty, object>;

export type Environment = Readonly<Record<string, string | undefined>>;

/** Value of a variable that turns off an address and its links. */
const OFF = 'off';

/** Variables that cannot be off, as texts of the site need them. */
const NEVER_OFF: readonly string[] = [
  outsideAddresses.siteOrigin.variable,
  outsideAddresses.earlyAccess.variable,
  contactEmail.variable,
];

const allAddresses: readonly OutsideAddress[] = [...Object.values(outsideAddresses), contactEmail];

/** Host of a URL or an email address. */
const hostOf = (text: string) =>
  URL.canParse(text) ? new URL(text).hostname : text.replace(/^.*@/, '');

/** True for a host that is reserved for examples (RFC 2606). */
const isExample = (text: string) => /(^|\.)example(\.(com|net|org))?$/i.test(hostOf(text));

function missingInProduction(environment: Environment, address: OutsideAddress): string[] {
  const { variable, purpose } = address;
  const text = environment[variable] ?? '';
  const canBeOff = !NEVER_OFF.includes(variable);
  if (text === OFF && !canBeOff)
    return [`${variable} (${purpose}) cannot be off: texts of the site use it`];
  if (text && !isExample(text)) return [];
  const state = text ? `is an example, "${text}"` : 'is not set';
  return [
    `${variable} (${purpose}) ${state}${canBeOff ? `; ${variable}=${OFF} leaves its link out` : ''}`,
  ];
}

/** True for a production build. @throws Error on an unknown value. */
function isProduction({ [ENVIRONMENT_VARIABLE]: name }: Environment): boolean {
  if (!name || name === PRODUCTION) return name === PRODUCTION;
  throw new Error(
    `${ENVIRONMENT_VARIABLE} is "${name}". It must be "${PRODUCTION}"; set it so, or unset it.`,
  );
}

/** @throws Error that lists every address that a production build lacks or has only an example for. */
function requireAddresses(environment: Environment): void {
  const missing = allAddresses.flatMap((address) => missingInProduction(environment, address));
  if (missing.length === 0) return;
  const list = ['A production build needs every address:', ...missing].join('\n  ');
  // Without stack frames, as Vite prints the stack.
  throw Object.assign(new Error(list), { stack: `Error: ${list}` });
}

function absoluteHttpAddress(variable: string, text: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address && /^https?:$/.test(address.protocol)) return text.replace(/\/+$/, '');
  throw new Error(
    `${variable} is "${text}". It must be an absolute address such as https://example.com; set it so, or unset it.`,
  );
}

function addressIn(environment: Environment, { variable, fallback }: OutsideAddress): string {
  const text = environment[variable];
  if (text === OFF && !NEVER_OFF.includes(variable)) return '';
  return text ? absoluteHttpAddress(variable, text) : fallback;
}

function emailAddress(variable: string, text: string): string {
  if (/^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/.test(text)) return text;
  throw new Error(
    `${variable} is "${text}". It must be an email address such as hello@example.com; set it so, or unset it.`,
  );
}

function thirdPartyId(environment: Environment, thirdParty: ThirdParty): string {
  const { variable, pattern, form } = thirdParties[thirdParty];
  const text = environment[variable] ?? '';
  if (text === '' || pattern.test(text)) return text;
  throw new Error(`${variable} is "${text}". It must be ${form}; set it so, or unset it.`);
}

interface ReadConfig {
  readonly config: Omit<SiteConfig, 'build'>;
  /** Variables that are not set, each with its purpose; the site has an example in their place. */
  readonly unset: readonly string[];
}

/**
 * Reads the site's configuration from the environment.
 *
 * @throws Error that names the variable, its value and the expected form; in production, first one
 * that lists each address that is missing or an example.
 */
export function readSiteConfig(environment: Environment): ReadConfig {
  if (isProduction(environment)) requireAddresses(environment);
  const names = Object.keys(outsideAddresses) as OutsideAddressName[]; // keys of a const object
  const entries = names.map((name) => [name, addressIn(environment, outsideAddresses[name])]);
  const email = environment[contactEmail.variable];
  const lookup = environment[LOOKUP_VARIABLE];
  return {
    config: {
      addresses: Object.fromEntries(entries) as SiteConfig['addresses'], // every name is present
      contactEmail: email ? emailAddress(contactEmail.variable, email) : contactEmail.fallback,
      lookupBaseUrl: lookup ? absoluteHttpAddress(LOOKUP_VARIABLE, lookup) : '',
      thirdParties: {
        tagManager: thirdPartyId(environment, 'tagManager'),
        chat: thirdPartyId(environment, 'chat'),
      },
    },
    unset: allAddresses
      .filter(({ variable }) => !environment[variable])
      .map(({ variable, purpose }) => `${variable} (${purpose})`),
  };
}

/**
 * Share of page views whose faults browsers report to the host, from `REPORTS`: all by default, or
 * none with `off`, for a host that keeps no log.
 *
 * @throws Error that names the variable, its value and the expected form.
 */
export function readReportedShare({ REPORTS: text = '' }: Environment): number {
  if (text === '') return 1;
  if (text === 'off') return 0;
  const share = Number(text);
  if (share > 0 && share <= 1) return share;
  throw new Error(
    `REPORTS is "${text}". It must be "off" or a share above 0 such as 0.1. Change it, or unset it.`,
  );
}

/** Range of years with a page; a year gets its page with February, as January has no comparison. */
export function priceYears(
  series = [cpiU, personalCareServices],
): SiteConfig['build']['priceYears'] {
  const [newest = cpiU.newest] = series.map((one) => one.newest).sort(compareMonths);
  return {
    first: Math.max(...series.map(({ first }) => first.year)),
    newest: newest.month === 1 ? newest.year - 1 : newest.year,
  };
}

const newestRelease = releases.reduce((newest, release) =>
  release.isoDate > newest.isoDate ? release : newest,
);

const buildFacts = (): SiteConfig['build'] => ({
  year: new Date().getFullYear(),
  version: newestRelease.version,
  priceYears: priceYears(),
});

/** Replacements for the names that `src/site-config.ts` declares. */
export const definitions = (config: Omit<SiteConfig, 'build'>, reportedShare: number) => ({
  __SITE_CONFIG__: JSON.stringify({ ...config, build: buildFacts() }),
  __HAS_THIRD_PARTIES__: String(Object.values(config.thirdParties).some(Boolean)),
  __REPORTED_SHARE__: String(reportedShare),
});
