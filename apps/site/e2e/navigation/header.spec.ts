import type { Page } from '@playwright/test';
import { calculatorPath } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { ENTRY_CODE, openHydrated, SHELL_CODE } from '../support/loading';
import { pageHeading } from '../support/locators';
import { menuPath } from '../support/menu-page';
import { expectScrolledTo, headerLink, scrollDownTo } from '../support/navigation';

/** Route handler that never answers a request. */
const neverAnswers = () => {};

test('has its background past 10 px of scroll, also before hydration', async ({ page }) => {
  await page.route(SHELL_CODE, neverAnswers);
  await page.route(ENTRY_CODE, async (route) => {
    await page.waitForFunction(() => scrollY === 300);
    await route.continue();
  });
  await page.goto('/terms', { waitUntil: 'commit' });
  await expect(pageHeading(page)).toBeVisible();
  const header = page.getByRole('banner');
  for (const [top, hasShadow] of [
    [300, true],
    [10, false],
    [11, true],
  ] as const) {
    await page.evaluate((y) => scrollTo(0, y), top);
    const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow);
    await expect.poll(async () => (await shadow()) !== 'none', `at ${top}`).toBe(hasShadow);
  }
});

test.describe('on a phone that is turned', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('leaves the low window, and the page at its place', async ({ page }) => {
    await openHydrated(page, '/terms');
    await scrollDownTo(page, 1500);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.getByRole('banner')).not.toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  });
});

const current = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a[aria-current="page"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.textContent?.trim()))]);

test('marks the current page, and the button of its menu', async ({ page }) => {
  const button = page.getByRole('banner').getByRole('button', { name: 'Resources' });
  for (const { path, marked, isResource = false } of [
    { path: '/', marked: ['Home'] },
    { path: '/about', marked: ['About'] },
    { path: calculatorPath, marked: ['Inflation Calculator'], isResource: true },
    { path: menuPath, marked: ['Whole Menu'], isResource: true },
    { path: '/guides/inflation-impact', marked: ['Guides'], isResource: true },
    { path: '/guides/no-such-guide', marked: ['Guides'], isResource: true },
    { path: '/terms', marked: [] },
  ]) {
    await page.goto(path);
    expect.soft(await current(page), path).toEqual(marked);
    const line = isResource ? 'underline' : 'none';
    await expect.soft(button, path).toHaveCSS('text-decoration-line', line);
  }
  await openHydrated(page, '/');
  await headerLink(page, 'About').click();
  await expect.poll(() => current(page)).toEqual(['About']);
  await test.step('and a link of that menu closes it', async () => {
    await button.click();
    await headerLink(page, 'Guides').click();
    await expect(pageHeading(page)).toHaveText('Guides');
    await expect(page.locator(':popover-open')).toHaveCount(0);
  });
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

test('in browsers without popovers, the menu is closed until it is pressed, and a link closes it', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
  await page.route('**/terms', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    const html = await response.text();
    const body = html.replaceAll(':popover-open', ':unknown').replaceAll(' popover="auto"', '');
    await route.fulfill({ headers, body });
  });
  for (const { width, menu } of [
    { width: 390, menu: 'Menu' },
    { width: 1280, menu: 'Resources' },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/terms');
    const guides = headerLink(page, 'Guides');
    await expect(guides).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: menu }).click();
    await expect(guides).toBeVisible();
    await guides.click();
    await expect(pageHeading(page)).toHaveText('Guides');
    await expect(guides).toBeHidden();
  }
});
