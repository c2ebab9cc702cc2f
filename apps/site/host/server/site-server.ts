/** The site over HTTP: compression before it, and an end that drops nobody's answer. */
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';

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

export function startSiteServer(fetch: Fetch, { port, hostname }: Place): Promise<SiteServer> {
  const app = new Hono();
  const options = { fetch: app.fetch, port, ...(hostname ? { hostname } : {}) };
  return new Promise((resolve, reject) => {
    // The handler is shared with workerd: it gets the standard's own Request and Response.
    const server = serve({ ...options, overrideGlobalObjects: false }, (address) =>
      resolve({ port: address.port, stop: (withinMs) => stop(server, withinMs) }),
    ) as Server; // without a `createServer` of ours it is this one
    server.once('error', reject);
    app.use(async (context, next) => {
      await next();
      // Else the end waits for whoever keeps a connection for what comes next.
      if (!server.listening) context.header('Connection', 'close');
    });
    // What has no Brotli yet: the lookup's answers, and all text for who does not read it.
    app.use(compress());
    app.all('*', ({ req }) => fetch(req.raw));
  });
}
