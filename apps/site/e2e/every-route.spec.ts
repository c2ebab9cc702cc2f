/** What holds on every page alike, with the menu open that the screen has. */
import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/console-watch';

const sitemap = readFileSync('dist/client/sitemap.xml', 'utf8');
const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);
const missing = ['/nowhere', '/guides/nowhere'];

const SCREENS = [
  { width: 1440, menu: 'Resources' },
  { width: 390, menu: 'Menu' },
] as const;

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200))}`);
}

test('the sitemap names every page', () => {
  expect(pages.length).toBeGreaterThanOrEqual(12);
});

for (const path of [...pages, ...missing]) {
  for (const { width, menu } of SCREENS) {
    test(`${path} at ${width}: axe finds nothing with the menu open, light and dark, and the console stays silent`, async ({
      page,
      watch,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const opener = page.getByRole('banner').getByRole('button', { name: menu, exact: true });
      await opener.click();
      // Known to be expanded only once the header has come to life.
      await expect(opener).toHaveAttribute('aria-expanded', 'true', { timeout: 15_000 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await violationsOn(page)).toEqual([]);
      }
      // The browser reports the missing page itself, and ours logs its path, as specified.
      const isExpected = (message: string) =>
        missing.includes(path) && /status of 404|404: no page at/.test(message);
      expect(watch.messages.filter((message) => !isExpected(message))).toEqual([]);
    });
  }
}
