/** Links to results, and ways back to inputs and results. */

import { chromium } from '@playwright/test';
import { chromiumArgs, findBrowser } from '../../../../tools/browser';
import { calculatorOn, LINKED_LOSS, LINKED_QUERY, LOOKUP } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { holdBack, hydrate, PAGE_CODE } from '../support/loading';
import { pageHeading } from '../support/locators';
import { expectScrolledTo, footerLink, scrollTop, untilScrollRests } from '../support/navigation';
import { turnOnDataSaver } from '../support/page-bytes';
import { sites } from '../support/sites';

test.describe('a link to a result', () => {
  test('can be left for the page without a result, and returned to', async ({ page }) => {
    const { panel, revenue, open } = calculatorOn(page);
    await open(LINKED_QUERY);
    await expect(panel).toContainText(LINKED_LOSS);
    await footerLink(page, 'Inflation Calculator').click();
    await expect(page).toHaveURL(/inflation-calculator$/);
    await expect(revenue).toHaveValue('');
    await expect(panel).toContainText('In order to see your result');
    await expectScrolledTo(page, 0);
    await page.goBack();
    await expect(panel).toContainText(LINKED_LOSS);
    await expect(revenue).toHaveValue('250000');
  });

  test('does not call back a visitor who left while it was loading', async ({ page }) => {
    const calculator = calculatorOn(page);
    // Otherwise the next page would be prefetched.
    await turnOnDataSaver(page);
    await calculator.openHydrated();
    await page.waitForLoadState('networkidle');
    const answer = await holdBack(page, LOOKUP);
    // The next page is slow, so the calculator is still shown when its answer comes.
    const code = await holdBack(page, PAGE_CODE);
    await calculator.calculate('250000', '06/2019');
    await footerLink(page, 'About').click();
    await expect(page).toHaveURL(/\/about$/);
    const answered = page.waitForResponse(LOOKUP);
    answer();
    await (await answered).finished();
    code();
    await expect(pageHeading(page)).toContainText('Founded By');
    await expect(page).toHaveURL(/\/about$/);
  });
});

test.describe('coming back', () => {
  test('restores the result, the scroll position and the inputs', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { panel, calculate, openHydrated } = calculatorOn(page);
    await openHydrated('?utm_source=card');
    await calculate('250000', '06/2019');
    await expect(panel).toContainText(LINKED_LOSS);
    await expect(page).toHaveURL(/utm_source=card&date=06%2F2019&annualRevenue=250000$/);
    const price = page.getByLabel('What you charge');
    const visits = page.getByLabel('Visits a month');
    const three = page.getByRole('radio', { name: '3', exact: true });
    await price.fill('185');
    await page.getByText('At 45% commission').click();
    await visits.fill('90');
    await page.getByText('Month, salon name').click();
    await three.check();
    const guide = page.getByRole('region', { name: 'Visits' }).getByRole('link');
    await guide.scrollIntoViewIfNeeded();
    await untilScrollRests(page);
    const place = await scrollTop(page);
    expect(place).toBeGreaterThan(1000);
    await guide.click();
    await expect(page).toHaveURL(/\/guides\//);
    await expect(pageHeading(page)).toBeFocused();
    await page.goBack();
    await expect(panel).toContainText(LINKED_LOSS);
    await untilScrollRests(page);
    expect(await scrollTop(page)).toBe(place);
    await expect(three).toBeChecked();
    for (const how of ['back', 'reloaded']) {
      if (how !== 'back') await page.reload();
      await expect(price, how).toHaveValue('185');
      await expect(visits, how).toHaveValue('90');
    }
  });

  test('by a full load restores inputs that were sent, and those only typed', async ({ page }) => {
    const { revenue, date, panel, calculate, expectTyped, openHydrated } = calculatorOn(page);
    await openHydrated();
    await calculate('250000', '06/2019');
    await expect(panel).toContainText(LINKED_LOSS);
    await page.goto('/robots.txt');
    await page.goBack();
    await expect(panel).toContainText(LINKED_LOSS);
    await expectTyped('250000', '06/2019');
    await revenue.fill('77');
    await date.fill('01/20');
    await page.goto('/robots.txt');
    await page.goBack();
    await hydrate(page);
    await expectTyped('77', '01/20');
  });

  test('to a link whose lookup was pending asks again', async ({ page }) => {
    const release = await holdBack(page, LOOKUP);
    const { panel, openHydrated } = calculatorOn(page);
    await openHydrated(LINKED_QUERY);
    await expect(panel).toHaveAttribute('data-state', 'loading');
    await footerLink(page, 'About').click();
    await expect(pageHeading(page)).toContainText('Founded By');
    release();
    await page.goBack();
    await expect(panel).toContainText(LINKED_LOSS);
  });

  test('from the back/forward cache restores everything', async () => {
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: [...chromiumArgs],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ baseURL: sites.real });
    const { revenue, panel, calculate, button, expectTyped, openHydrated } = calculatorOn(page);
    await openHydrated();
    await calculate('250000', '06/2019');
    await expect(panel).toContainText(LINKED_LOSS);
    await revenue.fill('300000');
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.restored = String(persisted);
      });
    });
    await page.goto('/robots.txt');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
    await expect(panel).toContainText(LINKED_LOSS);
    await expectTyped('300000', '06/2019');
    await button.click();
    await expect(panel).toContainText('what $300,000 bought');
    await browser.close();
  });
});
