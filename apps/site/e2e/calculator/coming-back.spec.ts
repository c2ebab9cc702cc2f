import { chromium } from '@playwright/test';
import { chromiumArgs, findBrowser } from '../../../../tools/browser';
import { calculatorOn, LINKED_LOSS, LINKED_QUERY, LOOKUP } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { holdBack } from '../support/hold-back';
import { interact, untilHydrated } from '../support/hydration';
import { footerLink } from '../support/links';
import { pageHeading } from '../support/page-parts';
import { scrollTop, untilScrollRests } from '../support/scroll';
import { sites } from '../support/sites';

test.describe('coming back', () => {
  test('inside the app finds what was typed and not sent', async ({ page }) => {
    const { revenue, date, expectTyped, openHydrated } = calculatorOn(page);
    await openHydrated();
    await revenue.fill('123456');
    await date.fill('03/20');
    await footerLink(page, 'About').click();
    await expect(pageHeading(page)).toContainText('Founded By');
    await page.goBack();
    await expectTyped('123456', '03/20');
  });

  for (const width of [390, 1440])
    test(`at ${width} px finds the result, the place in it and all that was typed for it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const { panel, calculate, openHydrated } = calculatorOn(page);
      await openHydrated();
      await calculate('250000', '06/2019');
      await expect(panel).toContainText(LINKED_LOSS);
      const price = page.getByLabel('What you charge');
      const visits = page.getByLabel('Visits a month');
      await price.fill('185');
      await visits.fill('90');
      await page.getByRole('radio', { name: '3', exact: true }).check();
      const guide = page.getByRole('region', { name: 'Clients' }).getByRole('link');
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
      await expect(price).toHaveValue('185');
      await expect(visits).toHaveValue('90');
      await expect(page.getByRole('radio', { name: '3', exact: true })).toBeChecked();
      await page.reload();
      await expect(price).toHaveValue('185');
      await expect(visits).toHaveValue('90');
    });

  test('to a link whose answer was on its way asks again', async ({ page }) => {
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

  test('by a full load finds what was typed, and the result of what was sent', async ({ page }) => {
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
    await interact(page);
    await untilHydrated(page);
    await expectTyped('77', '01/20');
  });

  test('from the back/forward cache finds everything as it was left', async () => {
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
