/** The third parties of this build: started once each, only where the visitor allows it. */
import type { ThirdParty } from '@tallycomb/content/site';
import { siteConfig } from '../site-config';
import { endChat, startChat } from './chat';
import { configured } from './consent';
import { forgetTraces } from './forget-traces';
import { scriptSources } from './script-sources';
import { startTagManager } from './tag-manager';

const sources = configured.flatMap((thirdParty) =>
  scriptSources[thirdParty](siteConfig.thirdParties[thirdParty]),
);

const starters = {
  tagManager: () => startTagManager(sources),
  chat: () => startChat(sources),
} as const satisfies Record<ThirdParty, () => Promise<void>>;

const started = new Map<ThirdParty, Promise<void>>();

/** Starts it, or gives the start that is under way. One that failed can be tried again. */
export function start(thirdParty: ThirdParty): Promise<void> {
  const known = started.get(thirdParty);
  if (known) return known;
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
