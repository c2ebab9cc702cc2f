/** The site over HTTP: compression of what no build compressed, and an end that drops no answer. */
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { compressed } from './codings.ts';

export type Fetch = (request: Request) => Promise<Response>;

export interface SiteServer {
  readonly port: number;
  /** Takes no more connections, and resolves once every answer is sent or the time is up. */
  stop(withinMs: number): Promise<void>;
}

function stop(server: Server, withinMs: number): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), withinMs);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(cutOff);
      resolve();
    });
  });
}

interface Place {
  readonly port: number;
  /** Every address of the machine where there is none. */
  readonly hostname: string | undefined;
}

export function startSiteServer(handle: Fetch, { port, hostname }: Place): Promise<SiteServer> {
  let server: Server;
  async function fetch(request: Request): Promise<Response> {
    const answer = await compressed(request, await handle(request));
    // Else the end waits for whoever keeps a connection for what comes next.
    if (!server.listening) answer.headers.set('Connection', 'close');
    return answer;
  }
  // The handler is shared with workerd: it gets the standard's own Request and Response.
  const own = { overrideGlobalObjects: false, ...(hostname ? { hostname } : {}) };
  // Node reads past a body that nobody wants; Hono closes its connection after half a second, upon
  // which whoever still sends loses the answer.
  const options = { fetch, port, autoCleanupIncoming: false, ...own };
  return new Promise((resolve, reject) => {
    server = serve(options, (address) =>
      resolve({ port: address.port, stop: (withinMs) => stop(server, withinMs) }),
    ) as Server; // without a `createServer` of ours it is this one
    server.once('error', reject);
  });
}
