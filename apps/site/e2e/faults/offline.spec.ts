import type { Page } from '@playwright/test';
import { siteName } from '@tallycomb/content/site';
import { saveData } from '../../bench/page-bytes';
import { calculatorOn, LINKED_LOSS } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { openHydrated, untilPainted } from '../support/loading';
import { expectSameDocument, footerLink, goInApp, markDocument } from '../support/navigation';
import { expectWholePage, pageHeading, sectionOf } from '../support/page-parts';

const FAILED = 'This Page Didn’t Load';

// Else the header's pages are there before they are asked for.
test.beforeEach(({ page }) => saveData(page));

test('the calculator estimates; back online, all of it is there', async ({ page, context }) => {
  const { panel, calculate, button, revenue, expectTyped, openHydrated: open } = calculatorOn(page);
  await open();
  // Whoever turns to the form has what stands under a result.
  await revenue.focus();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await calculate('250000', '06/2019');
  await expect(panel).toContainText('An estimate');
  const salons = sectionOf(page, 'Meanwhile, at Other Salons');
  await expect(salons).toContainText('The salon price index didn’t load');
  await expectTyped('250000', '06/2019');
  await test.step('the way back leads to what was typed', async () => {
    await footerLink(page, 'About').click();
    await expect(pageHeading(page)).toHaveText(FAILED);
    await page.goBack();
    await expectTyped('250000', '06/2019');
  });
  await context.setOffline(false);
  await button.click();
  await expect(panel).toContainText(LINKED_LOSS);
  await expect(salons.getByRole('figure')).toBeVisible();
  await expectWholePage(page);
});

test('a page keeps all its parts; one that did not load says so', async ({ page, context }) => {
  await openHydrated(page, '/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await goInApp(page, '/#faq');
  for (const name of ['Fair Questions', 'These Problems Sound Familiar?'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await footerLink(page, 'About').click();
  await expect(pageHeading(page)).toHaveText(FAILED);
  await expect(page).toHaveTitle(`${FAILED} | ${siteName}`);
  await expectWholePage(page);
  await page.goBack();
  await expect(page).toHaveURL('/#faq');
  await expectWholePage(page);
  await context.setOffline(false);
  await markDocument(page);
  for (const { link, heading } of [
    { link: 'Guides', heading: 'Guides' },
    { link: 'About', heading: /Founded By/ },
  ]) {
    await footerLink(page, link).click();
    await expect(pageHeading(page)).toHaveText(heading);
    await expectSameDocument(page);
    await expectWholePage(page);
  }
});

test('a guide that cannot be fetched says so, and can be loaded again', async ({
  page,
  context,
}) => {
  const title = 'How to Read the Prices on Your Street';
  const follow = (page: Page) =>
    sectionOf(page, 'You May Also Enjoy').getByRole('link', { name: title }).click();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/price-benchmarking.json')) asked += 1;
  });
  await openHydrated(page, '/guides/price-optimization');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await follow(page);
  await expect(pageHeading(page)).toHaveText(FAILED);
  await expectWholePage(page);
  await untilPainted(page, 20);
  expect(asked).toBeLessThanOrEqual(3);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(pageHeading(page)).toHaveText(title);
});
