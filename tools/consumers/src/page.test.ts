import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, inject, it } from 'vitest';
import { consoleMessagesOf } from './browser.ts';

const { folder } = inject('installedPackages');
const installed = (file: string) =>
  import(pathToFileURL(join(folder, 'node_modules/@tallycomb/inflation-core/dist', file)).href);

it('a page without a framework masks, checks and calculates', async () => {
  const root = join(folder, 'projects/page');
  await build({ configFile: false, root, logLevel: 'error' });
  const { cpiU } = await installed('cpi-u.js');
  const { createLookupHandler } = await installed('lookup.js');
  const handler = createLookupHandler(cpiU);

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
    },
    async (path) =>
      path.startsWith('/api/') ? handler(new Request(`http://localhost${path}`)) : undefined,
  );
  expect(messages).toEqual([]);
});
