/** The hero: its text, its picture on every screen, and the price slider. */
import type { Locator, Page } from '@playwright/test';
import { hero, marketPlaces, marketPrices } from '@tallycomb/content/pages';
import { startLabel } from '@tallycomb/content/site';
import { expect, test } from '../support/console-watch';
import { boxOf, expectNoSidewaysScroll, layoutShift } from '../support/layout';
import { holdBack, openHydrated, SHELL_CODE, untilHydrated } from '../support/loading';
import { pageHeading, readableText } from '../support/locators';

test('every button of the page opens the early-access form', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByText('Hire better. Price smarter. Earn more.')).toBeVisible();
  const buttons = page.getByRole('link', { name: 'Start Growing Now', exact: true });
  await expect(main.getByRole('link', { name: 'Start Growing Now' }).first()).toBeInViewport();
  // Header, hero, three plans and the footer.
  await expect(buttons).toHaveCount(6);
  for (const button of await buttons.all()) {
    await expect(button).toHaveAttribute('href', 'https://example.com/early-access');
    await expect(button).toHaveAttribute('target', '_blank');
    await expect(button).toHaveAttribute('rel', /noopener/);
  }
});

test('the headline breaks into its lines', async ({ page }) => {
  await page.goto('/');
  for (const [width, lines] of [
    [1440, ['Salon Owners Stop', 'Working More And', 'Making Less']],
    [390, ['Salon Owners', 'Stop Working', 'More And', 'Making Less']],
  ] as const)
    await test.step(`at ${width}`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const shown = (await pageHeading(page).allInnerTexts()).join().split('\n');
      expect(shown.map((line) => line.trim())).toEqual(lines);
    });
});

test('the headline keeps its lines when the fonts come late, on any phone', async ({ page }) => {
  const headline = pageHeading(page);
  const linesOf = async () => {
    const heights: number[] = [];
    for (const width of [320, 330, 345, 360, 375, 390, 412, 430]) {
      await page.setViewportSize({ width, height: 800 });
      heights.push(await headline.evaluate((h1: HTMLHeadingElement) => h1.offsetHeight));
    }
    return heights;
  };
  const release = await holdBack(page, '**/*.woff2');
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  const isIn = (font: string) =>
    page.evaluate(
      (name) =>
        [...document.fonts].some(
          ({ family, status }) => family.replaceAll('"', '') === name && status === 'loaded',
        ),
      font,
    );
  await expect.poll(() => isIn('Imbue Fallback')).toBe(true);
  expect(await isIn('Imbue')).toBe(false);
  const before = await linesOf();
  release();
  await expect.poll(() => isIn('Imbue')).toBe(true);
  expect(await linesOf()).toEqual(before);
});

test('the headline is painted whole at the first paint, and nothing larger follows', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // One entry for each paint with a larger element than all before.
    const largest: string[] = [];
    Object.assign(window, { largest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('element' in entry && entry.element instanceof Element)
          largest.push(entry.element.tagName);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'largest'))).toEqual(['H1']);
});

const pictureOn = (page: Page) => page.getByRole('img', { name: hero.art.label });
const buttonOn = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: startLabel }).first();
/** The price gap, in the legend. */
const gapOn = (page: Page) => page.getByText(`${hero.art.youLabel}: `);

async function expectNothingCovered(page: Page, width: number) {
  const button = await boxOf(buttonOn(page));
  const price = await boxOf(page.getByText(hero.price));
  const legend = await boxOf(gapOn(page));
  expect((await boxOf(pageHeading(page))).y).toBeGreaterThanOrEqual(0);
  for (const label of Object.values(hero.art.flags)) {
    const flag = await boxOf(pictureOn(page).locator('g', { has: page.getByText(label) }));
    expect(flag.x).toBeGreaterThanOrEqual(0);
    expect(flag.right).toBeLessThanOrEqual(width);
    expect(flag.bottom).toBeLessThan(legend.y);
    for (const words of [button, price])
      expect(flag.x >= words.right || flag.y >= words.bottom, `${label} lies clear`).toBe(true);
  }
  // The legend's paragraph begins with the spine.
  const spine = await boxOf(page.getByRole('paragraph').filter({ has: gapOn(page) }));
  expect(price.bottom).toBeLessThan(spine.y);
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
    await test.step(`at ${width} the words below the spine stand on the grid`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const caption = page.getByRole('main').getByText(hero.art.caption);
      expect((await boxOf(caption)).x).toBeCloseTo((await boxOf(buttonOn(page))).x, 0);
      await expectNoSidewaysScroll(page);
    });
});

test('the picture is in its place before the page has loaded', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  // Cut within the drawing, as on a slow connection.
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

const sliderOn = (page: Page) => page.getByRole('slider', { name: hero.art.youLabel });
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

/** Checks that the visitor's tooth, the last path before the picture, is nearest to a position. */
const expectMarkedAt = (page: Page, place: number) =>
  expect
    .poll(async () => {
      const teeth = pictureOn(page).locator('xpath=preceding-sibling::*[1]');
      const tooth = await boxOf(teeth.locator('path'));
      return Math.abs(tooth.x + tooth.width / 2 - place);
    })
    .toBeLessThanOrEqual(15);

/** Position of a range input's thumb at a share of its range. */
async function placeOn(slider: Locator, share: number) {
  const box = await boxOf(slider);
  const thumb = 24;
  return { x: box.x + thumb / 2 + share * (box.width - thumb), y: box.y + box.height / 2 };
}

for (const width of [1440, 390])
  test(`at ${width} the pointer moves price and tooth, on the line or by the tag`, async ({
    page,
  }) => {
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
    const end = await placeOn(slider, 1);
    // Its middle lies between word and price.
    await pictureOn(page)
      .getByText(hero.art.flags.you)
      .hover({ position: { x: 8, y: 8 } });
    await page.mouse.down();
    await page.mouse.move(end.x, end.y - 100, { steps: 4 });
    await page.mouse.up();
    await expectAt(page, lastSalon);
    expect(await layoutShift(page, since)).toBe(0);
  });

test('a slider moved before hydration stays there', async ({ page }) => {
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

  test('the picture shows the example, without a slider', async ({ page }) => {
    await page.goto('/');
    await expect(sliderOn(page)).toHaveCount(0);
    expect(await readableText(gapOn(page))).toContain(gapOf(marketPlaces.you));
  });
});
