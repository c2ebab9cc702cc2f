import { calculatorClosing } from '@tallycomb/content/calculator';
import { expect, test } from '../support/console-watch';
import { boxOf } from '../support/layout';
import { openHydrated, untilPainted } from '../support/loading';
import { pageHeading } from '../support/locators';
import {
  expectSameDocument,
  expectScrolledTo,
  footerLink,
  headerLink,
  markDocument,
  scrollDownTo,
  scrollTop,
  untilScrollRests,
} from '../support/navigation';

test.describe('back and forward', () => {
  test('restore the position even while the other page is scrolling', async ({ page }) => {
    await openHydrated(page, '/');
    for (const frames of [0, 20]) {
      await scrollDownTo(page, 3000);
      await footerLink(page, 'About').evaluate((link: HTMLElement) => link.click());
      await expect(pageHeading(page)).toBeFocused();
      await untilPainted(page, frames);
      await page.goBack();
      await untilScrollRests(page);
      await expectScrolledTo(page, 3000);
    }
    await test.step('in both directions, also after a reload', async () => {
      await page.goForward();
      await expect(pageHeading(page)).toBeFocused();
      await scrollDownTo(page, 700);
      await page.goBack();
      await expectScrolledTo(page, 3000);
      await page.goForward();
      await expectScrolledTo(page, 700);
      await page.reload();
      await page.goBack();
      // Before hydration the page is loaded anew.
      await expect(() => expectScrolledTo(page, 3000)).toPass();
    });
  });

  test('to a reloaded page restore it without an interaction', async ({ page }) => {
    await page.goto('/about#careers', { waitUntil: 'load' });
    const careers = page.locator('#careers');
    const place = () =>
      careers.evaluate((section) => Math.round(section.getBoundingClientRect().top));
    await untilScrollRests(page);
    const left = await place();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(200);
    await page.reload({ waitUntil: 'load' });
    await expect.poll(place).toBe(left);
  });

  test('within a page return from a section to the position before', async ({ page }) => {
    await openHydrated(page, '/terms');
    await markDocument(page);
    const link = page.getByRole('main').locator('a[href^="#"]').first();
    const hash = await link.getAttribute('href');
    await scrollDownTo(page, 40);
    await link.click();
    await expect(page).toHaveURL(`/terms${hash}`);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
    await untilScrollRests(page);
    await page.goBack();
    await expect(page).toHaveURL('/terms');
    await expectScrolledTo(page, 40);
    await expectSameDocument(page);
  });
});

test.describe('following a link inside the site', () => {
  test('shows, focuses and announces the page without loading it', async ({ page, watch }) => {
    await openHydrated(page, '/');
    await markDocument(page);
    await footerLink(page, 'Inflation Calculator').click();
    await expect(page).toHaveURL('/inflation-calculator');
    await expect(pageHeading(page)).toBeFocused();
    // Rendered after the first paint.
    await expect(page.getByRole('heading', { name: calculatorClosing.heading })).toBeAttached();
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

  test('shows the page at its top from the first frame', async ({ page }) => {
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

  test('to the current page scrolls to its top, without a history entry', async ({ page }) => {
    await openHydrated(page, '/about');
    await scrollDownTo(page, 900);
    const entries = await page.evaluate(() => history.length);
    await headerLink(page, 'About').click();
    await expectScrolledTo(page, 0);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('with a modifier key opens a new tab', async ({ page, context }) => {
    await openHydrated(page, '/');
    const opened = context.waitForEvent('page');
    await footerLink(page, 'About').click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL('/about');
    await expect(page).toHaveURL('/');
  });

  test('twice in one frame shows the second page', async ({ page }) => {
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

/** The list's own behavior is tested in stories. */
for (const { path, list, link, id } of [
  { path: '/changelog', list: 'Releases', link: 'Plugged In', id: 'v2-3-6' },
  {
    path: '/guides/price-optimization',
    list: 'On this page',
    link: 'Mind the Commission Trap',
    id: 'commission',
  },
])
  test(`the list of ${path} marks the section in view, and links to it below the header`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, path);
    const contents = page.getByRole('navigation', { name: list });
    const entry = contents.getByRole('link', { name: link });
    const part = page.locator(`#${id}`);
    await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(entry).toHaveAttribute('aria-current', 'location');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(entry).not.toHaveAttribute('aria-current');
    await entry.click();
    await expect(page).toHaveURL(`${path}#${id}`);
    await expect(entry).toHaveAttribute('aria-current', 'location');
    await expect.poll(async () => Math.round((await boxOf(part)).y)).toBe(100);
    await expect(contents).toBeInViewport({ ratio: 1 });
    expect((await boxOf(contents)).right).toBeLessThanOrEqual((await boxOf(part)).x);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(contents).toBeHidden();
  });
