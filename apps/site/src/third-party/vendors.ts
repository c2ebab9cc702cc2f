/** The third parties of this build: started once each, only where the visitor allows it. */
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

/** The one Trusted Types policy of the page. It makes no HTML and no inline script trusted. */
function allowScriptsFrom(sources: readonly string[]): void {
  if (isPolicySet) return;
  isPolicySet = true;
  window.trustedTypes?.createPolicy(POLICY_NAME, { createScriptURL: scriptAddressFrom(sources) });
}

/** Resolves once the script has run; rejects, with its element gone, if it does not come. */
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
 * Whom the chat talks to. Visitors are anonymous; a page that knows its user, such as one behind a
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

/** Takes what is there and valid, in the vendor's names; the rest is left out. */
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
  /** The messenger takes over the calls that came before it through this name. */
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

/** Keeps calls until the messenger is there: the vendor's documented stand-in. */
function standIn(): Messenger {
  const messenger: Messenger = (...call) => messenger.c?.(call);
  messenger.q = [];
  messenger.c = (call) => void messenger.q?.push(call);
  return messenger;
}

async function startChat(sources: readonly string[]): Promise<void> {
  const appId = siteConfig.thirdParties.chat;
  const user = chatUserFrom(window.tallycombChatUser);
  window.intercomSettings = { app_id: appId, ...place, ...user };
  window.Intercom ??= standIn();
  try {
    await appendScript(widgetAddress(appId), sources);
  } catch (failure) {
    window.Intercom = undefined;
    throw failure;
  }
}

export const showChat = (): void => window.Intercom?.('show');

/** A page of ours changes without a load, which the messenger would not notice. */
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

/** Starts what is allowed, or gives the start that is under way. One that failed can be tried again. */
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

/** What has run cannot be unloaded from a page, so the page starts anew without it. */
export function stop(thirdParty: ThirdParty): void {
  if (thirdParty === 'chat') endChat();
  forgetTraces(thirdParty);
  location.reload();
}
