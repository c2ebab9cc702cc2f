/** A lookup that is down, fails or says nothing. */
import type { Route } from '@playwright/test';
import { calculatorOn, LINKED_LOSS, LOOKUP } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { expectWholePage, sectionOf } from '../support/page-parts';

const ESTIMATE = 'An estimate from yearly inflation rates';

test('gives a toast, a log line and an estimate, whatever went wrong', async ({ page, watch }) => {
  const { alert, panel, table, calculate, expectTyped, openHydrated } = calculatorOn(page);
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
  await expect(alert).toContainText("We couldn't connect to our inflation service.");
  expect(watch.messages.join('\n')).toContain('Error calculating inflation');
  await expect(table.getByRole('rowheader').first()).toHaveText(/^20\d\d$/);
  const salons = sectionOf(page, 'Meanwhile, at Other Salons');
  await expect(salons).toContainText('is the published index');
  await expect(salons).toContainText('goes by our estimate');
  await expect(
    page
      .getByText(/^Starting /)
      .first()
      .locator('..'),
  ).toContainText('an estimated');
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

test('that is slow is waited for, and both fields stay, with the focus', async ({ page }) => {
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

test('that has nothing for a month says so at the field', async ({ page, watch }) => {
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
