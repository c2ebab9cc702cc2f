import type { Page } from '@playwright/test';
import { expect, test } from '../support/console-watch';
import { openHydrated } from '../support/hydration';
import { goInApp } from '../support/links';
import { pageHeading } from '../support/page-parts';
import { expectSameDocument, markDocument } from '../support/same-document';

test.describe('an unknown guide', () => {
  const expectNotFound = async (page: Page) => {
    await expect(pageHeading(page)).toHaveText('Guide Not Found');
    await expect(page.getByRole('main')).toContainText(
      "The guide you're looking for doesn't exist or has been moved.",
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page).toHaveTitle('Guide not found | Tallycomb');
  };

  test("answers 404 with 'Guide Not Found' and a Back to Guides button", async ({ page }) => {
    const response = await page.goto('/guides/no-such-guide');
    expect(response?.status()).toBe(404);
    await expectNotFound(page);
    await page.getByRole('main').getByRole('link', { name: 'Back to Guides' }).click();
    await expect(page).toHaveURL('/guides');
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });

  test('is told as well when reached inside the app', async ({ page }) => {
    await openHydrated(page, '/guides');
    await markDocument(page);
    await goInApp(page, '/guides/no-such-guide');
    await expectNotFound(page);
    await expectSameDocument(page);
  });
});
