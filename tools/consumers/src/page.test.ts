import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import { build } from 'vite';
import { expect, inject, it } from 'vitest';
import { consoleMessagesOf } from './browser.ts';

const { folder } = inject('installedPackages');
const installed = (file: string) =>
  import(pathToFileURL(join(folder, 'node_modules/@tallycomb/inflation-core/dist', file)).href);

it('a page without a framework masks, checks, calculates and says why it does not', async () => {
  const root = join(folder, 'projects/page');
  await build({ configFile: false, root, logLevel: 'error' });
  const { cpiU } = await installed('cpi-u.js');
  const { createLookupHandler } = await installed('lookup.js');
  const handler = createLookupHandler(cpiU);

  let isDown = false;
  const calculateSince = async (page: Page, month: string) => {
    await page.getByLabel('Last price update').fill(month);
    await page.getByRole('button').click();
  };
  const messages = await consoleMessagesOf(
    join(root, 'dist'),
    async (page) => {
      const output = page.getByRole('status');
      await page.getByLabel('Annual revenue').pressSequentially('$250,000');
      await page.getByRole('button').click();
      await expect.poll(() => output.textContent()).toBe('missing-information');
      await page.getByLabel('Last price update').pressSequentially('062019');
      expect(await page.getByLabel('Last price update').inputValue()).toBe('06/2019');
      await page.getByRole('button').click();
      await expect.poll(() => output.textContent()).toMatch(/^\$\d{2},\d{3}\.\d{2} a year$/);

      const tooEarly = 'January 1800 is too early: the index begins in January 1913.';
      await calculateSince(page, '01/1800');
      await expect.poll(() => output.textContent()).toBe(tooEarly);
      await calculateSince(page, '06/2099');
      await expect.poll(() => output.textContent()).toMatch(/^June 2099 is too late: the index/);

      isDown = true;
      await calculateSince(page, '06/2019');
      await expect.poll(() => output.textContent()).toMatch(/ a year, estimated$/);
      await calculateSince(page, '01/1800');
      await expect.poll(() => output.textContent()).toBe(tooEarly);
    },
    async (path) => {
      if (!path.startsWith('/api/')) return undefined;
      return isDown ? Response.json([]) : handler(new Request(`http://localhost${path}`));
    },
  );
  expect(messages.filter((message) => !/status of 422/.test(message))).toEqual([]);
});
