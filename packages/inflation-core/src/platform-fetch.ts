import { requireThat } from './argument-checks.ts';

/** What sends a request and gives its response, as `fetch` does. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** The platform's fetch of the moment. Called unbound: a browser's refuses any other `this`. */
export function platformFetch(url: string, init: RequestInit): Promise<Response> {
  return globalThis.fetch(url, init);
}

/** Refuses an address that the platform's fetch would, which would pass for a dead line. */
export function requireReachable(name: string, address: string, send: Send): void {
  const isReachable = send !== platformFetch || !!globalThis.location || /^\w+:/.test(address);
  requireThat(isReachable, name, 'absolute where there is no page', address);
}

/** setTimeout fires at once for anything longer. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;
