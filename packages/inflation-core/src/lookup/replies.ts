/** An answer before its body is written. */
export interface Reply {
  readonly status: number;
  /** Writes the body; there is none when left out. */
  readonly json?: () => string;
  /** Text that identifies the body: a client that has it is answered without writing it. */
  readonly identity?: () => Promise<string>;
  readonly headers: Readonly<Record<string, string>>;
}

export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';
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
