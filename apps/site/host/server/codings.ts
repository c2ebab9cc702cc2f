/** Content codings: which one a client takes, and answers that have none yet put into it. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The better one first. */
export const CODINGS = ['br', 'gzip'] as const;

export type Coding = (typeof CODINGS)[number];

export type Compress = (body: Uint8Array) => Promise<Buffer>;

/** As small as they get, for what is compressed once: at build time. */
export const smallest: Readonly<Record<Coding, Compress>> = {
  br: (body) => toBrotli(body),
  gzip: (body) => toGzip(body, { level: constants.Z_BEST_COMPRESSION }),
};

/** A lookup since 1913 is 199 KB: `br` makes it 14 KB, `gzip` 20 KB, each in 0.4 ms. */
const fastest: Readonly<Record<Coding, Compress>> = {
  br: (body) => toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }),
  gzip: (body) => toGzip(body, { level: constants.Z_BEST_SPEED }),
};

/** The best coding that a client takes. */
export function codingFor({ headers }: Request): Coding | undefined {
  const taken = parseAccept(headers.get('Accept-Encoding')?.toLowerCase() ?? '');
  return CODINGS.find((coding) => taken.some(({ type, q }) => type === coding && q > 0));
}

/** Below it, an answer goes in one packet either way. */
const LEAST_BYTES = 1024;

/** Compresses data that a request made; the files are compressed already. */
export async function compressed(request: Request, answer: Response): Promise<Response> {
  const { status, headers } = answer;
  const isData = headers.get('Content-Type')?.startsWith('application/json');
  if (!isData || headers.has('Content-Encoding') || !answer.body) return answer;
  // Nobody waits for it any more where the client has left.
  if (request.signal.aborted) return answer;
  const coding = codingFor(request);
  const body = new Uint8Array(await answer.arrayBuffer());
  if (!coding || body.length < LEAST_BYTES) return new Response(body, { status, headers });
  headers.set('Content-Encoding', coding);
  const etag = headers.get('ETag');
  if (etag) headers.set('ETag', `W/${etag}`);
  return new Response(new Uint8Array(await fastest[coding](body)), { status, headers });
}
