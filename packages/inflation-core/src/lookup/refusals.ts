import type { OutOfRange } from '../inflation-error';
import { isoMonth } from '../month';

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

/** What is to be answered, before it is bytes. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';
const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
};

export function refuse(
  status: number,
  code: LookupRefusalCode,
  message: string,
  more?: object,
): Reply {
  const body = { error: { code, message, ...more } };
  // A refusal may be mended by the next deployment, so no cache may keep it.
  return { status, body, headers: { 'Cache-Control': 'no-store' } };
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

export function preflight(): Reply {
  const headers = {
    Allow: ALLOWED_METHODS,
    'Access-Control-Allow-Methods': ALLOWED_METHODS,
    'Access-Control-Allow-Headers': 'Accept, If-None-Match',
    'Access-Control-Max-Age': '86400',
  };
  return { status: 204, body: undefined, headers };
}

/** A reply on its way: with an entity tag, without the body that the client has or did not ask for. */
export async function respond(request: Request, reply: Reply): Promise<Response> {
  const { status, body, headers: own } = reply;
  const headers = new Headers({ ...COMMON_HEADERS, ...own });
  if (body !== undefined) headers.set('Content-Type', 'application/json; charset=utf-8');
  // Encoded once, for the tag and for sending.
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const isHead = request.method === 'HEAD';
  const sent = isHead || body === undefined ? null : bytes;
  // Nothing else tells how long the body of GET is.
  if (isHead) headers.set('Content-Length', String(bytes.length));
  if (status !== 200) return new Response(sent, { status, headers });

  const etag = await contentTag(bytes);
  headers.set('ETag', etag);
  if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(sent, { headers });
}

async function contentTag(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', content);
  const bytes = [...new Uint8Array(hash).slice(0, 16)];
  return `"${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

function isUnchanged(request: Request, etag: string): boolean {
  const known = request.headers.get('If-None-Match')?.split(',') ?? [];
  return known.some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
