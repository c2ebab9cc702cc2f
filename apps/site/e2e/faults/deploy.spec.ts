/** After a deploy, the code of the build that the visitor has is gone. */
import { calculatorOn } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { denyStorage } from '../support/denied-storage';
import { interact, untilHydrated } from '../support/hydration';
import { footerLink } from '../support/links';
import { GONE, PAGE_CODE, SHELL_CODE } from '../support/missing-code';
import { expectWholePage, pageHeading } from '../support/page-parts';
import { loadsOf } from '../support/same-document';

/** Long enough for a page that loads itself anew to do so again. */
const LOOP_MS = 1000;

test('a page whose code is gone is loaded anew, and is the new one', async ({ page }) => {
  await calculatorOn(page).openHydrated();
  const loads = loadsOf(page);
  await page.route(PAGE_CODE, (route) =>
    loads.length > 0 ? route.continue() : route.fulfill(GONE),
  );
  await footerLink(page, 'About').click();
  await expect(pageHeading(page)).toContainText('Founded By');
  // An interaction before the script that waits for it is none.
  await page.waitForLoadState('load');
  await interact(page);
  await untilHydrated(page);
  expect(loads).toEqual(['/about']);
  await expectWholePage(page);
});

test('a page whose code is gone for good is loaded anew once and stays readable; what was typed is still there', async ({
  page,
}) => {
  const { revenue, openHydrated } = calculatorOn(page);
  await openHydrated();
  await revenue.fill('123456');
  const loads = loadsOf(page);
  let refused = 0;
  await page.route(PAGE_CODE, (route) => {
    if (loads.length > 0) refused += 1;
    return route.fulfill(GONE);
  });
  await footerLink(page, 'About').click();
  await expect(pageHeading(page)).toContainText('Founded By');
  await page.mouse.move(200, 300);
  // An interaction before the script that waits for it is none.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 100);
      return refused;
    }, 'the page loaded anew asks for its code')
    .toBeGreaterThan(0);
  await page.waitForTimeout(LOOP_MS);
  expect(loads).toEqual(['/about']);
  await expectWholePage(page);
  await page.unroute(PAGE_CODE);
  await page.goBack();
  await expect(revenue).toHaveValue('123456');
});

test('a second time on one page, it says so under header and footer and offers to load', async ({
  page,
}) => {
  await calculatorOn(page).openHydrated();
  await page.evaluate(() => sessionStorage.setItem('tallycomb:reloaded-for', '/about'));
  const loads = loadsOf(page);
  await page.route(PAGE_CODE, (route) => route.fulfill(GONE));
  await footerLink(page, 'About').click();
  await expect(pageHeading(page)).toHaveText('This Page Didn’t Load');
  await expectWholePage(page);
  expect(loads).toEqual([]);
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(pageHeading(page)).toContainText('Founded By');
});

test('the code of all pages gone, an untouched page is loaded anew once', async ({ page }) => {
  const loads = loadsOf(page);
  await page.route(SHELL_CODE, (route) => route.fulfill(GONE));
  await page.goto('/about');
  await page.mouse.move(200, 300);
  await expect.poll(() => loads).toEqual(['/about', '/about']);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(LOOP_MS);
  expect(loads).toEqual(['/about', '/about']);
  await expectWholePage(page);
});

test('where storage is denied, which alone would end a loop, the page stays', async ({ page }) => {
  await denyStorage(page);
  const loads = loadsOf(page);
  let refused = 0;
  await page.route(SHELL_CODE, (route) => {
    refused += 1;
    return route.fulfill(GONE);
  });
  await page.goto('/about');
  await page.mouse.move(200, 300);
  await expect.poll(() => refused).toBeGreaterThan(0);
  await page.waitForTimeout(LOOP_MS);
  expect(loads).toEqual(['/about']);
  await expectWholePage(page);
});
