import { answered, type Patience, type Send } from '../platform-fetch.ts';

/** The text of an answer with a status of 2xx, or why there is none. */
export type RequestedText =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      readonly code: 'offline-or-blocked' | 'timed-out' | 'http-status';
      readonly message: string;
    };

/** Rejects with `signal.reason` alone, once `signal` aborts. */
export async function requestText(
  url: string,
  init: RequestInit,
  { send, ...patience }: Patience & { readonly send: Send },
): Promise<RequestedText> {
  const answer = await answered(send, url, init, patience);
  if (!answer.ok) {
    const { code } = answer;
    const what =
      code === 'timed-out'
        ? `took longer than ${patience.timeoutMs} ms.`
        : `could not be reached: ${answer.error}`;
    return { ok: false, code, message: `${url} ${what}` };
  }
  const { ok, status, statusText } = answer.response;
  if (ok) return { ok, text: answer.text };
  const message = `${url} answered ${status} ${statusText}`.trimEnd();
  return { ok, code: 'http-status', message };
}
