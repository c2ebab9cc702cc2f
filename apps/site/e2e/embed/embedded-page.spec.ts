/** The page for frames, and the page with its code. */

import { calculatorOn, LINKED_LOSS, LOOKUP, lossSince, NEWEST } from '../support/calculator-page';
import { canonicalOf, fetchPage, metaOf } from '../support/crawled-site';
import { boxOf } from '../support/layout';
import { openHydrated } from '../support/loading';
import { embeddedPath } from '../support/sitemap';
import { expect, frameOf, ours, test, untilFrameHydrated } from './other-site';

const TYPED = '?annualRevenue=250000&date=06%2F2019';

test('is not indexed, and differs only in the headers for frames', async ({ request }) => {
  const page = await fetchPage(request, embeddedPath);
  expect(metaOf(page, 'robots')).toBe('noindex');
  expect(canonicalOf(page)).toEqual(canonicalOf(await fetchPage(request, '/inflation-calculator')));
  expect(page.html).not.toMatch(/og:image|<header|<footer|<nav/);
  const headers = (await request.get(embeddedPath)).headers();
  const other = (await request.get('/embed')).headers();
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'cross-origin-embedder-policy': 'credentialless',
  });
  for (const name of ['strict-transport-security', 'referrer-policy', 'permissions-policy'])
    expect([name, headers[name]]).toEqual([name, other[name]]);
  const policyOf = ({ 'content-security-policy': policy = '' }) =>
    policy.replace(/'sha256-[^']*'/g, '');
  expect(policyOf(headers)).toBe(
    policyOf(other).replace("frame-ancestors 'none'", 'frame-ancestors *'),
  );
  expect(headers).not.toHaveProperty('x-frame-options');
});

test('takes the month from its address, and links on with its inputs', async ({ page }) => {
  await page.goto(`${embeddedPath}?date=06/2019`);
  await expect(page.getByText(`Source: BLS CPI-U, updated through ${NEWEST}.`)).toBeVisible();
  const { revenue, button, panel, expectTyped } = calculatorOn(page);
  await expectTyped('', '06/2019');
  await revenue.fill('250000');
  const full = page.getByRole('link', { name: 'Open the full calculator' });
  await expect(full).toHaveAttribute('href', /\?(?=.*annualRevenue=250000)(?=.*date=06)/);
  await button.click();
  await expect(panel).toContainText(LINKED_LOSS);
  const [opened] = await Promise.all([page.waitForEvent('popup'), full.click()]);
  await expect(calculatorOn(opened).panel).toContainText(LINKED_LOSS);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  expect(new URL(page.url()).pathname).toBe(embeddedPath);
});

test('keeps messages off its form in a low frame', async ({ page, otherSite }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.route(LOOKUP, (route) => route.fulfill({ status: 503 }));
  await otherSite.open(frameOf());
  await untilFrameHydrated(page);
  const notes = ours(page).getByRole('region', { name: 'Notifications' });
  for (const { title, revenue, date } of [
    { title: 'Missing information', revenue: '', date: '' },
    { title: 'Invalid date format', revenue: '5000', date: '13/2024' },
    { title: 'Using estimated inflation data', revenue: '5000', date: '06/2019' },
  ])
    await test.step(title, async () => {
      await calculatorOn(page, ours(page)).calculate(revenue, date);
      await expect(notes.getByText(title)).toBeInViewport({ ratio: 1 });
      const below = async () =>
        (await boxOf(notes)).y - (await boxOf(calculatorOn(page, ours(page)).button)).bottom;
      await expect.poll(below).toBeGreaterThanOrEqual(0);
    });
});

test.describe('the page of the code', () => {
  const copy = { name: 'Copy the code' };

  test('copies the code whole, and shows the calculator’s loss', async ({
    page,
    context,
    watch,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, '/embed');
    await page.getByRole('button', copy).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Copied.');
    const code = await page.locator('pre code').textContent();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    expect(code).toContain(`${embeddedPath}"\n  title="Salon inflation calculator"`);
    const loss = lossSince(250_000, '06/2022');
    const name = `$250,000 a year, prices last raised in 06/2022, lost to inflation: ${loss}.`;
    await expect(page.getByRole('img', { name })).toContainText(loss);
    expect(watch.messages).toEqual([]);
  });

  test('selects the code where the browser does not copy', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await openHydrated(page, '/embed');
    await page.getByRole('button', copy).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('The code is selected');
    const code = await page.locator('pre code').textContent();
    expect(await page.evaluate(() => String(getSelection()))).toBe(code);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('can be read, and the framed page says that it needs JavaScript', async ({
      page,
      request,
    }) => {
      await page.goto('/embed');
      await expect(page.locator('pre code')).toContainText('<iframe src=');
      await page.goto(embeddedPath);
      await expect(page.getByText('Calculating needs JavaScript.')).toBeVisible();
      await calculatorOn(page).calculate('250000', '06/2019');
      await expect(page).toHaveURL(embeddedPath + TYPED);
      expect((await request.get(page.url())).status()).toBe(200);
    });
  });
});
