import type { Page } from '@playwright/test';
import { expect, test } from '../support/console-watch';
import { expectNoSidewaysScroll } from '../support/layout';

/** What the specification says in numbers, and where. */
const clauses = {
  '/terms': [
    { section: 'subscription', words: 'annual. You pay once per year' },
    {
      section: 'subscription',
      words:
        'Cancellation takes effect one year after your last payment. Your access continues until then',
    },
    { section: 'subscription', words: 'Payments are not refunded' },
    { section: 'changes', words: 'notice 30 days before a change takes effect' },
  ],
  '/privacy': [
    { section: 'rights', words: '10 business days or less' },
    { section: 'california', words: '10 business days or less' },
  ],
  '/arbitration': [
    { section: 'informal', words: 'Within 45 days after the notice is received' },
    { section: 'informal', words: 'within 60 days after the notice was received' },
    { section: 'rules', words: 'Under $250,000' },
    { section: 'batch', words: '100 or more similar requests' },
    { section: 'opt-out', words: '30 days' },
  ],
} as const;

/** What a section says, its heading left out. */
const wordsOf = (page: Page, section: string) =>
  page.locator(`h2#${section}`).evaluate((heading) => {
    const said: string[] = [];
    for (let next = heading.nextElementSibling; next && next.localName !== 'h2'; ) {
      said.push(next.textContent ?? '');
      next = next.nextElementSibling;
    }
    return said.join(' ').replace(/\s+/g, ' ');
  });

for (const [path, said] of Object.entries(clauses))
  test(`${path} says its periods and sums`, async ({ page }) => {
    await page.goto(path);
    for (const { section, words } of said)
      expect.soft(await wordsOf(page, section), `#${section}`).toContain(words);
  });

test.describe('the California table', () => {
  const name = 'Personal information under California law';
  const cells = ['Identifiers', 'Name, email address, IP address, user id', 'You; your browser'];

  test('has a head for every column and row', async ({ page }) => {
    await page.goto('/privacy');
    const table = page.getByRole('table', { name });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Category',
      'Examples',
      'Source',
      'Purpose',
      'Disclosed to',
    ]);
    await expect(table.getByRole('rowheader')).toHaveCount(9);
    await expect(table.getByRole('row').nth(1)).toContainText(cells[1] ?? '');
  });

  test('is read row by row at 320 pixels, each cell under its own label', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto('/privacy');
    const table = page.getByRole('table', { name });
    await expect(table.getByRole('columnheader')).toHaveCount(5);
    const cell = table.getByRole('cell', { name: cells[1] ?? '' });
    const label = await cell.evaluate((it) => getComputedStyle(it, '::before').content);
    expect(label).toBe('"Examples"');
    for (const box of await table.getByRole('cell').all()) {
      const bounds = await box.boundingBox();
      expect((bounds?.x ?? 0) + (bounds?.width ?? 0)).toBeLessThanOrEqual(320);
    }
    await expectNoSidewaysScroll(page);
  });
});
