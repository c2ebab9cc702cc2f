import { requireThat } from './argument-checks.ts';

/** Sends a request and gives its response, as `fetch` does. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Calls the current global `fetch`. Unbound, as a browser's refuses any other `this`. */
export function platformFetch(url: string, init: RequestInit): Promise<Response> {
  return globalThis.fetch(url, init);
}

/** Refuses a relative address where there is no page: `fetch` would fail as if it were offline. */
export function requireReachable(name: string, address: string, send: Send): void {
  const isReachable = send !== platformFetch || !!globalThis.location || /^\w+:/.test(address);
  requireThat(isReachable, name, 'absolute where there is no page', address);
}

/** Longest delay of `setTimeout`, which fires at once for anything longer. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

/** Outcome of a request: an answer of any status, or the reason why none came. */
export type RequestOutcome =
  | { readonly ok: true; readonly response: Response; readonly text: string }
  | { readonly ok: false; readonly code: 'timed-out' }
  | { readonly ok: false; readonly code: 'offline-or-blocked'; readonly error: unknown };

/** Limits of a request: the time for its answer, body included, and a signal that aborts it. */
export interface RequestLimits {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | null | undefined;
}

/** Sends a request and reads its answer; rejects with `signal.reason` alone, once `signal` aborts. */
export async function sendRequest(
  send: Send,
  url: string,
  init: RequestInit,
  { timeoutMs, signal: callerSignal }: RequestLimits,
): Promise<RequestOutcome> {
  callerSignal?.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    // Settles even where `send` ignores its signal.
    return await new Promise<RequestOutcome>((resolve, reject) => {
      const giveUp = () => resolve({ ok: false, code: 'timed-out' });
      timer = setTimeout(giveUp, Math.min(timeoutMs, MAX_TIMER_MS));
      callerSignal?.addEventListener('abort', () => reject(callerSignal.reason), { signal });
      read(send, url, { ...init, signal }).then(resolve);
    });
  } finally {
    clearTimeout(timer);
    // Aborts a request still running, and removes the listener.
    controller.abort(callerSignal?.reason);
  }
}

async function read(send: Send, url: string, init: RequestInit): Promise<RequestOutcome> {
  try {
    const response = await send(url, init);
    return { ok: true, response, text: await response.text() };
  } catch (error) {
    return { ok: false, code: 'offline-or-blocked', error };
  }
}

/** Parses a text as JSON; `undefined` if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
