/** Lookups that fail or have no data, and visitors who are offline. */
import type { Page, Route } from '@playwright/test';
import { siteName } from '@tallycomb/content/site';
import { calculatorOn, LINKED_LOSS, LOOKUP } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { openHydrated, requestsOf, untilPainted } from '../support/loading';
import { expectWholePage, pageHeading, sectionOf } from '../support/locators';
import { expectSameDocument, footerLink, goInApp, markDocument } from '../support/navigation';
import { turnOnDataSaver } from '../support/page-bytes';

const ESTIMATE = 'This is an estimate from yearly inflation rates';

test('a failed lookup gives a toast, a log line and an estimate', async ({ page, watch }) => {
  const { alert, panel, table, calculate, expectTyped, openHydrated } = calculatorOn(page);
  await page.clock.install();
  await openHydrated();
  const html = { contentType: 'text/html', body: '<!doctype html>' };
  let answer: (route: Route) => Promise<void>;
  await page.route(LOOKUP, (route) => answer(route));
  for (const [revenue, logged, faulty] of [
    ['503', 'API error: 503', (route: Route) => route.fulfill({ status: 503 })],
    ['200', 'Invalid response format from API', (route: Route) => route.fulfill(html)],
    ['206', 'could not be reached', (route: Route) => route.abort()],
  ] as const) {
    answer = faulty;
    await calculate(revenue, '06/2024');
    await expect.poll(() => watch.messages.join('\n'), revenue).toContain(logged);
    await expect(panel).toContainText(`what $${revenue} bought`);
    await expect(panel).toContainText(ESTIMATE);
    await expect(alert.getByText('Using estimated inflation data')).toHaveCount(1);
    await expectTyped(revenue, '06/2024');
  }
  await page.clock.fastForward('01:00');
  // Text that left by itself would move the result below it.
  await expect(alert).toContainText("We couldn't connect to our inflation service.");
  expect(watch.messages.join('\n')).toContain('Error calculating inflation');
  await expect(table.getByRole('rowheader').first()).toHaveText(/^20\d\d$/);
  const salons = sectionOf(page, 'Meanwhile, at Other Salons');
  await expect(salons).toContainText('is the published index');
  await expect(salons).toContainText('goes by our estimate');
  await expect(page.getByText(/up an estimated/).first()).toBeVisible();
  await test.step('also where an extension blocks it in the page', async () => {
    await page.evaluate(() => {
      window.fetch = () => {
        throw new TypeError('blocked');
      };
    });
    await calculate('2000', '06/2024');
    await expect(panel).toContainText('what $2,000 bought');
    await expect(panel).toContainText(ESTIMATE);
  });
  await expectWholePage(page);
  expect(watch.messages.join('\n')).not.toContain('uncaught');
});

test('a slow lookup is waited for, and both fields keep text and focus', async ({ page }) => {
  const { alert, panel, button, revenue, date, expectTyped, openHydrated } = calculatorOn(page);
  await page.route(LOOKUP, async (route) => {
    await expect(panel).toContainText('Calculating inflation impact. Please wait...');
    await expect(button).toHaveText('Calculating...');
    for (const field of [revenue, date]) await expect(field).toBeDisabled();
    await page.keyboard.press('Backspace');
    await expect(date).toBeFocused();
    await expectTyped('250000', '06/2019');
    await route.continue();
  });
  await openHydrated();
  await revenue.fill('250000');
  await date.fill('06/2019');
  await date.press('Enter');
  await expect(panel).toContainText(LINKED_LOSS);
  await expect(alert).toBeEmpty();
  await expectTyped('250000', '06/2019');
});

test('a lookup without data for a month says so at the field', async ({ page, watch }) => {
  const { open, calculate, panel, date, alert } = calculatorOn(page);
  await open();
  await calculate('100000', '01/2020');
  await expect(panel).toContainText('what $100,000 bought');
  for (const month of ['12/1912', '06/1019']) {
    await calculate('100000', month);
    const says = /Our price data starts in January 1913\. Enter a later month\./;
    await expect(date).toHaveAccessibleDescription(says);
    await expect(date).toBeFocused();
    await expect(panel).toContainText('In order to see your result');
    await expect(alert).toBeEmpty();
  }
  expect(watch.messages.join('\n')).not.toContain('Error calculating inflation');
  await calculate('100000', '01/1913');
  await expect(panel).toContainText('Revenue Lost Due to Inflation');
});

const FAILED = 'This Page Didn’t Load';

// Without prefetch of the header's pages.
test.beforeEach(({ page }) => turnOnDataSaver(page));

test('the calculator estimates offline, and is complete once back online', async ({
  page,
  context,
}) => {
  const { panel, calculate, button, revenue, expectTyped, openHydrated: open } = calculatorOn(page);
  await open();
  // Focusing the form loads the code below a result.
  await revenue.focus();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await calculate('250000', '06/2019');
  await expect(panel).toContainText('an estimate');
  const salons = sectionOf(page, 'Meanwhile, at Other Salons');
  await expect(salons).toContainText('The salon price index didn’t load');
  await expectTyped('250000', '06/2019');
  await test.step('Back restores the inputs', async () => {
    await footerLink(page, 'About').click();
    await expect(pageHeading(page)).toHaveText(FAILED);
    await page.goBack();
    await expectTyped('250000', '06/2019');
  });
  await context.setOffline(false);
  await button.click();
  await expect(panel).toContainText(LINKED_LOSS);
  await expect(salons.getByRole('figure')).toBeVisible();
  await expectWholePage(page);
});

test('a loaded page stays complete offline; one that did not load says so', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await goInApp(page, '/#faq');
  for (const name of ['Fair Questions', 'These Problems Sound Familiar?'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await footerLink(page, 'About').click();
  await expect(pageHeading(page)).toHaveText(FAILED);
  await expect(page).toHaveTitle(`${FAILED} | ${siteName}`);
  await expectWholePage(page);
  await page.goBack();
  await expect(page).toHaveURL('/#faq');
  await expectWholePage(page);
  await context.setOffline(false);
  await markDocument(page);
  for (const { link, heading } of [
    { link: 'Guides', heading: 'Guides' },
    { link: 'About', heading: /Founded By/ },
  ]) {
    await footerLink(page, link).click();
    await expect(pageHeading(page)).toHaveText(heading);
    await expectSameDocument(page);
    await expectWholePage(page);
  }
});

test('a guide that cannot be fetched says so, and can be loaded again', async ({
  page,
  context,
}) => {
  const title = 'How to Read the Prices on Your Street';
  const follow = (page: Page) =>
    sectionOf(page, 'You May Also Enjoy').getByRole('link', { name: title }).click();
  const asked = requestsOf(page, /\/price-benchmarking\.json$/);
  await openHydrated(page, '/guides/price-optimization');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await follow(page);
  await expect(pageHeading(page)).toHaveText(FAILED);
  await expectWholePage(page);
  await untilPainted(page, 20);
  expect(asked.length).toBeLessThanOrEqual(3);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(pageHeading(page)).toHaveText(title);
});
