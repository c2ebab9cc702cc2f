/** A connection to the site that can be delayed, cut, or lose files: a proxy for every engine. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Connection {
  readonly origin: string;
  /** Delays files at matching addresses until `mend`; forgets the addresses held before. */
  hold(address: RegExp): void;
  /** Answers 404 for files at matching addresses, as after a deploy; releases held files. */
  lose(address: RegExp): void;
  /** Breaks all connections, and accepts no more. */
  cut(): Promise<void>;
  /** Undoes hold, lose and cut; releases held files. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

const NOTHING = /(?!)/;

export async function openConnection(site: string): Promise<Connection> {
  let held = NOTHING;
  let lost = NOTHING;
  const waiting: (() => void)[] = [];
  const forward = (asking: IncomingMessage, answer: ServerResponse) => {
    const { method, url = '/', headers } = asking;
    const { host } = new URL(site);
    const passed = request(site + url, { method, headers: { ...headers, host } }, (received) => {
      answer.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asking.pipe(passed);
  };
  const respond = (asking: IncomingMessage, answer: ServerResponse) => {
    const { url = '/' } = asking;
    if (lost.test(url)) answer.writeHead(404).end();
    else if (held.test(url)) waiting.push(() => respond(asking, answer));
    else forward(asking, answer);
  };
  const release = () => {
    held = NOTHING;
    for (const answerNow of waiting.splice(0)) answerNow();
  };
  const server = createServer(respond);
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo; // a string only for a pipe
  return {
    origin: `http://localhost:${port}`,
    hold: (address) => {
      held = address;
    },
    lose: (address) => {
      lost = address;
      release();
    },
    cut,
    async mend() {
      lost = NOTHING;
      release();
      if (!server.listening) await listen(port);
    },
    close: cut,
  };
}
