/** Host, prerenderer and router agree on the page of each address, and on those without one. */
import type { Locator, Page } from '@playwright/test';
import { notFoundPage } from '@tallycomb/content/site';
import { expect, test } from '../support/console-watch';
import { expectNoSidewaysScroll } from '../support/layout';
import { hydrate, openHydrated } from '../support/loading';
import { pageHeading } from '../support/locators';
import { expectSameDocument, goInApp, markDocument } from '../support/navigation';

const NOT_FOUND = 'Oops! Page not found';
const ABOUT = /^Founded By A Salon Owner/;

/** True for a message about a missing page, by the browser or, as specified, by the page. */
const isExpected = (message: string) => /status of 404|404: no page at/.test(message);
const robots = (page: Page) => page.locator('meta[name="robots"]');

for (const { address, heading } of [
  { address: '/guides/price-optimization/extra', heading: NOT_FOUND },
  { address: '/Guides', heading: NOT_FOUND },
  { address: '/about/', heading: ABOUT },
  { address: '/about?x=1#careers', heading: ABOUT },
  { address: '/guides/nope?x=1#y', heading: 'Guide Not Found' },
  // Queries and fragments that cannot be decoded.
  { address: '/about?%E0%A4%A=%#%E0%A4%A', heading: ABOUT },
  {
    address: '/inflation-calculator?date=%E0%A4%A&annualRevenue=%',
    heading: /^What Has Inflation/,
  },
])
  test(`${address} is one page before and after hydration`, async ({ page, watch }) => {
    await page.goto(address, { waitUntil: 'load' });
    await expect(pageHeading(page)).toHaveAccessibleName(heading);
    await hydrate(page);
    await expect(pageHeading(page)).toHaveAccessibleName(heading);
    const isLogged = watch.messages.join().includes('404: no page at');
    expect(isLogged).toBe(heading === NOT_FOUND);
    await goInApp(page, '/terms');
    await expect(page).toHaveTitle(/^Terms/);
    await goInApp(page, address);
    await expect(pageHeading(page)).toHaveAccessibleName(heading);
    expect(watch.messages.filter((message) => !isExpected(message))).toEqual([]);
  });

test('an unknown path or guide says so after navigation within the app too', async ({
  page,
  watch,
}) => {
  await openHydrated(page, '/');
  await markDocument(page);
  for (const { path, says, link } of [
    { path: '/no/such/page', says: NOT_FOUND, link: '/' },
    { path: '/inflation-calculator/1966', says: NOT_FOUND, link: '/' },
    {
      path: '/guides/no-such-guide',
      says: "The guide you're looking for doesn't exist or has been moved.",
      link: '/guides',
    },
  ]) {
    await goInApp(page, path);
    await expect(page.getByRole('main')).toContainText(says);
    await expect(robots(page)).toHaveAttribute('content', 'noindex');
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(link);
    await expect(robots(page)).toHaveCount(0);
  }
  await expectSameDocument(page);
  expect(watch.messages.join('\n')).toMatch(/^error: .*\/no\/such\/page/m);
});

test('a redirect inside the app keeps the query, and adds no history entry', async ({ page }) => {
  await openHydrated(page, '/terms');
  for (const { from, to } of [
    { from: '/pricing?plan=2', to: '/?plan=2' },
    { from: '/about-us?ref=a', to: '/about?ref=a' },
  ]) {
    await goInApp(page, from);
    await expect(page).toHaveURL(to);
    await page.goBack();
    await expect(page).toHaveURL('/terms');
  }
});

/** Middle of a loose tooth, which is drawn away from its checkbox. */
const middleOfTooth = (box: Locator) =>
  box.evaluate((it) => {
    const { top, height, translate } = getComputedStyle(it, '::before');
    const { x, y, width } = it.getBoundingClientRect();
    const [right = 0, down = 0] = translate.split(' ').map(Number.parseFloat);
    return {
      x: x + width / 2 + right,
      y: y + Number.parseFloat(top) + Number.parseFloat(height) / 2 + down,
    };
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('each loose tooth can be put back by a click; then a message appears', async ({ page }) => {
    const { label, whole } = notFoundPage.teeth;
    for (const width of [320, 768, 2560])
      await test.step(`at ${width}`, async () => {
        await page.setViewportSize({ width, height: 1500 });
        await page.goto('/no-such-page');
        await expectNoSidewaysScroll(page);
        const boxes = await page.getByRole('checkbox', { name: label }).all();
        expect(boxes).toHaveLength(5);
        for (const box of boxes) {
          await expect(page.getByText(whole)).toBeHidden();
          const { x, y } = await middleOfTooth(box);
          await page.mouse.click(x, y);
          await expect(box).toBeChecked();
        }
        await expect(page.getByText(whole)).toBeVisible();
      });
  });
});
