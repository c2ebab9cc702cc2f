import type { Page } from '@playwright/test';
import { calculatorPath } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { openHydrated } from '../support/hydration';
import { headerLink } from '../support/links';
import { ENTRY_CODE, SHELL_CODE } from '../support/missing-code';
import { pageHeading } from '../support/page-parts';
import { expectSameDocument, markDocument } from '../support/same-document';
import { expectScrolledTo, scrollDownTo } from '../support/scroll';

/** To a request for code, however long the page waits. */
const neverAnswers = () => {};

test('has its background past 10 px, without the app and wherever the page stood before its script', async ({
  page,
}) => {
  await page.route(SHELL_CODE, neverAnswers);
  await page.route(ENTRY_CODE, async (route) => {
    await page.waitForFunction(() => scrollY === 300);
    await route.continue();
  });
  await page.goto('/terms', { waitUntil: 'commit' });
  await expect(pageHeading(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  const header = page.getByRole('banner');
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  await page.evaluate(() => scrollTo(0, 10));
  await expect(header).toHaveCSS('box-shadow', 'none');
  await page.evaluate(() => scrollTo(0, 11));
  await expect(header).not.toHaveCSS('box-shadow', 'none');
});

const current = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a[aria-current="page"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.textContent?.trim()))]);

test('marks the page that is shown, also before it is hydrated', async ({ page }) => {
  for (const { path, marked } of [
    { path: '/', marked: ['Home'] },
    { path: '/about', marked: ['About'] },
    { path: calculatorPath, marked: ['Inflation Calculator'] },
    { path: '/guides', marked: ['Guides'] },
    { path: '/guides/inflation-impact', marked: ['Guides'] },
    { path: '/guides/no-such-guide', marked: ['Guides'] },
    { path: '/terms', marked: [] },
  ])
    await test.step(`${path} marks ${marked.join() || 'nothing'}`, async () => {
      await page.goto(path);
      expect.soft(await current(page), path).toEqual(marked);
    });
});

test('a page among the resources marks their button, which hides its link', async ({ page }) => {
  const button = page.getByRole('banner').getByRole('button', { name: 'Resources' });
  for (const path of [calculatorPath, '/guides', '/guides/inflation-impact']) {
    await page.goto(path);
    await expect(button, path).toHaveAttribute('aria-current', 'true');
    await expect(button, path).toHaveCSS('text-decoration-line', 'underline');
  }
  await page.goto('/about');
  await expect(button).not.toHaveAttribute('aria-current');
  await expect(button).toHaveCSS('text-decoration-line', 'none');
});

test('the mark moves with the page', async ({ page }) => {
  await openHydrated(page, '/');
  await headerLink(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => current(page)).toEqual(['About']);
});

test('the logo leads home and scrolls to the top', async ({ page }) => {
  await openHydrated(page, '/about');
  await scrollDownTo(page, 800);
  await headerLink(page, 'Tallycomb home').click();
  await expect(page).toHaveURL('/');
  await expect(pageHeading(page)).toBeFocused();
  await expectScrolledTo(page, 0);
  await scrollDownTo(page, 800);
  await headerLink(page, 'Tallycomb home').click();
  await expectScrolledTo(page, 0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  for (const { name, path } of [
    { name: 'Guides', path: '/guides' },
    { name: 'Home', path: '/' },
  ])
    test(`choosing ${name} closes the menu and scrolls to the top`, async ({ page }) => {
      await openHydrated(page, '/');
      await markDocument(page);
      await scrollDownTo(page, 1400);
      const banner = page.getByRole('banner');
      await banner.getByRole('button', { name: 'Menu' }).click();
      const link = banner.getByRole('link', { name, exact: true });
      await expect(link).toBeVisible();
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(link).toBeHidden();
      await expectScrolledTo(page, 0);
      await expectSameDocument(page);
    });

  test('the menu opens and leads on where the app’s code never arrives', async ({ page }) => {
    await page.route(SHELL_CODE, neverAnswers);
    await page.goto('/about');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Menu' }).click();
    await banner.getByRole('link', { name: 'Guides', exact: true }).click();
    await expect(page).toHaveURL('/guides');
    await expect(banner.getByRole('link', { name: 'Guides', exact: true })).toBeHidden();
  });
});
