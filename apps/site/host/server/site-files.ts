/** Serves the built site from memory, as Cloudflare serves its static assets. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Assets } from '../files.ts';
import { CODINGS, type Coding, codingFor } from './codings.ts';
import { parseHeaderRules, parseRedirectRules } from './host-rules.ts';

/** Files of rules for the server, not served to visitors. */
const RULE_FILES = ['_headers', '_redirects'];

interface SiteFile {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
  /** Compressed forms, which the build makes of text files. */
  readonly codings: ReadonlyMap<Coding, Buffer>;
}

/** Path at which a file is served: /about for `about.html`, / for `index.html`. */
const pathOfFile = (path: string) => `/${path}`.replace(/\.html$/, '').replace(/^\/index$/, '/');

/** Files by relative path; read in turn, as a process can open few files at once. */
async function filesIn(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, Buffer>();
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile())
      files.set(relative(folder, file).split(sep).join('/'), await readFile(file));
  }
  return files;
}

/** Files by address; nothing else can be served, whatever a request's path. */
function siteFilesOf(
  files: ReadonlyMap<string, Buffer>,
  compressed: ReadonlyMap<string, Buffer>,
): ReadonlyMap<string, SiteFile> {
  const visible = [...files].filter(([path]) => !RULE_FILES.includes(path));
  return new Map(
    visible.map(([path, body]) => {
      const type = getMimeType(path) ?? 'application/octet-stream';
      const hash = createHash('sha256').update(body).digest('base64url');
      const codings = CODINGS.flatMap((coding): [Coding, Buffer][] => {
        const coded = compressed.get(`${path}.${coding}`);
        return coded ? [[coding, coded]] : [];
      });
      const etag = `"${hash.slice(0, 22)}"`;
      return [pathOfFile(path), { type, etag, body, codings: new Map(codings) }];
    }),
  );
}

const matchesEtag = ({ headers }: Request, etag: string) =>
  (headers.get('If-None-Match') ?? '')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag);

function send({ type, etag, body, codings }: SiteFile, request: Request): Response {
  const headers = new Headers({
    'Content-Type': type,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ETag: etag,
    ...(codings.size > 0 ? { Vary: 'Accept-Encoding' } : {}),
  });
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers });
  const coding = codingFor(request);
  const coded = coding && codings.get(coding);
  if (coded) headers.set('Content-Encoding', coding);
  const sent = coded ?? body;
  headers.set('Content-Length', String(sent.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(sent), { headers });
}

const redirect = (to: string, search: string, status: number) =>
  new Response(null, { status, headers: { Location: `${to}${search}` } });

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Reads the site and its compressed forms (build/compress-site.ts) once, so that no request waits
 * for the disk or fails to read a file; each deployment starts a new server.
 */
export async function openSiteFiles(folder: string, compressedFolder: string): Promise<Assets> {
  const all = await filesIn(folder);
  const files = siteFilesOf(all, await filesIn(compressedFolder));
  const redirects = parseRedirectRules(String(all.get('_redirects') ?? ''));
  const addHeaders = parseHeaderRules(String(all.get('_headers') ?? ''));

  function answer(request: Request): Response {
    const { pathname, search } = new URL(request.url);
    const rule = redirects.get(pathname);
    if (rule) return redirect(rule.to, search, rule.status);
    const address = pathOfFile(decoded(pathname).slice(1));
    const file = files.get(address);
    if (!file) return new Response(null, { status: 404 });
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    // Redirects `/about.html` and `/%61bout` to the page's one address.
    return pathname === address ? send(file, request) : redirect(address, search, 307);
  }

  return {
    async fetch(request) {
      const given = answer(request);
      addHeaders(new URL(request.url).pathname, given.headers);
      return given;
    },
  };
}
