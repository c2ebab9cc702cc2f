import type { Page } from '@playwright/test';
import { expect, test } from '../support/console-watch';
import { holdBack } from '../support/loading';
import { pageHeading } from '../support/page-parts';

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
  for (const [width, lines] of [
    [1440, ['Salon Owners Stop', 'Working More And', 'Making Less']],
    [390, ['Salon Owners', 'Stop Working', 'More And', 'Making Less']],
  ] as const)
    await test.step(`at ${width} the headline has its lines`, async () => {
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

/** How little of an element the animations that began so far let through, below 1. */
function dimmedBy(page: Page) {
  return page.evaluate(() => {
    const began: Set<string> = Reflect.get(window, 'animations');
    const rules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSKeyframesRule)
      .filter(({ name }) => began.has(name))
      .flatMap(({ cssRules }) => [...cssRules] as CSSKeyframeRule[]) // all that such a rule holds
      .filter(({ style }) => style.opacity !== '');
    return [...new Set(rules.map(({ style }) => Number(style.opacity)))].filter((one) => one < 1);
  });
}

test('the first paint is the largest: the fade begins visible', async ({ page }) => {
  await page.addInitScript(() => {
    // Both are told of, not looked for: a slow page may be through its fade between two looks.
    const animations = new Set<string>();
    Object.assign(window, { animations });
    addEventListener('animationstart', ({ animationName }) => animations.add(animationName));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('element' in entry && entry.element instanceof Element)
          Object.assign(window, { largest: [entry.element.tagName, entry.startTime] });
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect.poll(() => dimmedBy(page)).toEqual([0.5]);
  const [tag, time] = await page.evaluate(() => Reflect.get(window, 'largest'));
  const first = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  expect([tag, time]).toEqual(['H1', first]);
});
