import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { readPort, startSiteServer } from './site-server';

const place = { port: 0, hostname: '127.0.0.1' };
const LONG = JSON.stringify(Array.from({ length: 500 }, (_, at) => ({ at })));

/** A fetch that waits, once it is asked, until the test lets its answer go. */
function heldFetch() {
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

it('finishes what it has begun before it ends, and begins nothing else', async () => {
  const { held, untilAsked, release } = heldFetch();
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

it('waits for no one for longer than it was given', async () => {
  const { held, untilAsked } = heldFetch();
  const server = await startSiteServer(held, place);
  const begun = fetch(`http://127.0.0.1:${server.port}/`);
  await untilAsked();
  await Promise.all([server.stop(50), expect(begun).rejects.toThrow('fetch failed')]);
});

it('gives up an answer once whoever asked has left', async () => {
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
  'sends data in %s to whoever takes that',
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

describe('a client that sends requests ahead', () => {
  const ask = (path: string, header = '') =>
    `GET ${path} HTTP/1.1\r\nHost: salon.example\r\nX-Long: ${header}\r\n\r\n`;
  const asking = (port: number, requests: string) => {
    const socket = connect(port, place.hostname, () => socket.write(requests));
    return socket.setEncoding('latin1');
  };

  it('holds up nobody else, and is answered in the order that it asked in', async () => {
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

  it('and never reads has no answer made that it has not room for', async () => {
    const large = 'x'.repeat(4 * 1024 * 1024);
    const answer = vi.fn(async () => new Response(large));
    const server = await startSiteServer(answer, place);
    const socket = asking(server.port, ask('/').repeat(50)).pause();
    await setTimeout(500);
    expect(answer.mock.calls.length).toBeLessThan(10);
    socket.destroy();
    await server.stop(10_000);
  });

  it('is not read on while it waits', async () => {
    const { held, release } = heldFetch();
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
])('takes the port “%s” for %s', (given, port) => {
  expect(readPort(given)).toBe(port);
});

it('says that its port is taken', async () => {
  const answer = () => Promise.resolve(new Response());
  const server = await startSiteServer(answer, place);
  const second = startSiteServer(answer, { ...place, port: server.port });
  await expect(second).rejects.toThrow('EADDRINUSE');
  await server.stop(10_000);
});
