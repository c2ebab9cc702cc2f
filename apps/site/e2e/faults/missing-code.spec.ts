/** The app's code does not load: offline, blocked, or replaced by a deploy. */
import type { Page } from '@playwright/test';
import { calculatorOn, LINKED_LOSS } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import {
  denyStorage,
  GONE,
  holdBack,
  hydrate,
  PAGE_CODE,
  SHELL_CODE,
  untilPainted,
} from '../support/loading';
import { expectWholePage, pageHeading } from '../support/locators';
import { menuOn, menuPath } from '../support/menu-page';
import { footerLink, loadsOf } from '../support/navigation';
import { turnOnDataSaver } from '../support/page-bytes';

const late = (page: Page) => page.getByRole('status').filter({ hasText: 'hasn’t loaded' });
const notice = (page: Page) => page.locator('[data-press-notice]');
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

/** Waits until a page would have begun to reload. */
const untilSettled = (page: Page) => expect(() => untilPainted(page, 30)).toPass();

/** Answers requests for code as gone, and counts them. */
async function refuse(page: Page, code: string) {
  const refused = { count: 0 };
  await page.route(code, (route) => {
    refused.count += 1;
    return route.fulfill(GONE);
  });
  return refused;
}

// Without prefetch of the header's pages.
test.beforeEach(({ page }) => turnOnDataSaver(page));

test('with blocked code, a press shows why, and is done once the code comes', async ({ page }) => {
  const loads = loadsOf(page);
  await page.route(SHELL_CODE, (route) => route.abort());
  const { revenue, date, button, panel, expectTyped, open } = calculatorOn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open();
  await revenue.fill('$250,000');
  await date.fill('6/2019');
  await button.click();
  await expect(notice(page)).toHaveText('No connection. We’ll do this once you’re back online.');
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  await expectTyped('250000', '06/2019');
  await expectWholePage(page);
  await page.unroute(SHELL_CODE);
  await expect(panel).toContainText(LINKED_LOSS);
  await expect(notice(page)).toBeEmpty();
  await expectTyped('250000', '06/2019');
  expect(loads).toHaveLength(1);
});

test('a menu shows it too, and reads pasted text once the code comes', async ({ page }) => {
  const { box, services, button } = menuOn(page);
  await page.route(SHELL_CODE, (route) => route.abort());
  await page.goto(menuPath);
  await box.fill('Cut,65,01/2021');
  await button('Read My List').click();
  await expect(notice(page)).toContainText('No connection');
  await page.unroute(SHELL_CODE);
  await expect.poll(services).toEqual(['Cut']);
  await expect(notice(page)).toBeEmpty();
});

test('a saved menu that cannot be shown gives the box its place back', async ({ page }) => {
  const { open, paste, expectServices, box } = menuOn(page);
  await open();
  await paste('Cut,65,01/2021\nFade,45,01/2021');
  await expectServices(2);
  await page.route(SHELL_CODE, (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-saved');
  await expect(box).toBeVisible();
});

test('without even the entry script, the page says that it is late', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  const { open, revenue, date } = calculatorOn(page);
  await open();
  await finishAnimations(page);
  await expect(late(page)).toBeVisible();
  await expectWholePage(page);
  await test.step('a form sent without script comes back filled', async () => {
    await revenue.fill('$250,000');
    await date.fill('6/2019');
    await page.unroute('**/assets/*.js');
    await date.press('Enter');
    await expect(page).toHaveURL(/date=06%2F2019/);
    await expect(calculatorOn(page).panel).toContainText(LINKED_LOSS);
  });
});

test('a page with typed text does not reload by itself', async ({ page }) => {
  const loads = loadsOf(page);
  const fail = await holdBack(page, SHELL_CODE);
  const { revenue, open } = calculatorOn(page);
  await open();
  await revenue.fill('123456');
  await refuse(page, SHELL_CODE);
  const answered = page.waitForResponse(SHELL_CODE);
  fail();
  await answered;
  await untilSettled(page);
  expect(loads).toHaveLength(1);
  await expect(revenue).toHaveValue('123456');
});

test('a page whose code is gone reloads with the new code', async ({ page }) => {
  await calculatorOn(page).openHydrated();
  const loads = loadsOf(page);
  await page.route(PAGE_CODE, (route) =>
    loads.length > 0 ? route.continue() : route.fulfill(GONE),
  );
  await footerLink(page, 'About').click();
  await expect(pageHeading(page)).toContainText('Founded By');
  // Later interactions, as those before the script count for nothing.
  await page.waitForLoadState('load');
  await hydrate(page);
  expect(loads).toEqual(['/about']);
  await expectWholePage(page);
});

test('a page whose code is gone for good reloads once', async ({ page }) => {
  const { revenue, openHydrated } = calculatorOn(page);
  await openHydrated();
  await revenue.fill('123456');
  const loads = loadsOf(page);
  const refused = await refuse(page, PAGE_CODE);
  await footerLink(page, 'About').click();
  await expect(pageHeading(page)).toContainText('Founded By');
  await page.waitForLoadState('load');
  const before = refused.count;
  // Later interactions, as those before the script count for nothing.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 100);
      return refused.count;
    }, 'the reloaded page requests its code')
    .toBeGreaterThan(before);
  await untilSettled(page);
  expect(loads).toEqual(['/about']);
  await expectWholePage(page);
  await page.unroute(PAGE_CODE);
  await page.goBack();
  await expect(revenue).toHaveValue('123456');
});

test('the second time on a page, it says so and offers to load again', async ({ page }) => {
  await calculatorOn(page).openHydrated();
  await page.evaluate(() => sessionStorage.setItem('tallycomb:reloaded-for', '/about'));
  const loads = loadsOf(page);
  await refuse(page, PAGE_CODE);
  await footerLink(page, 'About').click();
  await expect(pageHeading(page)).toHaveText('This Page Didn’t Load');
  await expectWholePage(page);
  expect(loads).toEqual([]);
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(pageHeading(page)).toContainText('Founded By');
});

for (const { storage, loadCount } of [
  { storage: 'allowed', loadCount: 2 },
  { storage: 'denied', loadCount: 1 },
])
  test(`an untouched page whose code is gone loads ${loadCount} times with storage ${storage}`, async ({
    page,
  }) => {
    if (loadCount === 1) await denyStorage(page);
    const loads = loadsOf(page);
    const refused = await refuse(page, SHELL_CODE);
    await page.goto('/about');
    await page.mouse.move(200, 300);
    await expect.poll(() => loads.length).toBe(loadCount);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 300);
        return refused.count;
      })
      .toBeGreaterThanOrEqual(loadCount);
    await untilSettled(page);
    expect(loads).toEqual(Array(loadCount).fill('/about'));
    await expectWholePage(page);
  });
