import { expect, test } from '../support/console-watch';
import { expectNoSidewaysScroll } from '../support/layout';

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
