import { expect, test } from '../support/console-watch';
import { openHydrated } from '../support/loading';
import {
  expectSameDocument,
  expectScrolledTo,
  footerLink,
  headerLink,
  markDocument,
  scrollDownTo,
} from '../support/navigation';
import { pageHeading } from '../support/page-parts';

test.describe('following a link inside the site', () => {
  test('shows, focuses and announces the page without loading it', async ({ page, watch }) => {
    await openHydrated(page, '/');
    await markDocument(page);
    await footerLink(page, 'Inflation Calculator').click();
    await expect(page).toHaveURL('/inflation-calculator');
    await expect(pageHeading(page)).toBeFocused();
    const title = 'Salon Inflation Calculator | Tallycomb';
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
    await footerLink(page, 'Terms of Service').click();
    await expect(page).toHaveTitle('Terms of Service | Tallycomb');
    for (const selector of ['title', 'meta[name="description"]', 'link[rel="canonical"]'])
      await expect(page.locator(`head ${selector}`)).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/terms$/);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /\/terms$/);
    await expectSameDocument(page);
    expect(watch.messages).toEqual([]);
  });

  test('shows the page from its first frame at its top', async ({ page }) => {
    await openHydrated(page, '/');
    const followed = footerLink(page, 'About');
    await followed.scrollIntoViewIfNeeded();
    await followed.hover();
    const tops = await followed.evaluate(async (element: HTMLElement) => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      const heading = document.querySelector('h1');
      const seen: number[] = [];
      element.click();
      while (seen.length < 30) {
        await new Promise(requestAnimationFrame);
        if (heading?.isConnected === false) seen.push(scrollY);
      }
      return seen;
    });
    expect(new Set(tops)).toEqual(new Set([0]));
  });

  test('to the page that is shown scrolls to its top, for no history entry', async ({ page }) => {
    await openHydrated(page, '/about');
    await scrollDownTo(page, 900);
    const entries = await page.evaluate(() => history.length);
    await headerLink(page, 'About').click();
    await expectScrolledTo(page, 0);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('with a modifier opens a new tab, as everywhere', async ({ page, context }) => {
    await openHydrated(page, '/');
    const opened = context.waitForEvent('page');
    await footerLink(page, 'About').click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL('/about');
    await expect(page).toHaveURL('/');
  });

  test('twice in one frame, the second link counts', async ({ page }) => {
    await openHydrated(page, '/terms');
    await page.evaluate(() => {
      for (const path of ['/about', '/guides'])
        document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
    });
    await expect(page).toHaveURL('/guides');
    await expect(pageHeading(page)).toHaveText('Guides');
    await expect(pageHeading(page)).toBeFocused();
    await page.goBack();
    await expect(pageHeading(page)).toContainText('Founded');
  });
});
