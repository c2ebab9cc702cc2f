import { calculatorOn, LINKED_LOSS, LOOKUP } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { expectWholePage, sectionOf } from '../support/page-parts';
import { sites } from '../support/sites';

test.describe('a lookup that is down or fails', () => {
  test.use({ baseURL: sites.failingLookup });

  test('gives the toast, the log line and a labelled estimate', async ({ page, watch }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('100000', '06/2024');
    await expect(calculator.alert).toContainText('Using estimated inflation data');
    await expect(calculator.alert).toContainText("We couldn't connect to our inflation service.");
    await expect(calculator.panel).toContainText('An estimate from yearly inflation rates');
    const log = watch.messages.join('\n');
    expect(log).toContain('Error calculating inflation');
    expect(log).toContain('API error: 503');
    await expect(calculator.table.getByRole('rowheader').first()).toHaveText(/^20\d\d$/);
    const salons = sectionOf(page, 'Meanwhile, Down the Street');
    await expect(salons).toContainText('is the published index');
    await expect(salons).toContainText('above is our estimate');
  });

  test('gives an estimate that compounds the specified rates', async ({ page }) => {
    await page.clock.setFixedTime(new Date(2026, 7, 15)); // August: seven whole months elapsed
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('100000', '06/2024');
    const adjusted = 100_000 * 1.025 * 1.025 * (1 + (0.025 * 7) / 12);
    const lost = (adjusted - 100_000).toLocaleString('en-US', { maximumFractionDigits: 2 });
    await expect(calculator.panel).toContainText(`$${lost}`);
  });

  test('too often asked, broken, in HTML or cut off: each gives one toast and an estimate', async ({
    page,
    watch,
  }) => {
    const { alert, panel, calculate, expectTyped, openHydrated } = calculatorOn(page);
    await openHydrated();
    const faults = [
      ['429', 'API error: 429'],
      ['500', 'API error: 500'],
      ['200', 'Invalid response format from API'],
      ['206', 'could not be reached'],
    ] as const;
    for (const [revenue, logged] of faults) {
      await calculate(revenue, '06/2024');
      await expect.poll(() => watch.messages.join('\n'), revenue).toContain(logged);
      await expect(panel).toContainText(`what $${revenue} bought`);
      await expect(panel).toContainText('An estimate from yearly inflation rates');
      await expect(alert.getByText('Using estimated inflation data')).toHaveCount(1);
      await expectTyped(revenue, '06/2024');
    }
    await expectWholePage(page);
    expect(watch.messages.join('\n')).not.toContain('uncaught');
  });
});

const wrongAnswers = [
  { name: 'an empty list', answer: { json: [] } },
  { name: 'an item without an amount', answer: { json: [{ date: '2026-08-01' }] } },
  { name: 'an item whose date is none', answer: { json: [{ date: 'soon', amount: 5 }] } },
] as const;
for (const { name, answer } of wrongAnswers) {
  test(`a lookup that answers ${name} gives the estimate`, async ({ page }) => {
    await page.route(LOOKUP, (route) => route.fulfill(answer));
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('100000', '06/2024');
    await expect(calculator.alert).toContainText('Using estimated inflation data');
    await expect(calculator.panel).toContainText('An estimate from yearly inflation rates');
    await expect(calculator.revenue).toHaveValue('100000');
  });
}

test('a lookup that is slow is waited for: the answer is the index, and both fields stay', async ({
  page,
}) => {
  const { alert, panel, calculate, expectTyped, openHydrated } = calculatorOn(page);
  await page.route(LOOKUP, async (route) => {
    await expect(panel).toContainText('Please wait...');
    await expectTyped('250000', '06/2019');
    await route.continue();
  });
  await openHydrated();
  await calculate('250000', '06/2019');
  await expect(panel).toContainText(LINKED_LOSS);
  await expect(alert).toBeEmpty();
  await expectTyped('250000', '06/2019');
});

test('a lookup that is silent is given up after eight seconds', async ({ page }) => {
  await page.clock.install();
  await page.route(LOOKUP, () => {});
  const calculator = calculatorOn(page);
  await calculator.open();
  await calculator.calculate('100000', '06/2024');
  await expect(calculator.panel).toContainText('Calculating inflation impact. Please wait...');
  await expect(calculator.button).toHaveText('Calculating...');
  await expect(calculator.revenue).toBeDisabled();
  await expect(calculator.date).toBeDisabled();
  await page.clock.runFor(8_100);
  await expect(calculator.alert).toContainText('Using estimated inflation data');
  await expect(calculator.revenue).toBeEnabled();
});

test('a lookup that an extension blocks, on the way or in the page, gives the estimate', async ({
  page,
  watch,
}) => {
  const { panel, calculate, expectTyped, openHydrated } = calculatorOn(page);
  await page.route(LOOKUP, (route) => route.abort('blockedbyclient'));
  await openHydrated();
  await calculate('1000', '06/2024');
  await expect(panel).toContainText('what $1,000 bought');
  await page.evaluate(() => {
    window.fetch = () => {
      throw new TypeError('blocked');
    };
  });
  await calculate('2000', '06/2024');
  await expect(panel).toContainText('what $2,000 bought');
  await expect(panel).toContainText('An estimate');
  await expectTyped('2000', '06/2024');
  expect(watch.messages.join('\n')).not.toContain('uncaught');
});

const TOO_EARLY = 'Our price data starts in January 1913. Enter a later month.';

for (const month of ['12/1912', '06/1019']) {
  test(`the service has nothing for ${month}: said at the field, with no number and no toast`, async ({
    page,
    watch,
  }) => {
    const calculator = calculatorOn(page);
    await calculator.open();
    await calculator.calculate('100000', '01/2020');
    await expect(calculator.panel).toContainText('what $100,000 bought');
    await calculator.calculate('100000', month);
    await expect(calculator.date).toHaveAccessibleDescription(new RegExp(TOO_EARLY));
    await expect(calculator.date).toBeFocused();
    await expect(calculator.panel).toContainText('In order to see your result');
    await expect(calculator.alert).toBeEmpty();
    expect(watch.messages.join('\n')).not.toContain('Error calculating inflation');
    await calculator.calculate('100000', '01/1913');
    await expect(calculator.panel).toContainText('Revenue Lost Due to Inflation');
  });
}

test('a refusal without our code is a failed lookup', async ({ page, watch }) => {
  await page.route(LOOKUP, (route) => route.fulfill({ status: 422, json: { error: 'early' } }));
  const calculator = calculatorOn(page);
  await calculator.open();
  await calculator.calculate('100000', '12/1920');
  await expect(calculator.alert).toContainText('Using estimated inflation data');
  await expect(calculator.panel).toContainText('An estimate from yearly inflation rates');
  expect(watch.messages.join('\n')).toContain('API error: 422');
});
