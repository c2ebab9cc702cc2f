/** Bytes are the same on every machine, and so is a page whose fonts are there: both hold here. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { budgetOf } from '../bench/budgets.ts';
import { measureShift, SCREENS, sumOf } from '../bench/page-bytes.ts';
import { type ServedFolder, serveFolder } from '../bench/served-folder.ts';

let served: ServedFolder;
test.beforeAll(async () => {
  served = await serveFolder('dist/client');
});
test.afterAll(() => served.close());

const built = (file: string) => readFileSync(`dist/client/${file}`, 'utf8');
const pages = [...built('sitemap.xml').matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
  ([, path]) => path || '/',
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
      const shift = await page.evaluate(measureShift);
      expect.soft(Number(shift.toFixed(3)), `${screen}: shift`).toBe(budget.layoutShift);
      await context.close();
    }
  });
}
