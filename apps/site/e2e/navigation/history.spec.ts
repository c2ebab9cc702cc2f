import { expect, test } from '../support/console-watch';
import { hydrate, openHydrated, untilPainted } from '../support/loading';
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
import { pageHeading } from '../support/page-parts';

test.describe('back and forward', () => {
  test('return to the position of each page', async ({ page }) => {
    await openHydrated(page, '/');
    await markDocument(page);
    await headerLink(page, 'About').hover();
    await headerLink(page, 'About').evaluate((link: HTMLElement) => {
      scrollTo({ top: 1200, behavior: 'instant' });
      link.click();
    });
    await expect(pageHeading(page)).toBeFocused();
    await expectScrolledTo(page, 0);
    await scrollDownTo(page, 700);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expectScrolledTo(page, 1200);
    await page.goForward();
    await expect(page).toHaveURL('/about');
    await expectScrolledTo(page, 700);
    await expectSameDocument(page);
  });

  test('return to the position while the page that is left still scrolls', async ({ page }) => {
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
  });

  test('return to the position after the page was loaded anew', async ({ page }) => {
    await openHydrated(page, '/');
    await scrollDownTo(page, 1200);
    await headerLink(page, 'About').click();
    await expect(pageHeading(page)).toBeFocused();
    await page.reload({ waitUntil: 'load' });
    await hydrate(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expectScrolledTo(page, 1200);
    await page.goForward();
    await page.reload({ waitUntil: 'load' });
    await test.step('to the page of the address also before it is hydrated', async () => {
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(pageHeading(page)).toContainText('Salon Owners');
    });
  });

  test('to a page that is loaded anew wait for no interaction', async ({ page }) => {
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

  test('within a page: a link to a section, and back to where it stood', async ({ page }) => {
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
