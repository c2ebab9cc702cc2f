import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { compressSite } from '../../build/compress-site';
import { openSiteFiles } from './site-files';

const folder = mkdtempSync(join(tmpdir(), 'tallycomb-site-'));
const client = join(folder, 'client');
const page = '<p>about</p>'.repeat(500);
mkdirSync(join(client, 'guides'), { recursive: true });
for (const [file, content] of Object.entries({
  'index.html': 'home',
  'about.html': page,
  'guides/a.json': '{}',
  'picture.png': 'png',
  _redirects: '',
  _headers: '/*\n  X-Site: ours\n',
}))
  writeFileSync(join(client, file), content);
afterAll(() => rmSync(folder, { recursive: true }));

const compressed = join(folder, 'compressed');
await compressSite(client, compressed);
const files = await openSiteFiles(client, compressed);
// Requests must be answered from memory, without the disk.
rmSync(client, { recursive: true });
rmSync(compressed, { recursive: true });
const ask = (path: string, init?: RequestInit) =>
  files.fetch(new Request(`https://salon.example${path}`, init));

describe('a file of the site', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'home'],
    ['/about', 'text/html; charset=utf-8', page],
    ['/guides/a.json', 'application/json', '{}'],
    ['/picture.png', 'image/png', 'png'],
  ])('is served at %s with its type', async (path, type, text) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get('x-site')).toBe('ours');
  });

  it('is answered 304 if one of the client’s tags matches', async () => {
    const etag = (await ask('/about')).headers.get('etag') ?? '';
    const again = await ask('/about', { headers: { 'If-None-Match': `"x", W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['zstd, *;q=0', null, (body: Buffer) => body],
    [undefined, null, (body: Buffer) => body],
  ])('is sent to a client that accepts %s in %s', async (taken, coding, decode) => {
    const answer = await ask('/about', { headers: taken ? { 'Accept-Encoding': taken } : {} });
    expect(answer.headers.get('content-encoding')).toBe(coding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    const sent = Buffer.from(await answer.arrayBuffer());
    expect(decode(sent).toString()).toBe(page);
    expect(Number(answer.headers.get('content-length'))).toBe(sent.length);
  });

  it('is not compressed if it is not text', async () => {
    const { headers } = await ask('/picture.png', { headers: { 'Accept-Encoding': 'br' } });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, null]);
  });
});
