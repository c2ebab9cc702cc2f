/** The first thing a visitor does counts, however slow the line and the processor are. */
import type { Page } from '@playwright/test';
import { calculatorOn, calculatorPath, LINKED_LOSS } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { holdBack } from '../support/hold-back';
import { interact, openHydrated, untilHydrated } from '../support/hydration';
import { footerLink } from '../support/links';
import { menuOn } from '../support/menu-page';
import { ENTRY_CODE, SHELL_CODE } from '../support/missing-code';
import { pagePaths } from '../support/sitemap';
import { sites } from '../support/sites';

const priceTab = (page: Page) => page.getByText('Price Intelligence', { exact: true }).first();
const question = (page: Page) => page.getByRole('main').locator('summary').nth(1);
const isOpen = (page: Page) =>
  question(page).evaluate((summary) => summary.parentElement?.hasAttribute('open'));

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

test.describe('while the code is on a slow line', () => {
  test('a tab opens its feature, and stays open once the page is hydrated', async ({ page }) => {
    const release = await holdBack(page, SHELL_CODE);
    await page.goto('/');
    await priceTab(page).click();
    const picture = page.getByText('You’re $37 under the median');
    await expect(picture).toBeInViewport();
    release();
    await untilHydrated(page);
    await expect(page.getByRole('tab', { name: 'Price Intelligence' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('a question opens once, the strip pauses, the menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdBack(page, SHELL_CODE);
    await page.goto('/');
    await question(page).click();
    const pause = page.getByRole('checkbox', { name: 'Pause' });
    await pause.check({ force: true });
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await menu.click();
    release();
    await untilHydrated(page);
    expect(await isOpen(page)).toBe(true);
    await expect(pause).toBeChecked();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });

  test('a link leads to its page', async ({ page }) => {
    await holdBack(page, SHELL_CODE);
    await page.goto('/');
    await footerLink(page, 'Guides').click();
    await expect(page).toHaveURL('/guides');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
  });

  test('a button that only script answers is answered once, when the script is there', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = await holdBack(page, SHELL_CODE);
    await page.goto('/embed');
    await page.getByRole('button', { name: 'Copy the code' }).click();
    release();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Copied.');
  });

  test('rows that are pasted and added are in the menu, once', async ({ page }) => {
    const release = await holdBack(page, SHELL_CODE);
    const { box, button, rowOf } = menuOn(page);
    await page.goto('/inflation-calculator/menu');
    await box.fill('Cut, 50, 06/2019');
    await button('Add These Rows').click();
    release();
    await expect(rowOf('Cut')).toHaveCount(1);
    await expect(box).toHaveValue('');
  });

  test('a form that is sent is answered with its result', async ({ page }) => {
    const release = await holdBack(page, SHELL_CODE);
    const { revenue, date, panel } = calculatorOn(page);
    await page.goto(calculatorPath);
    await date.fill('06/2019');
    await revenue.fill('250000');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/annualRevenue=250000/);
    release();
    await expect(panel).toContainText(LINKED_LOSS);
  });
});

test('a pointer that came before the script moves on over the same element', async ({ page }) => {
  const release = await holdBack(page, ENTRY_CODE);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(2, 300);
  release();
  await page.waitForLoadState('load');
  await page.mouse.move(4, 310);
  await untilHydrated(page);
});

test.describe('on a slow processor', () => {
  test('the click that hydrates the page chooses its tab, once', async ({ page }) => {
    await page.goto('/');
    await slowDown(page);
    await priceTab(page).click();
    await untilHydrated(page);
    await expect(page.getByRole('tab', { name: 'Price Intelligence' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('the click that hydrates the page opens its question, once', async ({ page }) => {
    await page.goto('/');
    await slowDown(page);
    await question(page).click();
    await untilHydrated(page);
    expect(await isOpen(page)).toBe(true);
  });

  test('every typed character arrives', async ({ page }) => {
    const { revenue } = calculatorOn(page);
    await page.goto(calculatorPath, { waitUntil: 'commit' });
    await slowDown(page);
    await revenue.click();
    await page.keyboard.type('1234567', { delay: 40 });
    await untilHydrated(page);
    await expect(revenue).toHaveValue('1234567');
  });
});

test.describe('with third parties', () => {
  test.use({ baseURL: sites.thirdParty });

  test('the first click on Privacy Choices opens them, before and after hydration', async ({
    page,
  }) => {
    const choices = page.getByRole('region', { name: 'Privacy Choices' });
    const release = await holdBack(page, SHELL_CODE);
    await page.goto('/terms');
    await footerLink(page, 'Privacy Choices').click();
    release();
    await expect(choices).toBeVisible();
    await page.unrouteAll();
    await openHydrated(page, '/about');
    await footerLink(page, 'Privacy Choices').click();
    await expect(choices).toBeVisible();
  });
});

/** Layout shifts that no input excuses, added up. */
function recordShifts() {
  Object.assign(window, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Object.assign(window, {
        shifted: Number(Reflect.get(window, 'shifted')) + Reflect.get(entry, 'value'),
      });
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const width of [320, 390, 768, 1024, 1440])
  test(`hydration moves nothing at ${width}, and no page becomes longer or shorter`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of pagePaths)
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'load' });
        await page.evaluate(() => document.fonts.ready);
        await page.evaluate(() =>
          document.documentElement.style.setProperty('overflow-anchor', 'none'),
        );
        const height = () => page.evaluate(() => document.documentElement.scrollHeight);
        const before = await height();
        await page.evaluate(recordShifts);
        await interact(page);
        await untilHydrated(page);
        expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(10);
        expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThanOrEqual(0.01);
      });
  });
