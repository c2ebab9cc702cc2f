/** What of the hero is seen before anything is scrolled. */
import type { Locator, Page } from '@playwright/test';
import { hero } from '@tallycomb/content/pages';
import { startLabel } from '@tallycomb/content/site';
import { expect, test } from '../support/console-watch';
import { expectNoSidewaysScroll } from '../support/layout';
import { pageHeading } from '../support/page-parts';

const pictureOn = (page: Page) => page.getByRole('img', { name: hero.art.label });
const legendOn = (page: Page) =>
  page.getByRole('main').getByText(hero.art.caption).filter({ visible: true });
const buttonOn = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: startLabel }).first();

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not shown');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const signsOn = (page: Page) =>
  [hero.art.youLabel, hero.art.medianLabel].map((label) =>
    pictureOn(page)
      .locator('g', { has: page.getByText(label) })
      .filter({ visible: true }),
  );

for (const [width, height] of [
  [1024, 768],
  [390, 844],
  [844, 390],
  [1440, 900],
  [1366, 768],
  [1920, 1080],
] as const)
  test(`${width} × ${height} shows button, both tags, ruler and legend, none over another`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const [you, median] = await Promise.all(signsOn(page).map(boxOf));
    const [button, legend, heading] = await Promise.all([
      boxOf(buttonOn(page)),
      boxOf(page.getByText(`${hero.art.youLabel}: `).filter({ visible: true })),
      boxOf(pageHeading(page)),
    ]);
    expect(legend.bottom).toBeLessThanOrEqual(height);
    expect(heading.y).toBeGreaterThanOrEqual(0);
    for (const sign of [you, median]) {
      if (!sign) throw new Error('a tag is missing');
      expect(sign.x).toBeGreaterThanOrEqual(0);
      expect(sign.right).toBeLessThanOrEqual(width);
      expect(sign.bottom).toBeLessThan(legend.y);
      const isBeside = sign.x >= button.right || sign.y >= button.bottom;
      expect(isBeside, 'a tag lies over the button').toBe(true);
    }
    expect(button.bottom).toBeLessThan(legend.y);
    await expect(pictureOn(page).getByText('$148').filter({ visible: true })).toHaveCount(2);
  });

for (const width of [768, 1024, 1440, 1920, 2560])
  test(`at ${width} the words below the ruler stand on the grid of the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const [legend, button] = [await boxOf(legendOn(page)), await boxOf(buttonOn(page))];
    expect(Math.abs(legend.x - button.x)).toBeLessThan(1);
    await expectNoSidewaysScroll(page);
  });

/** A page up to the end of its first, second or third picture: what a slow line has brought by then. */
function upToPicture(html: string, number: number): string {
  const parts = html.split(hero.art.label);
  const [drawing = ''] = parts[number]?.split('</svg>') ?? [];
  return [...parts.slice(0, number), drawing].join(hero.art.label);
}

for (const [number, width, height] of [
  [1, 1440, 900],
  [2, 768, 1024],
  [3, 390, 844],
] as const)
  test(`at ${width} × ${height} the picture stands in its place before the rest of the page is there`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/')).text();
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
