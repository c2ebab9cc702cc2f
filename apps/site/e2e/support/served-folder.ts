/** Serves a built site on loopback with our own server's code, and counts the bytes sent. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { compressSite } from '../../build/compress-site.ts';
import { openSiteFiles } from '../../host/server/site-files.ts';

export type Kind = 'html' | 'script' | 'style' | 'font' | 'image' | 'other';

const KINDS: readonly (readonly [type: RegExp, Kind])[] = [
  [/^text\/html/, 'html'],
  [/javascript/, 'script'],
  [/^text\/css/, 'style'],
  [/^font\//, 'font'],
  [/^image\//, 'image'],
];

export interface SentFile {
  readonly path: string;
  readonly kind: Kind;
  /** Body as sent, with Brotli. */
  readonly bytes: number;
}

export interface ServedFolder {
  readonly origin: string;
  /** Returns the files sent since the last call. */
  takeSent(): SentFile[];
  close(): Promise<void>;
}

function sentFile(url: string, { headers }: Response): SentFile {
  const type = headers.get('Content-Type') ?? '';
  const kind = KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';
  return { path: new URL(url).pathname, kind, bytes: Number(headers.get('Content-Length')) };
}

/** Compresses a folder, and serves it. */
export async function serveFolder(folder: string, certificate?: string): Promise<ServedFolder> {
  const compressed = await mkdtemp(join(tmpdir(), 'tallycomb-compressed-'));
  await compressSite(folder, compressed);
  const served = await serveCompressed(folder, compressed, certificate);
  await rm(compressed, { recursive: true });
  return served;
}

/** Serves by HTTP/2 with a certificate (PEM, with its key), as in production; else by HTTP/1.1. */
export async function serveCompressed(
  folder: string,
  compressed: string,
  certificate?: string,
): Promise<ServedFolder> {
  const files = await openSiteFiles(folder, compressed);
  let sent: SentFile[] = [];
  const fetch = async (request: Request) => {
    const sentMeanwhile = sent; // the list at the time of the request
    const response = await files.fetch(request);
    sentMeanwhile.push(sentFile(request.url, response));
    // Removed, so that a test can change a page, such as its fonts.
    response.headers.delete('Content-Security-Policy');
    return response;
  };
  const secure = {
    createServer: createSecureServer,
    serverOptions: { key: certificate, cert: certificate, allowHTTP1: true },
  };
  const server = createAdaptorServer({
    fetch,
    overrideGlobalObjects: false,
    ...(certificate ? secure : {}),
  });
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
