import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { readPort, startSiteServer } from './site-server';

const place = { port: 0, hostname: '127.0.0.1' };
const LONG = JSON.stringify(Array.from({ length: 500 }, (_, at) => ({ at })));

/** A fetch whose response waits until the test releases it. */
function delayedFetch() {
  let release = () => {};
  const answer = new Promise<Response>((resolve) => {
    release = () => resolve(new Response('whole'));
  });
  const held = vi.fn(() => answer);
  const untilAsked = () => vi.waitUntil(() => held.mock.calls.length > 0);
  return { held, untilAsked, release };
}

const refused = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket: Socket = connect(port, place.hostname, () => {
      socket.destroy();
      resolve(false);
    }).once('error', () => resolve(true));
  });

it('finishes its responses before it stops, and accepts no more connections', async () => {
  const { held, untilAsked, release } = delayedFetch();
  const server = await startSiteServer(held, place);
  const begun = fetch(`http://127.0.0.1:${server.port}/`);
  await untilAsked();
  const stopped = server.stop(10_000);
  expect(await refused(server.port)).toBe(true);
  release();
  const answer = await begun;
  expect(answer.headers.get('connection')).toBe('close');
  expect(await answer.text()).toBe('whole');
  await stopped;
});

it('stops after the given time even with open requests', async () => {
  const { held, untilAsked } = delayedFetch();
  const server = await startSiteServer(held, place);
  const begun = fetch(`http://127.0.0.1:${server.port}/`);
  await untilAsked();
  await Promise.all([server.stop(50), expect(begun).rejects.toThrow('fetch failed')]);
});

it('cancels a response whose client has left', async () => {
  const cancel = vi.fn();
  const leaving = new AbortController();
  const server = await startSiteServer(async ({ signal }) => {
    leaving.abort();
    await vi.waitUntil(() => signal.aborted);
    const body = new ReadableStream({ cancel });
    return new Response(body, { headers: { 'Content-Type': 'application/json' } });
  }, place);
  const asked = fetch(`http://127.0.0.1:${server.port}/`, { signal: leaving.signal });
  await expect(asked).rejects.toThrow('aborted');
  await expect.poll(() => cancel.mock.calls.length).toBe(1);
  await server.stop(10_000);
});

it.each(['br', 'BR', 'gzip', 'identity'])(
  'sends data in %s to a client that accepts it',
  async (taken) => {
    const json = () =>
      Promise.resolve(Response.json(JSON.parse(LONG), { headers: { ETag: '"a"' } }));
    const server = await startSiteServer(json, place);
    const headers = { 'Accept-Encoding': taken };
    const answer = await fetch(`http://127.0.0.1:${server.port}/`, { headers });
    const isCoded = taken !== 'identity';
    expect(answer.headers.get('content-encoding')).toBe(isCoded ? taken.toLowerCase() : null);
    expect(answer.headers.get('etag')).toBe(isCoded ? 'W/"a"' : '"a"');
    expect(await answer.text()).toBe(LONG);
    await server.stop(10_000);
  },
);

describe('a client that pipelines requests', () => {
  const ask = (path: string, header = '') =>
    `GET ${path} HTTP/1.1\r\nHost: salon.example\r\nX-Long: ${header}\r\n\r\n`;
  const asking = (port: number, requests: string) => {
    const socket = connect(port, place.hostname, () => socket.write(requests));
    return socket.setEncoding('latin1');
  };

  it('does not delay other clients, and is answered in its order', async () => {
    const asked: string[] = [];
    const server = await startSiteServer(async ({ url }) => {
      const { pathname } = new URL(url);
      asked.push(pathname);
      await setTimeout(2);
      return new Response(`${pathname}!`);
    }, place);
    const ahead = Array.from({ length: 200 }, (_, at) => `/${at}`);
    const socket = asking(server.port, ahead.map((path) => ask(path)).join(''));
    await vi.waitUntil(() => asked.length > 0);
    await (await fetch(`http://127.0.0.1:${server.port}/other`)).text();
    expect(asked.indexOf('/other')).toBeLessThan(100);
    let received = '';
    for await (const text of socket) {
      received += text;
      if (received.includes('/199!')) break;
    }
    expect(received.match(/\/\d+!/g)).toEqual(ahead.map((path) => `${path}!`));
    await server.stop(10_000);
  });

  it('without reading gets only the responses that it has room for', async () => {
    const large = 'x'.repeat(4 * 1024 * 1024);
    const answer = vi.fn(async () => new Response(large));
    const server = await startSiteServer(answer, place);
    const socket = asking(server.port, ask('/').repeat(50)).pause();
    await setTimeout(500);
    expect(answer.mock.calls.length).toBeLessThan(10);
    socket.destroy();
    await server.stop(10_000);
  });

  it('is not read from while it waits', async () => {
    const { held, release } = delayedFetch();
    const server = await startSiteServer(held, place);
    const socket = asking(server.port, ask('/', 'x'.repeat(8000)).repeat(4000));
    await setTimeout(1000);
    expect(socket.writableLength).toBeGreaterThan(0);
    expect(held).toHaveBeenCalledTimes(1);
    socket.destroy();
    release();
    await server.stop(10_000);
  });
});

it('refuses a request for two hosts', async () => {
  const server = await startSiteServer(async () => new Response(), place);
  const socket = connect(server.port, place.hostname, () =>
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'),
  );
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  await server.stop(10_000);
});

it.each([
  ['', 8080],
  [undefined, 8080],
  ['80', 80],
  ['0', 0],
  ['65536', undefined],
  [' ', undefined],
  ['0x50', undefined],
  ['http', undefined],
])('reads the port “%s” as %s', (given, port) => {
  expect(readPort(given)).toBe(port);
});

it('rejects if its port is taken', async () => {
  const answer = () => Promise.resolve(new Response());
  const server = await startSiteServer(answer, place);
  const second = startSiteServer(answer, { ...place, port: server.port });
  await expect(second).rejects.toThrow('EADDRINUSE');
  await server.stop(10_000);
});
