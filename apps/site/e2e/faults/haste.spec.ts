import { calculatorOn, LINKED_LOSS, LOOKUP } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { holdBack } from '../support/hold-back';
import { footerLink } from '../support/links';
import { pageHeading } from '../support/page-parts';

test('thirty Calculates in a row, each clicked twice: the last one wins, with one result and no toast', async ({
  page,
}) => {
  const { panel, alert, revenue, date, expectTyped, openHydrated } = calculatorOn(page);
  await openHydrated();
  await date.fill('06/2026');
  await revenue.evaluate(async (input: HTMLInputElement) => {
    // React’s own setter would hide the change from it.
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const button = input.form?.querySelector('button');
    for (let run = 1; run <= 30; run += 1) {
      set?.call(input, String(run * 1000));
      input.dispatchEvent(new Event('input', { bubbles: true }));
      button?.click();
      button?.click();
      do await new Promise((resolve) => setTimeout(resolve));
      while (input.disabled);
    }
  });
  await expect(panel).toContainText('what $30,000 bought');
  await expectTyped('30000', '06/2026');
  await expect(page).toHaveURL(/annualRevenue=30000$/);
  await expect(panel.getByRole('heading')).toHaveCount(1);
  await expect(alert).toBeEmpty();
});

test('a hundred refused Calculates leave one toast, and the fields as they are', async ({
  page,
}) => {
  const { alert, button, revenue, date, expectTyped, openHydrated } = calculatorOn(page);
  await openHydrated();
  await revenue.fill('5000');
  await date.fill('13/2024');
  await button.evaluate((element: HTMLButtonElement) => {
    for (let run = 0; run < 100; run += 1) element.click();
  });
  await expect(alert.getByText('Invalid date format')).toHaveCount(1);
  await expectTyped('5000', '13/2024');
});

test('a double-click asks once, and on a link makes one history entry', async ({ page }) => {
  const { revenue, date, button, panel, openHydrated } = calculatorOn(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/inflation/')) asked += 1;
  });
  const answer = await holdBack(page, LOOKUP);
  await openHydrated();
  await revenue.fill('250000');
  await date.fill('06/2019');
  await button.dblclick();
  answer();
  await expect(panel).toContainText(LINKED_LOSS);
  expect(asked).toBe(1);
  await expect(page).toHaveURL(/annualRevenue=250000/);
  const before = await page.evaluate(() => history.length);
  await footerLink(page, 'Guides').dblclick();
  await expect(page).toHaveURL(/\/guides$/);
  await expect(pageHeading(page)).toHaveText('Guides');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});
