import type { OutOfRange } from '../inflation-error.ts';
import { isoMonth } from '../month.ts';

/** An answer before its body is written. */
export interface Reply {
  readonly status: number;
  /** Writes the body; there is none when left out. */
  readonly json?: () => string;
  /** Text that identifies the body: a client that has it is answered without writing it. */
  readonly identity?: () => Promise<string>;
  readonly headers: Readonly<Record<string, string>>;
}

const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';
const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
};

export function preflight(): Reply {
  const headers = {
    Allow: ALLOWED_METHODS,
    'Access-Control-Allow-Methods': ALLOWED_METHODS,
    'Access-Control-Allow-Headers': 'Accept, If-None-Match',
    'Access-Control-Max-Age': '86400',
  };
  return { status: 204, headers };
}

/**
 * Makes the response: adds an entity tag, and leaves out a body that the client has or did not ask
 * for.
 */
export async function respond(request: Request, reply: Reply): Promise<Response> {
  const { status, json, identity, headers: own } = reply;
  const headers = new Headers({ ...COMMON_HEADERS, ...own });
  if (json) headers.set('Content-Type', 'application/json; charset=utf-8');
  const etag = identity && (await entityTag(await identity()));
  if (etag) headers.set('ETag', etag);
  if (etag && isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
  if (!json) return new Response(null, { status, headers });
  const body = json();
  if (request.method !== 'HEAD') return new Response(body, { status, headers });
  // Tells the length that the body of GET would have.
  headers.set('Content-Length', String(new TextEncoder().encode(body).length));
  return new Response(null, { status, headers });
}

export async function entityTag(identity: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(identity));
  const bytes = [...new Uint8Array(hash).slice(0, 16)];
  return `"${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

function isUnchanged(request: Request, etag: string): boolean {
  const known = request.headers.get('If-None-Match')?.split(',') ?? [];
  return known.some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

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
