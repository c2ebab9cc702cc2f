import type { Send } from '../platform-fetch.ts';

/** What is asked, and for how long. */
interface TextRequest {
  readonly url: string;
  readonly init: RequestInit;
  readonly send: Send;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | null | undefined;
}

/** The text of an answer with a status of 2xx, or why there is none. */
export type RequestedText =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      readonly code: 'offline-or-blocked' | 'timed-out' | 'http-status';
      readonly message: string;
    };

/** Rejects with `signal.reason` alone, once `signal` aborts. */
export async function requestText(request: TextRequest): Promise<RequestedText> {
  const { url, init, send, timeoutMs, signal: outer } = request;
  outer?.throwIfAborted();
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = outer ? AbortSignal.any([outer, deadline]) : deadline;
  try {
    const response = await send(url, { ...init, signal });
    const text = await response.text();
    const { ok, status, statusText } = response;
    return ok
      ? { ok, text }
      : failed('http-status', `${url} answered ${status} ${statusText}`.trimEnd());
  } catch (error) {
    outer?.throwIfAborted();
    return deadline.aborted
      ? failed('timed-out', `${url} took longer than ${timeoutMs} ms.`)
      : failed('offline-or-blocked', `${url} could not be reached: ${error}`);
  }
}

function failed(
  code: Extract<RequestedText, { ok: false }>['code'],
  message: string,
): RequestedText {
  return { ok: false, code, message };
}
