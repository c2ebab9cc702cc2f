/** The price of the hero, which can be slid along the teeth. */
import type { Locator, Page } from '@playwright/test';
import { hero, marketPlaces, marketPrices } from '@tallycomb/content/pages';
import { expect, test } from '../support/console-watch';
import { boxOf, layoutShift } from '../support/layout';
import { holdBack, openHydrated, SHELL_CODE, untilHydrated } from '../support/loading';
import { readableText } from '../support/page-parts';

const sliderOn = (page: Page) => page.getByRole('slider', { name: hero.art.youLabel });
const gapOn = (page: Page) => page.getByRole('main').getByText(`${hero.art.youLabel}: `);
const lastSalon = marketPrices.length - 1;

function gapOf(salon: number): string {
  const dollars = (marketPrices[salon] ?? 0) - (marketPrices[marketPlaces.median] ?? 0);
  if (dollars === 0) return hero.gap.none;
  return `$${Math.abs(dollars)} ${dollars < 0 ? hero.gap.under : hero.gap.over}`;
}

async function expectAt(page: Page, salon: number) {
  const says = `$${marketPrices[salon]}, ${gapOf(salon)}`;
  await expect(sliderOn(page)).toHaveAttribute('aria-valuetext', says);
  await expect(gapOn(page)).toHaveText(`${hero.art.youLabel}: ${gapOf(salon)}`);
}

/** The middle of your tooth, which is drawn after all others, is the nearest to a place. */
const expectMarkedAt = (page: Page, place: number) =>
  expect
    .poll(async () => {
      const picture = page.getByRole('img', { name: hero.art.label });
      const tooth = await boxOf(picture.locator('path:not([class]) ~ path[class]').first());
      return Math.abs(tooth.x + tooth.width / 2 - place);
    })
    .toBeLessThanOrEqual(15);

/** Where on its line a range input stands, by the share of its way. */
async function placeOn(slider: Locator, share: number) {
  const box = await boxOf(slider);
  const thumb = 24;
  return { x: box.x + thumb / 2 + share * (box.width - thumb), y: box.y + box.height / 2 };
}

for (const width of [1440, 390])
  test(`at ${width} the pointer moves it and the tooth beneath it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await openHydrated(page, '/');
    const since = await page.evaluate(() => performance.now());
    const slider = sliderOn(page);
    const [from, to] = [await placeOn(slider, 0.9), await placeOn(slider, 0.2)];
    await page.mouse.click(from.x, from.y);
    await expectMarkedAt(page, from.x);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expectMarkedAt(page, to.x);
    await expect(slider).toHaveAttribute('aria-valuetext', /under the median$/);
    expect(await layoutShift(page, since)).toBe(0);
  });

test('the tag itself can be dragged', async ({ page }) => {
  await openHydrated(page, '/');
  const tag = page.getByRole('img', { name: hero.art.label }).getByText(hero.art.youLabel);
  const end = await placeOn(sliderOn(page), 1);
  await tag.hover();
  await page.mouse.down();
  await page.mouse.move(end.x, end.y - 100, { steps: 4 });
  await page.mouse.up();
  await expectAt(page, lastSalon);
});

test('what was slid before the app was there stays slid', async ({ page }) => {
  const release = await holdBack(page, SHELL_CODE);
  await page.goto('/');
  const end = await placeOn(sliderOn(page), 1);
  await page.mouse.click(end.x, end.y);
  await expect(sliderOn(page)).toHaveValue(String(lastSalon));
  release();
  await untilHydrated(page);
  await expectAt(page, lastSalon);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture says the example, and nothing asks to be slid', async ({ page }) => {
    await page.goto('/');
    await expect(sliderOn(page)).toHaveCount(0);
    expect(await readableText(gapOn(page))).toContain(gapOf(marketPlaces.you));
  });
});
