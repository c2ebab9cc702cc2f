import type { OutOfRange } from '../inflation-error.ts';
import { isoMonth } from '../month.ts';
import { ALLOWED_METHODS, type Reply } from './replies.ts';

/**
 * The `error.code` of a refusal: 400 `malformed-amount`, `malformed-date`; 404 `not-found`,
 * `unknown-series`; 405 `method-not-allowed`; 422 `amount-out-of-range`, `before-series`,
 * `after-newest`.
 */
export type LookupRefusalCode =
  | 'malformed-amount'
  | 'malformed-date'
  | 'not-found'
  | 'unknown-series'
  | 'method-not-allowed'
  | 'amount-out-of-range'
  | OutOfRange['code'];

export function refuse(
  status: number,
  code: LookupRefusalCode,
  message: string,
  more?: object,
): Reply {
  const json = () => JSON.stringify({ error: { code, message, ...more } });
  // A refusal may be mended by the next deployment, so no cache may keep it.
  return { status, json, headers: { 'Cache-Control': 'no-store' } };
}

export function refusePath(root: string): Reply {
  const path = `${root}{series}/{dollars}/{YYYY-MM-01}`;
  return refuse(404, 'not-found', `There is nothing here. Ask for ${path}.`);
}

export function refuseSeries(keys: Iterable<string>): Reply {
  const served = [...keys].join(', ');
  return refuse(404, 'unknown-series', `There is no such series. Served: ${served}.`);
}

export function refuseMonth({ code, message, range }: OutOfRange): Reply {
  const [first, newest] = [range.first, range.newest].map(isoMonth);
  return refuse(422, code, message, { first, newest });
}

export function refuseMethod(): Reply {
  const refusal = refuse(405, 'method-not-allowed', `Only ${ALLOWED_METHODS} are allowed.`);
  return { ...refusal, headers: { ...refusal.headers, Allow: ALLOWED_METHODS } };
}
