/** The built site in a folder, answered as Cloudflare answers its static assets. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType } from 'hono/utils/mime';
import type { Assets } from '../files.ts';
import { parseHeaderRules, parseRedirectRules } from './host-rules.ts';

const toBrotli = promisify(brotliCompress);

/** Read by this server and no visitor. */
const RULE_FILES = ['_headers', '_redirects'];

interface SiteFile {
  readonly file: string;
  readonly type: string;
  readonly etag: string;
  readonly isText: boolean;
}

/** `about.html` is the page /about, `index.html` is /; whatever else is itself. */
const addressOf = (path: string) => `/${path}`.replace(/\.html$/, '').replace(/^\/index$/, '/');

async function siteFileAt(file: string): Promise<SiteFile> {
  const type = getMimeType(file) ?? 'application/octet-stream';
  const hash = createHash('sha256').update(await readFile(file));
  const etag = `"${hash.digest('base64url').slice(0, 22)}"`;
  return { file, type, etag, isText: COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) };
}

/** Every file by its address: what is not in here is not served, whatever a path says. */
async function filesIn(folder: string): Promise<ReadonlyMap<string, SiteFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, SiteFile>();
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).split(sep).join('/');
    if (entry.isFile() && !RULE_FILES.includes(path))
      files.set(addressOf(path), await siteFileAt(file));
  }
  return files;
}

const acceptsBrotli = ({ headers }: Request) =>
  parseAccept(headers.get('Accept-Encoding') ?? '').some(({ type, q }) => type === 'br' && q > 0);

const isKnown = ({ headers }: Request, etag: string) =>
  (headers.get('If-None-Match') ?? '')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag);

const redirect = (to: string, search: string, status: number) =>
  new Response(null, { status, headers: { Location: `${to}${search}` } });

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Reads the folder once: a deployment starts a new server. */
export async function openSiteFiles(folder: string): Promise<Assets> {
  const files = await filesIn(folder);
  const redirects = parseRedirectRules(await readFile(join(folder, '_redirects'), 'utf8'));
  const addHeaders = parseHeaderRules(await readFile(join(folder, '_headers'), 'utf8'));
  // Each text once, at its first request and the best level, by which the limits of bytes count.
  // Together they stay a few megabytes.
  const compressed = new Map<string, Promise<Buffer>>();

  function brotliOf(file: string): Promise<Buffer> {
    const known = compressed.get(file) ?? readFile(file).then((text) => toBrotli(text));
    compressed.set(file, known);
    return known;
  }

  async function send({ file, type, etag, isText }: SiteFile, request: Request): Promise<Response> {
    const headers = new Headers({
      'Content-Type': type,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ETag: etag,
      ...(isText ? { Vary: 'Accept-Encoding' } : {}),
    });
    if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
    const isBrotli = isText && acceptsBrotli(request);
    if (isBrotli) headers.set('Content-Encoding', 'br');
    const body = await (isBrotli ? brotliOf(file) : readFile(file));
    headers.set('Content-Length', String(body.length));
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
  }

  function answer(request: Request): Response | Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const rule = redirects.get(pathname);
    if (rule) return redirect(rule.to, search, rule.status);
    const address = addressOf(decoded(pathname).slice(1));
    const file = files.get(address);
    if (!file) return new Response(null, { status: 404 });
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    // `/about.html` is the page, and so is `/%61bout`: it has one address.
    return pathname === address ? send(file, request) : redirect(address, search, 307);
  }

  return {
    async fetch(request) {
      const given = await answer(request);
      addHeaders(new URL(request.url).pathname, given.headers);
      return given;
    },
  };
}
