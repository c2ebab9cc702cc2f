/** Starts and stops third parties: each once, only with the visitor's consent. */
import type { ThirdParty } from '@tallycomb/content/site';
import { siteConfig } from '../site-config';
import { configured, consent, isAllowed } from './consent';
import { forgetTraces } from './forget-traces';
import {
  containerAddress,
  POLICY_NAME,
  scriptAddressFrom,
  scriptSources,
  widgetAddress,
} from './script-sources';

declare global {
  interface Window {
    /** Not in TypeScript's DOM yet, nor in every browser: https://w3c.github.io/trusted-types/ */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: (address: string) => string | null },
      ): void;
    };
  }
}

let isPolicySet = false;

/** Creates the page's one Trusted Types policy, which trusts no HTML and no inline script. */
function allowScriptsFrom(sources: readonly string[]): void {
  if (isPolicySet) return;
  isPolicySet = true;
  window.trustedTypes?.createPolicy(POLICY_NAME, { createScriptURL: scriptAddressFrom(sources) });
}

/** Resolves once the script has run; rejects and removes its element if it does not load. */
function appendScript(address: string, sources: readonly string[]): Promise<void> {
  allowScriptsFrom(sources);
  const script = document.createElement('script');
  script.async = true;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${address} did not load.`));
    });
    script.src = address;
    document.head.append(script);
  });
}

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Google's documented start: an event in the data layer, then the container. */
function startTagManager(sources: readonly string[]): Promise<void> {
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  return appendScript(containerAddress(siteConfig.thirdParties.tagManager), sources);
}

/**
 * The chat's user, anonymous by default. A page that knows its user, such as one behind a
 * login, sets `window.tallycombChatUser = { id, name, email, createdAt }` before the chat is used.
 */
interface ChatUser {
  readonly user_id?: string;
  readonly name?: string;
  readonly email?: string;
  /** Seconds since 1970. */
  readonly created_at?: number;
}

declare global {
  interface Window {
    /** `createdAt` is a date as `Date` reads it, such as 2025-01-17T09:30:00Z. */
    tallycombChatUser?: unknown;
  }
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function seconds(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000);
}

/** The valid fields of a user, by the vendor's names. */
export function chatUserFrom(value: unknown): ChatUser {
  if (typeof value !== 'object' || value === null) return {};
  const given = new Map<string, unknown>(Object.entries(value));
  const fields = {
    user_id: text(given.get('id')),
    name: text(given.get('name')),
    email: text(given.get('email')),
    created_at: seconds(given.get('createdAt')),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined));
}

interface Messenger {
  (method: string, ...details: unknown[]): void;
  q?: unknown[][];
  /** Queues calls; the messenger takes them over through this property. */
  c?: (call: unknown[]) => void;
}

declare global {
  interface Window {
    Intercom?: Messenger | undefined;
    intercomSettings?: object;
  }
}

/** Keeps the messenger clear of our own button, which opens it. */
const place = {
  hide_default_launcher: true,
  alignment: 'left',
  horizontal_padding: 20,
  vertical_padding: 80,
};

/** The vendor's documented stand-in, which queues calls until the messenger has loaded. */
function messengerQueue(): Messenger {
  const messenger: Messenger = (...call) => messenger.c?.(call);
  messenger.q = [];
  messenger.c = (call) => void messenger.q?.push(call);
  return messenger;
}

async function startChat(sources: readonly string[]): Promise<void> {
  const appId = siteConfig.thirdParties.chat;
  const user = chatUserFrom(window.tallycombChatUser);
  window.intercomSettings = { app_id: appId, ...place, ...user };
  window.Intercom ??= messengerQueue();
  try {
    await appendScript(widgetAddress(appId), sources);
  } catch (failure) {
    window.Intercom = undefined;
    throw failure;
  }
}

export const showChat = (): void => window.Intercom?.('show');

/** Tells the messenger of a navigation without a page load, which it does not notice. */
export const tellChatOfPage = (): void => window.Intercom?.('update');

/** Ends the conversation on this browser, and with it the messenger's own cookies. */
const endChat = (): void => window.Intercom?.('shutdown');

const sources = configured.flatMap((thirdParty) =>
  scriptSources[thirdParty](siteConfig.thirdParties[thirdParty]),
);

const starters = {
  tagManager: () => startTagManager(sources),
  chat: () => startChat(sources),
} as const satisfies Record<ThirdParty, () => Promise<void>>;

const started = new Map<ThirdParty, Promise<void>>();

/** Starts a third party once, if allowed; after a failure the next call tries again. */
export function start(thirdParty: ThirdParty): Promise<void> {
  const known = started.get(thirdParty);
  if (known) return known;
  if (!isAllowed(consent.read(), thirdParty)) return Promise.reject(new Error('Not allowed.'));
  const starting = starters[thirdParty]();
  started.set(thirdParty, starting);
  starting.catch(() => started.delete(thirdParty));
  return starting;
}

export const hasStarted = (thirdParty: ThirdParty): boolean => started.has(thirdParty);

/** Removes a third party's traces and reloads, as code that has run cannot be unloaded. */
export function stop(thirdParty: ThirdParty): void {
  if (thirdParty === 'chat') endChat();
  forgetTraces(thirdParty);
  location.reload();
}
