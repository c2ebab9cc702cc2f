/** Fields that visitors fill in before or during hydration. */
import { calculatorOn, LINKED_LOSS, LINKED_QUERY, LOOKUP, TYPED } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { holdBack, untilHydrated } from '../support/loading';

/** Slow 4G: latency in ms, throughput in bytes a second. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000 } as const;

// In the other order, too, in the engines beside Chromium.
test('on a slow phone and connection, text typed first is masked', async ({ page }) => {
  test.slow();
  const { revenue, date } = calculatorOn(page);
  const fields = { annualRevenue: revenue, date };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    ...SLOW_LINE,
    uploadThroughput: SLOW_LINE.downloadThroughput,
  });
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/inflation-calculator', { waitUntil: 'commit' });
  const texts = { annualRevenue: TYPED.annualRevenue[3], date: TYPED.date[2] };
  for (const name of ['annualRevenue', 'date'] as const) {
    await fields[name].click();
    await page.keyboard.type(texts[name][0], { delay: 60 });
  }
  await untilHydrated(page);
  for (const name of ['annualRevenue', 'date'] as const)
    await expect(fields[name]).toHaveValue(texts[name][1]);
});

test('full-width digits composed during hydration stay one amount', async ({ page }) => {
  const { revenue } = calculatorOn(page);
  const release = await holdBack(page, '**/assets/{mask-fields,shell}-*.js');
  await page.goto('/inflation-calculator', { waitUntil: 'commit' });
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await revenue.focus();
  await compose('２５００');
  release();
  await untilHydrated(page);
  await compose('２５００００');
  await keyboard.send('Input.insertText', { text: '２５００００' });
  await expect(revenue).toHaveValue('250000');
});

test('values set without an event are used, and kept', async ({ page }) => {
  const { revenue, date, button, panel, openHydrated, expectTyped } = calculatorOn(page);
  await openHydrated();
  for (const [field, value] of [
    [revenue, '250000'],
    [date, '06/2019'],
  ] as const)
    await field.evaluate((input: HTMLInputElement, text) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(input, text);
    }, value);
  await button.click();
  await expect(panel).toContainText(LINKED_LOSS);
  await expectTyped('250000', '06/2019');
});

test('a link to a section of the result scrolls there', async ({ page }) => {
  const { panel, open } = calculatorOn(page);
  await open(`${LINKED_QUERY}#new-prices`);
  await expect(panel).toContainText(LINKED_LOSS);
  await expect(page).toHaveURL(/#new-prices$/);
  await expect(page.locator('#new-prices')).toBeInViewport();
});

test('a very small amount breaks no section', async ({ page, watch }) => {
  const { panel, openHydrated, calculate } = calculatorOn(page);
  await page.route(LOOKUP, (route) =>
    route.fulfill({ json: [{ date: '2026-08-01', amount: 0.25 }] }),
  );
  await openHydrated();
  await calculate('250000', '06/2019');
  await expect(panel).toContainText('$0.25');
  await page.getByRole('textbox', { name: 'What you charge' }).fill('50');
  await expect(page.getByText('$50 → ').first()).toBeVisible();
  expect(watch.messages).toEqual([]);
});
