/** What of the hero is seen before anything is scrolled. */
import type { Page } from '@playwright/test';
import { hero } from '@tallycomb/content/pages';
import { startLabel } from '@tallycomb/content/site';
import { expect, test } from '../support/console-watch';
import { boxOf, expectNoSidewaysScroll } from '../support/layout';
import { pageHeading } from '../support/page-parts';

const pictureOn = (page: Page) => page.getByRole('img', { name: hero.art.label });
const buttonOn = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: startLabel }).first();
const legendOn = (page: Page) => page.getByText(`${hero.art.youLabel}: `);

async function expectNothingCovered(page: Page, width: number) {
  const [button, price, legend] = await Promise.all(
    [buttonOn(page), page.getByText(hero.price), legendOn(page)].map(boxOf),
  );
  if (!button || !price || !legend) throw new Error('Promise.all gives as many.');
  expect((await boxOf(pageHeading(page))).y).toBeGreaterThanOrEqual(0);
  for (const label of [hero.art.youLabel, hero.art.medianLabel]) {
    const sign = await boxOf(pictureOn(page).locator('g', { has: page.getByText(label) }));
    expect(sign.x).toBeGreaterThanOrEqual(0);
    expect(sign.right).toBeLessThanOrEqual(width);
    expect(sign.bottom).toBeLessThan(legend.y);
    for (const words of [button, price])
      expect(sign.x >= words.right || sign.y >= words.bottom, `${label} lies clear`).toBe(true);
  }
  expect(price.bottom).toBeLessThan(legend.y);
  await expect(pictureOn(page).getByText('$148')).toHaveCount(2);
  return { price, legend };
}

test('every screen shows button, price and tags, none over another', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  for (const [width, height] of [
    [320, 640],
    [360, 640],
    [390, 664],
    [844, 390],
    [1024, 768],
    [1440, 900],
    [1366, 768],
    [1920, 1080],
  ] as const)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const { price, legend } = await expectNothingCovered(page, width);
      expect(price.bottom).toBeLessThanOrEqual(height);
      if (width > 390) expect(legend.bottom).toBeLessThanOrEqual(height);
    });
  for (const width of [768, 1024, 1440, 1920, 2560])
    await test.step(`at ${width} the words below the ruler stand on the grid`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const legend = page.getByRole('main').getByText(hero.art.caption);
      expect((await boxOf(legend)).x).toBeCloseTo((await boxOf(buttonOn(page))).x, 0);
      await expectNoSidewaysScroll(page);
    });
});

test('the picture stands in its place before the rest is there', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  // As a slow line has brought it: cut within the drawing.
  const body = html.slice(0, html.indexOf('</svg>', html.indexOf(hero.art.label)));
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto('/');
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      const arrived = await boxOf(pictureOn(page));
      await page.unroute('/');
      await page.reload();
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      expect(await boxOf(pictureOn(page))).toEqual(arrived);
    });
});
