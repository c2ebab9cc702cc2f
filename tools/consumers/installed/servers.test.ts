/**
 * The recipes that serve the lookup: each passes requests to the handler and returns its answers.
 */
import { once } from 'node:events';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, inject, it } from 'vitest';

const load = (file: string) => import(pathToFileURL(join(inject('folder'), 'projects', file)).href);

const { app: express } = await load('express/server.ts');
const { app: hono } = await load('hono/server.ts');
const { default: worker } = await load('worker/worker.ts');
const server: Server = express.listen(0, '127.0.0.1');
afterAll(() => server.close());

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

const servers: readonly (readonly [name: string, Ask])[] = [
  [
    'Express',
    (path, init) => {
      const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
      return fetch(`http://127.0.0.1:${port}${path}`, init);
    },
  ],
  ['Hono', async (path, init) => hono.request(path, init)],
  ['a worker', (path, init) => worker.fetch(new Request(`http://localhost${path}`, init))],
];

const ROOT = '/api/inflation/adjusted-revenue';
const PATH = `${ROOT}/us/250000.00/2019-06-01`;

describe.each(servers)('the recipe for %s', (_, ask) => {
  it('answers the lookup, whole or the newest figure alone', async () => {
    const answer = await ask(PATH);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
    const items: unknown[] = await answer.json();
    expect(items).toContainEqual(
      expect.objectContaining({ date: '2026-08-01', amount: 326_946.28 }),
    );
    expect(await (await ask(`${PATH}?newest`)).json()).toEqual(items.slice(-1));
  });

  it('passes on methods, tags and refusals', async () => {
    const etag = (await ask(PATH)).headers.get('etag') ?? '';
    expect((await ask(PATH, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    const head = await ask(PATH, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const { byteLength } = await (await ask(PATH)).arrayBuffer();
    expect(head.headers.get('content-length')).toBe(String(byteLength));
    expect((await ask(PATH, { method: 'POST' })).status).toBe(405);
    const early = await ask(`${ROOT}/us/5.00/1800-01-01`);
    expect(early.status).toBe(422);
    expect(await early.json()).toMatchObject({ error: { code: 'before-series' } });
    expect((await ask(`${ROOT}/us/lots/2019-06-01`)).status).toBe(400);
    expect((await ask(ROOT)).status).toBe(404);
  });
});

it('the recipe for Express refuses a method that no `Request` may have', async () => {
  const { port } = server.address() as AddressInfo; // as above
  const asked = request({ port, host: '127.0.0.1', path: PATH, method: 'TRACE' }).end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  expect(answer.statusCode).toBe(405);
});
