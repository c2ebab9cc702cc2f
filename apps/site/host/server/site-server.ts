/** Serves the site over HTTP, compresses lookups, and stops without dropping responses. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server';
import { compressed } from './codings.ts';

export type Fetch = (request: Request) => Promise<Response>;

export interface SiteServer {
  readonly port: number;
  /** Accepts no more connections; resolves once all responses are sent or the time is up. */
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

/** Port if none is given, or an empty one. */
const DEFAULT_PORT = 8080;

/** Parses a port; `undefined` if it is invalid. 0 is any free port. */
export function readPort(text: string | undefined): number | undefined {
  if (!text) return DEFAULT_PORT;
  return /^\d{1,5}$/.test(text) && Number(text) < 2 ** 16 ? Number(text) : undefined;
}

interface Place {
  readonly port: number;
  /** Address to listen on; all of the machine's by default. */
  readonly hostname: string | undefined;
}

type Exchange = HttpBindings | Http2Bindings;

/** The last waiting response of each connection. */
const lastWaiting = new WeakMap<object, Exchange['outgoing']>();

/**
 * Waits until the connection's earlier responses are sent and Node gives this one the socket.
 * Pipelined requests are thus answered one by one, and none for a client that does not read. No
 * more of the connection is read meanwhile.
 */
async function untilItsTurn({ incoming: { socket }, outgoing }: Exchange): Promise<void> {
  if (outgoing.socket) return;
  lastWaiting.set(socket, outgoing);
  const turn = once(outgoing, 'socket');
  // Later, as Node resumes reading at the end of each request.
  await Promise.resolve();
  socket.pause();
  await turn;
  // Requests of other connections come first.
  await setImmediate();
  if (lastWaiting.get(socket) === outgoing) socket.resume();
}

export function startSiteServer(handle: Fetch, { port, hostname }: Place): Promise<SiteServer> {
  let server: Server;
  async function fetch(request: Request, exchange: Exchange): Promise<Response> {
    await untilItsTurn(exchange);
    const answer = await compressed(request, await handle(request));
    // Otherwise the stop would wait for kept connections.
    if (!server.listening) answer.headers.set('Connection', 'close');
    return answer;
  }
  // Standard Request and Response, as the handler is shared with workerd.
  const own = { overrideGlobalObjects: false, ...(hostname ? { hostname } : {}) };
  // Joins two `Host` headers into an invalid one, which Hono answers with 400.
  const serverOptions = { joinDuplicateHeaders: true };
  // Node skips an unread body. Hono would close its connection after half a second, and a client
  // that is still sending would lose the response.
  const options = { fetch, port, serverOptions, autoCleanupIncoming: false, ...own };
  return new Promise((resolve, reject) => {
    server = serve(options, (address) =>
      resolve({ port: address.port, stop: (withinMs) => stop(server, withinMs) }),
    ) as Server; // the default without `createServer`
    server.once('error', reject);
  });
}
