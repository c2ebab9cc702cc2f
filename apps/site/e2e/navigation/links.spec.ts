import { expect, test } from '../support/console-watch';
import { openHydrated } from '../support/hydration';
import { footerLink, headerLink } from '../support/links';
import { pageHeading } from '../support/page-parts';
import { expectSameDocument, markDocument } from '../support/same-document';
import { expectScrolledTo, scrollDownTo, scrollTop } from '../support/scroll';

test.describe('following a link inside the site', () => {
  test('shows the page without loading it anew', async ({ page, watch }) => {
    await openHydrated(page, '/');
    await markDocument(page);
    await footerLink(page, 'About').click();
    await expect(page).toHaveURL('/about');
    await expect(pageHeading(page)).toHaveAccessibleName(
      'Founded By A Salon Owner, For Salon Owners',
    );
    await expectSameDocument(page);
    expect(watch.messages).toEqual([]);
  });

  test('scrolls to the top, also where styles ask for smooth scrolling', async ({ page }) => {
    await openHydrated(page, '/');
    await scrollDownTo(page, 1500);
    await headerLink(page, 'About').click();
    await expect(pageHeading(page)).toBeFocused();
    await expectScrolledTo(page, 0);
  });

  for (const [from, link] of [
    ['/guides', 'main a[href^="/guides/"]'],
    ['/', 'footer a[href="/about"]'],
  ] as const)
    test(`from ${from} shows the page from its first frame at its top`, async ({ page }) => {
      await openHydrated(page, from);
      await page.locator(link).first().scrollIntoViewIfNeeded();
      await page.locator(link).first().hover();
      const tops = await page
        .locator(link)
        .first()
        .evaluate(async (element: HTMLElement) => {
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

  test('moves the focus to the heading of the new page', async ({ page }) => {
    await openHydrated(page, '/about');
    await footerLink(page, 'Guides').click();
    await expect(pageHeading(page)).toHaveText('Guides');
    await expect(pageHeading(page)).toBeFocused();
  });

  test('announces the title of the new page, once', async ({ page }) => {
    await openHydrated(page, '/');
    await footerLink(page, 'Inflation Calculator').click();
    await expect(pageHeading(page)).toBeFocused();
    const said = page
      .getByRole('status')
      .filter({ hasText: 'Salon Inflation Calculator | Tallycomb' });
    await expect(said).toHaveCount(1);
  });

  test('changes title, description and canonical address, and leaves none of the old', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    await footerLink(page, 'Terms of Service').click();
    await expect(page).toHaveTitle('Terms of Service | Tallycomb');
    for (const selector of ['title', 'meta[name="description"]', 'link[rel="canonical"]'])
      await expect(page.locator(`head ${selector}`)).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/terms$/);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /\/terms$/);
  });

  test('to a section of another page ends at the section, with the focus on it', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    await footerLink(page, 'Careers').click();
    await expect(page).toHaveURL('/about#careers');
    const section = page.locator('#careers');
    await expect(section).toBeFocused();
    await expect
      .poll(() => section.evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
      .toBeLessThan(300);
    expect(await scrollTop(page)).toBeGreaterThan(500);
  });

  test('to the page that is shown scrolls to its top and adds no history entry', async ({
    page,
  }) => {
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
    const tab = await opened;
    await expect(tab).toHaveURL('/about');
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead from page to page', async ({ page }) => {
    await page.goto('/');
    await footerLink(page, 'Guides').click();
    await expect(page).toHaveURL('/guides');
    await footerLink(page, 'Careers').click();
    await expect(page).toHaveURL('/about#careers');
  });
});
