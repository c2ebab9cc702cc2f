import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { pacedLoad } from './paced-load';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('requests in turn over so many connections, once each to connect', async () => {
  const requested: string[] = [];
  const sockets = new Set<Socket>();
  const origin = await serve(({ url = '', socket }, response) => {
    requested.push(url);
    sockets.add(socket);
    response.end('Served.');
  });
  const urls = [`${origin}/a`, `${origin}/b`];
  const times = await pacedLoad(urls, { connections: 3, perSecond: 100, seconds: 0.06 });
  expect(times).toHaveLength(6);
  expect(times.every((ms) => ms > 0)).toBe(true);
  expect(sockets.size).toBe(3);
  expect(requested.filter((url) => url === '/b')).toHaveLength(1 + 3);
});

test('does not wait for a response before the next request', async () => {
  const connections = 4;
  let connected = 0;
  let waiting = 0;
  let mostWaiting = 0;
  const origin = await serve((_, response) => {
    if (connected++ < connections) return response.end();
    mostWaiting = Math.max(mostWaiting, ++waiting);
    setTimeout(() => {
      waiting--;
      response.end();
    }, 100);
  });
  await pacedLoad([origin], { connections, perSecond: 200, seconds: 0.02 });
  expect(mostWaiting).toBe(4);
});

test('counts the wait for a connection that is still busy', async () => {
  const origin = await serve((_, response) => void setTimeout(() => response.end(), 50));
  const times = await pacedLoad([origin], { connections: 1, perSecond: 200, seconds: 0.02 });
  expect(Math.max(...times)).toBeGreaterThan(3 * 50);
});

test('gives no time to what failed', async () => {
  const origin = await serve((_, response) => void response.writeHead(500).end());
  const times = await pacedLoad([origin, 'http://127.0.0.1:1'], {
    connections: 2,
    perSecond: 100,
    seconds: 0.04,
  });
  expect(times).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN]);
});
