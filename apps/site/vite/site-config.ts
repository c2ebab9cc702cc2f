/** Reads the site's configuration from the environment, at build time. */
import type { ThirdParty } from '@tallycomb/content/consent';
import { contactEmail, type OutsideAddressName, outsideAddresses } from '@tallycomb/content/site';
import type { SiteConfig } from '../src/site-config.ts';

const LOOKUP_VARIABLE = 'INFLATION_API_BASE_URL';

const thirdParties = {
  tagManager: {
    variable: 'TAG_MANAGER_ID',
    pattern: /^GTM-[A-Z0-9]{4,12}$/,
    form: 'the id of a Google Tag Manager container such as GTM-AB12CD3',
  },
  chat: {
    variable: 'CHAT_APP_ID',
    pattern: /^[a-z0-9]{6,12}$/,
    form: 'the id of an Intercom workspace such as ab12cd34',
  },
} as const satisfies Record<ThirdParty, object>;

export type Environment = Readonly<Record<string, string | undefined>>;

function absoluteHttpAddress(variable: string, text: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address && /^https?:$/.test(address.protocol)) return text.replace(/\/+$/, '');
  throw new Error(
    `${variable} is "${text}". It must be an absolute address such as https://example.com; set it so, or unset it.`,
  );
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

export interface ReadConfig {
  readonly config: SiteConfig;
  /** Variables that still have their example value, with what each is for. */
  readonly unset: readonly string[];
}

/** @throws Error that names the variable, its value and what it must be. */
export function readSiteConfig(environment: Environment): ReadConfig {
  const names = Object.keys(outsideAddresses) as OutsideAddressName[]; // keys of a const object
  const entries = names.map((name) => {
    const { variable, fallback } = outsideAddresses[name];
    const text = environment[variable];
    return [name, text ? absoluteHttpAddress(variable, text) : fallback] as const;
  });
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
    unset: [...names.map((name) => outsideAddresses[name]), contactEmail]
      .filter(({ variable }) => !environment[variable])
      .map(({ variable, purpose }) => `${variable} (${purpose})`),
  };
}
