/** The app's code does not arrive: on a train, behind a blocker. */
import type { Page } from '@playwright/test';
import { calculatorOn, LINKED_LOSS } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { menuOn, menuPath } from '../support/menu-page';
import { SHELL_CODE } from '../support/missing-code';
import { expectWholePage } from '../support/page-parts';
import { loadsOf } from '../support/same-document';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'is still loading' });
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

test('a form that is sent comes back with what was typed, and after a while a word why', async ({
  page,
}) => {
  const loads = loadsOf(page);
  await page.addInitScript(() =>
    sessionStorage.setItem('tallycomb:reloaded-for', location.pathname),
  );
  await page.route(SHELL_CODE, (route) => route.abort());
  const { revenue, date, button, panel, expectTyped, open } = calculatorOn(page);
  await open();
  await revenue.fill('$250,000');
  await date.fill('6/2019');
  await button.click();
  await expect(page).toHaveURL(/annualRevenue=%24250%2C000/);
  await expectTyped('$250,000', '6/2019');
  await expect(notice(page)).toHaveCount(0);
  await finishAnimations(page);
  await expect(notice(page)).toBeVisible();
  await expectWholePage(page);
  expect(loads).toHaveLength(2);
  await page.unroute(SHELL_CODE);
  await button.click();
  await expect(panel).toContainText(LINKED_LOSS);
  await expect(notice(page)).toHaveCount(0);
  await expectTyped('250000', '06/2019');
});

test('a menu says so too, keeps what was pasted, and adds it once the code is there', async ({
  page,
}) => {
  await page.route(SHELL_CODE, (route) => route.abort());
  const { box, main, services } = menuOn(page);
  await page.goto(menuPath);
  await box.fill('Cut,65,01/2021');
  await main.getByRole('button', { name: 'Add These Rows' }).click();
  await expect(notice(page)).toHaveCount(0);
  await finishAnimations(page);
  await expect(notice(page)).toBeVisible();
  await page.unroute(SHELL_CODE);
  await main.hover();
  await expect.poll(services).toEqual(['Cut']);
  await expect(notice(page)).toHaveCount(0);
});

test('where not even the entry comes, the word comes all the same', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await calculatorOn(page).open();
  await finishAnimations(page);
  await expect(notice(page)).toBeVisible();
  await expectWholePage(page);
});

test('a page with something typed is not loaded anew by itself', async ({ page }) => {
  const loads = loadsOf(page);
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(SHELL_CODE, async (route) => {
    await failing;
    await route.fulfill({ status: 404 });
  });
  const { revenue, open } = calculatorOn(page);
  await open();
  await revenue.fill('123456');
  const answered = page.waitForResponse(SHELL_CODE);
  fail();
  await answered;
  await page.waitForTimeout(500);
  expect(loads).toHaveLength(1);
  await expect(revenue).toHaveValue('123456');
});
