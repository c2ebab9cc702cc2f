import { expect, test } from '../support/console-watch';
import { openHydrated } from '../support/hydration';
import { articleText, contentsOf } from '../support/page-parts';

test.describe('contents', () => {
  test('stay in view at the left and mark the section being read', async ({ page }) => {
    await openHydrated(page, '/guides/price-optimization');
    const contents = contentsOf(page);
    await expect(contents.locator('[aria-current]')).toHaveCount(1);
    await page.locator('#endings').evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
    await expect(contents.locator('[aria-current]')).toHaveText(
      'Don’t Agonize Over the Last Digit',
    );
    await expect(contents).toBeInViewport();
    const body = await articleText(page).boundingBox();
    const list = await contents.boundingBox();
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(body?.x ?? 0);
  });

  test('lead to each section, clear of the header', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/guides/price-optimization');
    await contentsOf(page).getByRole('link', { name: 'Mind the Commission Trap' }).click();
    await expect(page).toHaveURL('/guides/price-optimization#commission');
    const top = () => page.locator('#commission').evaluate((it) => it.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(80);
    expect(await top()).toBeLessThan(110);
  });

  test('fold up before the text on a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/guides/price-optimization');
    const link = page.getByRole('link', { name: 'Mind the Commission Trap' });
    await expect(link).toBeHidden();
    await page.getByRole('main').getByText('On this page', { exact: true }).click();
    await link.click();
    await expect(page.locator('#commission')).toBeInViewport();
  });
});
