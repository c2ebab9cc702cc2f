import { expect, test } from '../support/console-watch';
import { openHydrated } from '../support/hydration';
import { goInApp } from '../support/links';
import { pageHeading } from '../support/page-parts';

const NOT_FOUND = 'Oops! Page not found';

test('inside the app /pricing leads home and /about-us to About, leaving nothing to go back to', async ({
  page,
}) => {
  for (const { from, to } of [
    { from: '/pricing', to: '/' },
    { from: '/about-us', to: '/about' },
  ]) {
    await openHydrated(page, '/terms');
    await goInApp(page, from);
    await expect(page).toHaveURL(to);
    await page.goBack();
    await expect(page).toHaveURL('/terms');
  }
});

test('an unknown path answers 404 with ‘Oops! Page not found’ and a link home, and logs the path', async ({
  page,
  watch,
}) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(pageHeading(page)).toHaveText(NOT_FOUND);
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/');
  await expect.poll(() => watch.messages.join('\n')).toContain('/no-such-page');
});

test('inside the app an unknown path shows the same page, which is left by its link', async ({
  page,
  watch,
}) => {
  await openHydrated(page, '/');
  await goInApp(page, '/no/such/page');
  await expect(pageHeading(page)).toHaveText(NOT_FOUND);
  await expect.poll(() => watch.messages.join('\n')).toMatch(/^error: .*\/no\/such\/page/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});
