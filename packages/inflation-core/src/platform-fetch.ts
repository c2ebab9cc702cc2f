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

/** What became of a request: an answer of any status, or what kept it from coming. */
export type Answered =
  | { readonly ok: true; readonly response: Response; readonly text: string }
  | { readonly ok: false; readonly code: 'timed-out' }
  | { readonly ok: false; readonly code: 'offline-or-blocked'; readonly error: unknown };

/** For how long an answer is waited for, its body included. */
export interface Patience {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | null | undefined;
}

/** Sends a request and reads its answer; rejects with `signal.reason` alone, once `signal` aborts. */
export async function answered(
  send: Send,
  url: string,
  init: RequestInit,
  { timeoutMs, signal: outer }: Patience,
): Promise<Answered> {
  outer?.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    // Settles even where `send` ignores its signal.
    return await new Promise<Answered>((resolve, reject) => {
      const giveUp = () => resolve({ ok: false, code: 'timed-out' });
      timer = setTimeout(giveUp, Math.min(timeoutMs, LONGEST_TIMER_MS));
      outer?.addEventListener('abort', () => reject(outer.reason), { signal });
      read(send, url, { ...init, signal }).then(resolve);
    });
  } finally {
    clearTimeout(timer);
    // Ends a request that goes on, and takes the listener off.
    controller.abort(outer?.reason);
  }
}

async function read(send: Send, url: string, init: RequestInit): Promise<Answered> {
  try {
    const response = await send(url, init);
    return { ok: true, response, text: await response.text() };
  } catch (error) {
    return { ok: false, code: 'offline-or-blocked', error };
  }
}

/** What a text says as JSON; `undefined` where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
