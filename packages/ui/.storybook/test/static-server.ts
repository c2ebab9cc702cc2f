import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The file that an address below `path` stands for; anything above it is not ours. */
function fileFor(url: string, path: string, folder: string): string | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  if (!pathname.startsWith(path)) return undefined;
  const below = normalize(decodeURIComponent(pathname.slice(path.length)));
  if (below.startsWith('..')) return undefined;
  return join(folder, below === '.' || below.endsWith('/') ? `${below}/index.html` : below);
}

/** Serves a folder below a path as a plain host does: files by their names, and nothing else. */
export async function serveBelow(
  path: string,
  folder: string,
): Promise<{ url: string; server: Server }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const file = fileFor(url, path, folder);
    const content = file && (await readFile(file).catch(() => undefined));
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type }).end(content);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A server on a port, not on a pipe, has an address with one.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}${path}`, server };
}
