/** Bytes are the same on every machine, and so is a page whose fonts are there: both hold here. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { budgetOf } from '../bench/budgets.ts';
import {
  type Kind,
  type SentFile,
  type ServedFolder,
  serveFolder,
} from '../bench/served-folder.ts';

let served: ServedFolder;
test.beforeAll(async () => {
  served = await serveFolder('dist/client');
});
test.afterAll(() => served.close());

const built = (file: string) => readFileSync(`dist/client/${file}`, 'utf8');
const pages = [...built('sitemap.xml').matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
  ([, path]) => path || '/',
);

const SCREENS = { phone: { width: 412, height: 823 }, desktop: { width: 1350, height: 940 } };

const sumOf = (files: readonly SentFile[], kind?: Kind) =>
  files.reduce((sum, file) => (kind && file.kind !== kind ? sum : sum + file.bytes), 0);

const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          // Not in TypeScript's DOM yet: https://wicg.github.io/layout-instability/
          for (const entry of list.getEntries() as unknown as { value: number }[])
            total += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(total), 300);
      }),
  );

test('the sitemap names the pages to hold', () => {
  expect(pages).toEqual(expect.arrayContaining(['/', '/inflation-calculator', '/terms']));
});

for (const path of pages) {
  test(`${path} keeps to its bytes, and nothing on it moves once its fonts are there`, async ({
    browser,
  }) => {
    const budget = budgetOf(path);
    for (const [screen, viewport] of Object.entries(SCREENS)) {
      const context = await browser.newContext({ viewport });
      const page = await context.newPage();
      served.takeSent();
      await page.goto(served.origin + path, { waitUntil: 'networkidle' });
      const sent = served.takeSent();
      const most = budget.totalBytes ?? Number.POSITIVE_INFINITY;
      expect.soft(sumOf(sent), `${screen}: bytes in all`).toBeLessThanOrEqual(most);
      const script = sumOf(sent, 'script');
      expect.soft(script, `${screen}: script`).toBeLessThanOrEqual(budget.scriptBytes);
      const html = sumOf(sent, 'html');
      expect.soft(html, `${screen}: html`).toBeLessThanOrEqual(budget.htmlBytes);
      expect.soft(html, `${screen}: html`).toBeGreaterThan(0);
      // A font on its way moves text by how late it is, which is the machine's; `pnpm bench` has that.
      await page.reload({ waitUntil: 'networkidle' });
      const shift = await shiftOf(page);
      expect.soft(Number(shift.toFixed(3)), `${screen}: shift`).toBe(budget.layoutShift);
      await context.close();
    }
  });
}
