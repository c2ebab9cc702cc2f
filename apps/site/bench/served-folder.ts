/** Serves a folder on loopback as a good host does: Brotli, and hashed files cached for good. */
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest', '.xml']);

export type Kind = 'html' | 'script' | 'style' | 'font' | 'image' | 'other';

const KINDS: Readonly<Record<string, Kind>> = {
  '.css': 'style',
  '.html': 'html',
  '.ico': 'image',
  '.js': 'script',
  '.png': 'image',
  '.svg': 'image',
  '.woff2': 'font',
};

export interface SentFile {
  readonly path: string;
  readonly kind: Kind;
  /** Body as sent, compressed where the host compresses. */
  readonly bytes: number;
}

export interface ServedFolder {
  readonly origin: string;
  /** What was sent since the last call. */
  takeSent(): SentFile[];
  close(): Promise<void>;
}

interface Ready {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly kind: Kind;
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** `/about` is `about.html`, `/` is `index.html`. */
function fileFor(folder: string, path: string): string | undefined {
  const inside = join(folder, normalize(path));
  if (!inside.startsWith(folder)) return undefined;
  return [inside, `${inside}.html`, join(inside, 'index.html')].find(isFile);
}

function prepare(file: string): Ready {
  const extension = extname(file);
  const isCompressed = COMPRESSED.has(extension);
  const content = readFileSync(file);
  return {
    body: isCompressed ? brotliCompressSync(content) : content,
    kind: KINDS[extension] ?? 'other',
    headers: {
      'Content-Type': TYPES[extension] ?? 'application/octet-stream',
      'Cache-Control': file.includes('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      ...(isCompressed ? { 'Content-Encoding': 'br' } : {}),
    },
  };
}

type Request = IncomingMessage | Http2ServerRequest;
type Response = ServerResponse | Http2ServerResponse;

/** Of a server that speaks HTTP/2. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** Plain HTTP/1.1, or HTTP/2 with a certificate, as pages travel in production. */
export async function serveFolder(
  folder: string,
  certificate?: Certificate,
): Promise<ServedFolder> {
  const prepared = new Map<string, Ready>();
  let sent: SentFile[] = [];

  const answer = (request: Request, response: Response) => {
    const path = new URL(request.url ?? '/', 'http://loopback').pathname;
    const file = fileFor(folder, path);
    if (!file) {
      response.statusCode = 404;
      response.end();
      return;
    }
    const ready = prepared.get(file) ?? prepare(file);
    prepared.set(file, ready);
    sent.push({ path, kind: ready.kind, bytes: ready.body.length });
    for (const [name, value] of Object.entries(ready.headers)) response.setHeader(name, value);
    response.end(ready.body);
  };

  const server: Server = certificate
    ? createSecureServer({ ...certificate, allowHTTP1: true }, answer)
    : createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    takeSent() {
      const taken = sent;
      sent = [];
      return taken;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
