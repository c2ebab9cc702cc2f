import {
  contactEmail,
  type OutsideAddress,
  type OutsideAddressName,
  outsideAddresses,
  type ThirdParty,
} from '@tallycomb/content/site';
import type { SiteConfig } from '../src/site-config.ts';

/** Reads the site's configuration from the environment, at build time. */
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

/** Leaves an address out by name, and every link to it. */
const OFF = 'off';

/** What texts of the site name: no page can leave it out. */
const NEEDED: readonly string[] = [
  outsideAddresses.siteOrigin.variable,
  outsideAddresses.earlyAccess.variable,
  contactEmail.variable,
];

const outside: readonly OutsideAddress[] = [...Object.values(outsideAddresses), contactEmail];

/** Of an address, or of an email. */
const hostOf = (text: string) =>
  URL.canParse(text) ? new URL(text).hostname : text.replace(/^.*@/, '');

/** Names that are nobody's, by RFC 2606. */
const isExample = (text: string) => /(^|\.)example(\.(com|net|org))?$/i.test(hostOf(text));

function missingInProduction(environment: Environment, address: OutsideAddress): string[] {
  const { variable, purpose } = address;
  const text = environment[variable] ?? '';
  const canBeOff = !NEEDED.includes(variable);
  if (text === OFF && !canBeOff) return [`${variable} (${purpose}) cannot be off: texts name it`];
  if (text && !isExample(text)) return [];
  const state = text ? `is an example, "${text}"` : 'is not set';
  return [
    `${variable} (${purpose}) ${state}${canBeOff ? `; ${variable}=${OFF} leaves its link out` : ''}`,
  ];
}

/** Whether visitors will see the build; a word that is not known must not pass for "no". */
function isProduction({ [ENVIRONMENT_VARIABLE]: name }: Environment): boolean {
  if (!name || name === PRODUCTION) return name === PRODUCTION;
  throw new Error(
    `${ENVIRONMENT_VARIABLE} is "${name}". It must be "${PRODUCTION}"; set it so, or unset it.`,
  );
}

/** @throws Error that lists at once what a build for visitors still lacks. */
function checkForVisitors(environment: Environment): void {
  const missing = outside.flatMap((address) => missingInProduction(environment, address));
  if (missing.length === 0) return;
  const list = ['A production build needs every address:', ...missing].join('\n  ');
  // Vite prints the stack, and where the list was read from is no help.
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
  if (text === OFF && !NEEDED.includes(variable)) return '';
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
  /** Variables that still have their example value, with what each is for. */
  readonly unset: readonly string[];
}

/** @throws Error that names the variable, its value and what it must be. */
export function readSiteConfig(environment: Environment): ReadConfig {
  if (isProduction(environment)) checkForVisitors(environment);
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
    unset: outside
      .filter(({ variable }) => !environment[variable])
      .map(({ variable, purpose }) => `${variable} (${purpose})`),
  };
}

/**
 * Of the page views, the share whose faults browsers report to the host: all, unless `REPORTS` says
 * another share, or `off` where no log is kept.
 *
 * @throws Error that names the variable, its value and what it must be.
 */
export function readReportedShare({ REPORTS: text = '' }: Environment): number {
  if (text === '') return 1;
  if (text === 'off') return 0;
  const share = Number(text);
  if (share > 0 && share <= 1) return share;
  throw new Error(
    `REPORTS is "${text}". It must be "off" or a share above 0 such as 0.1; set it so, or unset it.`,
  );
}
