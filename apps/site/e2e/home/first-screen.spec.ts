/** What of the hero is seen before anything is scrolled. */
import type { Locator, Page } from '@playwright/test';
import { hero } from '@tallycomb/content/pages';
import { startLabel } from '@tallycomb/content/site';
import { expect, test } from '../support/console-watch';
import { boxOf, expectNoSidewaysScroll } from '../support/layout';
import { pageHeading } from '../support/page-parts';

const pictureOn = (page: Page) => page.getByRole('img', { name: hero.art.label });
const buttonOn = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: startLabel }).first();
const shown = (part: Locator) => part.filter({ visible: true });

async function expectNothingCovered(page: Page, { width = 0, height = 0 }) {
  const signs = [hero.art.youLabel, hero.art.medianLabel].map((label) =>
    boxOf(shown(pictureOn(page).locator('g', { has: page.getByText(label) }))),
  );
  const button = await boxOf(buttonOn(page));
  const legend = await boxOf(shown(page.getByText(`${hero.art.youLabel}: `)));
  expect(legend.bottom).toBeLessThanOrEqual(height);
  expect((await boxOf(pageHeading(page))).y).toBeGreaterThanOrEqual(0);
  for (const sign of await Promise.all(signs)) {
    expect(sign.x).toBeGreaterThanOrEqual(0);
    expect(sign.right).toBeLessThanOrEqual(width);
    expect(sign.bottom).toBeLessThan(legend.y);
    const isBeside = sign.x >= button.right || sign.y >= button.bottom;
    expect(isBeside, 'a tag lies beside or below the button').toBe(true);
  }
  expect(button.bottom).toBeLessThan(legend.y);
  await expect(shown(pictureOn(page).getByText('$148'))).toHaveCount(2);
}

test('every screen shows button, tags and legend, none over another', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  for (const [width, height] of [
    [1024, 768],
    [390, 844],
    [844, 390],
    [1440, 900],
    [1366, 768],
    [1920, 1080],
  ] as const)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expectNothingCovered(page, { width, height });
    });
  for (const width of [768, 1024, 1440, 1920, 2560])
    await test.step(`at ${width} the words below the ruler stand on the grid`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const legend = shown(page.getByRole('main').getByText(hero.art.caption));
      expect((await boxOf(legend)).x).toBeCloseTo((await boxOf(buttonOn(page))).x, 0);
      await expectNoSidewaysScroll(page);
    });
});

/** A page up to the end of its first, second or third picture: what a slow line has brought by then. */
function upToPicture(html: string, number: number): string {
  const parts = html.split(hero.art.label);
  const [drawing = ''] = parts[number]?.split('</svg>') ?? [];
  return [...parts.slice(0, number), drawing].join(hero.art.label);
}

test('the picture stands in its place before the rest is there', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  for (const [number, width, height] of [
    [1, 1440, 900],
    [2, 768, 1024],
    [3, 390, 844],
  ] as const)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.route('/', (route) =>
        route.fulfill({ contentType: 'text/html', body: upToPicture(html, number) }),
      );
      await page.goto('/');
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      const arrived = await boxOf(pictureOn(page));
      await page.unroute('/');
      await page.reload();
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      expect(await boxOf(pictureOn(page))).toEqual(arrived);
    });
});
