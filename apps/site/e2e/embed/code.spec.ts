/** The page that hands out the code. */

import { lossSince } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { embeddedPath } from '../support/embedded';
import { openHydrated } from '../support/hydration';

test('the code is copied whole, and the page says so', async ({ page, context, watch }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, '/embed');
  await page.getByRole('button', { name: 'Copy the code' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Copied.');
  const code = await page.locator('pre code').textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  expect(code).toContain(`${embeddedPath}" title="Salon inflation calculator"`);
  expect(watch.messages).toEqual([]);
});

test('the picture shows the loss that the calculator finds', async ({ page }) => {
  await page.goto('/embed');
  const loss = lossSince(250_000, '06/2022');
  const picture = page.getByRole('img', {
    name: `$250,000 a year, prices last raised in 06/2022, lost to inflation: ${loss}.`,
  });
  await expect(picture).toContainText(loss);
  await page.goto(`${embeddedPath}?date=06/2022&annualRevenue=250000`);
  await expect(page.getByRole('main')).toContainText(loss);
});

test('where the browser does not copy, the code is selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openHydrated(page, '/embed');
  await page.getByRole('button', { name: 'Copy the code' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('The code is selected');
  expect(await page.evaluate(() => String(getSelection()))).toBe(
    await page.locator('pre code').textContent(),
  );
});

test('the calculator’s page leads here, and from here the calculator opens by itself', async ({
  page,
}) => {
  await openHydrated(page, '/inflation-calculator');
  await page.getByRole('link', { name: 'Put this calculator on your own site' }).click();
  await expect(page).toHaveURL('/embed');
  const preview = page.getByRole('link', { name: 'See the calculator by itself' });
  const [opened] = await Promise.all([page.waitForEvent('popup'), preview.click()]);
  await expect(opened).toHaveURL(embeddedPath);
  await expect(opened.getByRole('button', { name: 'Calculate' })).toBeVisible();
  await expect(opened.getByRole('banner')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the code is there to be selected, and no button that would do nothing', async ({
    page,
  }) => {
    await page.goto('/embed');
    await expect(page.locator('pre code')).toContainText('<iframe src=');
    await expect(page.getByRole('button', { name: 'Copy the code' })).toBeHidden();
  });
});
