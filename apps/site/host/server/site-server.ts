/** The site over HTTP: compression of what no build compressed, and an end that drops no answer. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server';
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

/** Of `PORT=` and where none is given. */
const DEFAULT_PORT = 8080;

/** Undefined for what is no port. 0 is any that is free. */
export function readPort(text: string | undefined): number | undefined {
  if (!text) return DEFAULT_PORT;
  return /^\d{1,5}$/.test(text) && Number(text) < 2 ** 16 ? Number(text) : undefined;
}

interface Place {
  readonly port: number;
  /** Every address of the machine where there is none. */
  readonly hostname: string | undefined;
}

type Exchange = HttpBindings | Http2Bindings;

/** By connection, the last answer that waits for those before it. */
const lastWaiting = new WeakMap<object, Exchange['outgoing']>();

/**
 * Answers one request of a connection after the other, however many a client has sent ahead: resolves
 * when Node gives this answer the socket, which is once those before it are sent, so none is made for
 * a client that does not read. Until then no more of the connection is read.
 */
async function untilItsTurn({ incoming: { socket }, outgoing }: Exchange): Promise<void> {
  if (outgoing.socket) return;
  lastWaiting.set(socket, outgoing);
  const turn = once(outgoing, 'socket');
  // Node goes on reading at the end of each request, and a pause before that is lost.
  await Promise.resolve();
  socket.pause();
  await turn;
  // What other connections ask for comes first.
  await setImmediate();
  if (lastWaiting.get(socket) === outgoing) socket.resume();
}

export function startSiteServer(handle: Fetch, { port, hostname }: Place): Promise<SiteServer> {
  let server: Server;
  async function fetch(request: Request, exchange: Exchange): Promise<Response> {
    await untilItsTurn(exchange);
    const answer = await compressed(request, await handle(request));
    // Else the end waits for whoever keeps a connection for what comes next.
    if (!server.listening) answer.headers.set('Connection', 'close');
    return answer;
  }
  // The handler is shared with workerd: it gets the standard's own Request and Response.
  const own = { overrideGlobalObjects: false, ...(hostname ? { hostname } : {}) };
  // Two `Host` headers become one that no address can have, which Hono answers with 400.
  const serverOptions = { joinDuplicateHeaders: true };
  // Node reads past a body that nobody wants; Hono closes its connection after half a second, upon
  // which whoever still sends loses the answer.
  const options = { fetch, port, serverOptions, autoCleanupIncoming: false, ...own };
  return new Promise((resolve, reject) => {
    server = serve(options, (address) =>
      resolve({ port: address.port, stop: (withinMs) => stop(server, withinMs) }),
    ) as Server; // without a `createServer` of ours it is this one
    server.once('error', reject);
  });
}
