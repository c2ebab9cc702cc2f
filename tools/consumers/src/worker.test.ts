import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { BUNDLERS, type Bundle } from './bundle.ts';

const { folder } = inject('installedPackages');
const lookupPath = '/api/inflation/adjusted-revenue/us/250000.00/2019-06-01';
const AUGUST_2026 = { date: '2026-08-01', amount: 326946.28 };
let bundle: Bundle;
let workerd: Miniflare | undefined;

beforeAll(async () => {
  bundle = await BUNDLERS.esbuild(join(folder, 'projects/worker/worker.ts'), ['worker']);
  const modules = { 'worker.js': { type: 'esm' as const, contents: bundle.code } };
  const manifest = { mainModule: 'worker.js', modulesRoot: '/', modules };
  const config = { name: 'lookup', compatibilityDate: '2026-11-01', manifest };
  workerd = new Miniflare({ workers: [{ config }] });
});

afterAll(() => workerd?.dispose());

it('answers the lookup on workerd', async () => {
  const response = await workerd?.dispatchFetch(`http://localhost${lookupPath}`);
  const items = (await response?.json()) as readonly unknown[]; // compared below
  expect(response?.status).toBe(200);
  expect(items).toContainEqual(expect.objectContaining(AUGUST_2026));
});

it('refuses what is no lookup', async () => {
  const response = await workerd?.dispatchFetch('http://localhost/api/inflation');
  expect(response?.status).toBe(404);
});

it('takes in the handler and the index, and no estimate', () => {
  expect(bundle.modules.every((path) => /worker\.ts$|inflation-core/.test(path))).toBe(true);
  expect(bundle.code).not.toContain('offline-or-blocked');
});
