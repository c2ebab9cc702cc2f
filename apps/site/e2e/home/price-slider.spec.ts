/** The price of the hero, which can be slid along the teeth. */
import type { Locator, Page } from '@playwright/test';
import { hero, marketPlaces, marketPrices } from '@tallycomb/content/pages';
import { expect, test } from '../support/console-watch';
import { holdBack } from '../support/hold-back';
import { openHydrated, untilHydrated } from '../support/hydration';
import { layoutShift } from '../support/layout';
import { SHELL_CODE } from '../support/missing-code';
import { readableText } from '../support/page-parts';

const sliderOn = (page: Page) => page.getByRole('slider', { name: hero.art.youLabel });
const gapOn = (page: Page) =>
  page.getByRole('main').getByText(`${hero.art.youLabel}: `).filter({ visible: true });

const priceOf = (salon: number) => marketPrices[salon] ?? 0;
const median = priceOf(marketPlaces.median);

function gapOf(salon: number): string {
  const dollars = priceOf(salon) - median;
  if (dollars === 0) return hero.gap.none;
  return `$${Math.abs(dollars)} ${dollars < 0 ? hero.gap.under : hero.gap.over}`;
}

async function expectAt(page: Page, salon: number) {
  await expect(sliderOn(page)).toHaveAttribute(
    'aria-valuetext',
    `$${priceOf(salon)}, ${gapOf(salon)}`,
  );
  await expect(gapOn(page)).toHaveText(`${hero.art.youLabel}: ${gapOf(salon)}`);
}

/** The middle of your tooth, which is drawn after all others. */
const markedTooth = (page: Page) =>
  page.getByRole('img', { name: hero.art.label }).evaluate((picture) => {
    const { x, width } =
      picture.querySelector('path:not([class]) ~ path[class]')?.getBoundingClientRect() ??
      new DOMRect();
    return x + width / 2;
  });

/** The marked tooth is the nearest to a place. */
const expectMarkedAt = (page: Page, x: number) =>
  expect.poll(async () => Math.abs((await markedTooth(page)) - x)).toBeLessThanOrEqual(15);

/** Where on its line a range input stands, by the share of its way. */
async function placeOn(slider: Locator, share: number) {
  const box = await slider.boundingBox();
  if (!box) throw new Error('the slider is not shown');
  const thumb = 24;
  return {
    x: box.x + thumb / 2 + share * (box.width - thumb),
    y: box.y + box.height / 2,
  };
}

test('keys move it from tooth to tooth, and it says where you stand', async ({ page }) => {
  await openHydrated(page, '/');
  const slider = sliderOn(page);
  await expectAt(page, marketPlaces.you);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expectAt(page, marketPlaces.you + 1);
  for (let salon = marketPlaces.you + 1; salon < marketPlaces.median; salon += 1)
    await page.keyboard.press('ArrowRight');
  await expectAt(page, marketPlaces.median);
  await page.keyboard.press('End');
  await expectAt(page, marketPrices.length - 1);
  await page.keyboard.press('Home');
  await expectAt(page, 0);
});

for (const size of [
  { width: 1440, height: 900 },
  { width: 800, height: 1000 },
  { width: 390, height: 844 },
])
  test(`at ${size.width} the pointer moves it, the marked tooth stands beneath it, nothing shifts`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
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
  const tag = page
    .getByRole('img', { name: hero.art.label })
    .getByText(hero.art.youLabel)
    .filter({ visible: true });
  const end = await placeOn(sliderOn(page), 1);
  await tag.hover();
  await page.mouse.down();
  await page.mouse.move(end.x, end.y - 100, { steps: 4 });
  await page.mouse.up();
  await expectAt(page, marketPrices.length - 1);
});

test('what was slid before the app was there stays slid', async ({ page }) => {
  const release = await holdBack(page, SHELL_CODE);
  await page.goto('/');
  const end = await placeOn(sliderOn(page), 1);
  await page.mouse.click(end.x, end.y);
  await expect(sliderOn(page)).toHaveValue(String(marketPrices.length - 1));
  release();
  await untilHydrated(page);
  await expectAt(page, marketPrices.length - 1);
});

test('another width keeps the price', async ({ page }) => {
  await openHydrated(page, '/');
  await sliderOn(page).press('End');
  for (const width of [800, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAt(page, marketPrices.length - 1);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture says the example, and nothing asks to be slid', async ({ page }) => {
    await page.goto('/');
    await expect(sliderOn(page)).toHaveCount(0);
    expect(await readableText(gapOn(page))).toContain(gapOf(marketPlaces.you));
  });
});
