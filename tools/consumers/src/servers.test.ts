import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, inject, it } from 'vitest';

const { folder } = inject('installedPackages');
const load = (file: string) => import(pathToFileURL(join(folder, 'projects', file)).href);

const { app: express } = await load('express/server.ts');
const { app: hono } = await load('hono/server.ts');
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

  it('spares the body of an answer the client has', async () => {
    const etag = (await ask(PATH)).headers.get('etag') ?? '';
    expect((await ask(PATH, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it.each([
    [`${ROOT}/us/5.00/1800-01-01`, 422, 'before-series'],
    [`${ROOT}/us/5.00/2099-06-01`, 422, 'after-newest'],
    [`${ROOT}/us/lots/2019-06-01`, 400, 'malformed-amount'],
    [ROOT, 404, 'not-found'],
  ])('refuses %s with %i %s', async (path, status, code) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { code } });
  });

  it('answers HEAD without a body, and refuses POST', async () => {
    const head = await ask(PATH, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect((await ask(PATH, { method: 'POST' })).status).toBe(405);
  });
});
