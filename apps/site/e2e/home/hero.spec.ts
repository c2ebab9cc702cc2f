import type { Page } from '@playwright/test';
import { hero } from '@tallycomb/content/pages';
import { expect, test } from '../support/console-watch';
import { holdBack } from '../support/hold-back';
import { pageHeading } from '../support/page-parts';

const startButton = { name: 'Start Growing Now', exact: true } as const;

test('the hero has the headline, the tagline and the button', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Salon Owners Stop Working More And Making Less',
  );
  await expect(main.getByText('Hire better. Price smarter. Earn more.')).toBeVisible();
  await expect(main.getByRole('link', startButton).first()).toBeInViewport();
});

for (const [width, lines] of [
  [1440, ['Salon Owners Stop', 'Working More And', 'Making Less']],
  [390, ['Salon Owners', 'Stop Working', 'More And', 'Making Less']],
] as const) {
  test(`at ${width} the headline has ${lines.length} lines and one drawing is shown`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const headline = pageHeading(page);
    const shown = (await headline.allInnerTexts())
      .join()
      .split('\n')
      .map((line) => line.trim());
    expect(shown).toEqual(lines);
    await expect(page.getByRole('img', { name: hero.art.label })).toHaveCount(1);
  });
}

test('the headline keeps its lines when the fonts come late, on any phone', async ({ page }) => {
  const headline = pageHeading(page);
  const widths = [320, 330, 345, 360, 375, 390, 412, 430];
  const linesOf = async () => {
    const heights: number[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      heights.push(await headline.evaluate((h1: HTMLHeadingElement) => h1.offsetHeight));
    }
    return heights;
  };
  const letThrough = await holdBack(page, '**/*.woff2');
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
  letThrough();
  await expect.poll(() => isIn('Imbue')).toBe(true);
  expect(await linesOf()).toEqual(before);
});

test('every Start Growing Now opens the early-access form in a new tab', async ({ page }) => {
  await page.goto('/');
  const buttons = page.getByRole('link', startButton);
  // Header, hero, three plans and the footer.
  await expect(buttons).toHaveCount(6);
  for (const button of await buttons.all()) {
    await expect(button).toHaveAttribute('href', 'https://example.com/early-access');
    await expect(button).toHaveAttribute('target', '_blank');
    await expect(button).toHaveAttribute('rel', /noopener/);
  }
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

test('the fade on mount begins visible, so that the first paint is the largest, of the headline', async ({
  page,
}) => {
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
  await page.goto('/');
  await expect.poll(() => dimmedBy(page)).toEqual([0.5]);
  await page.waitForLoadState('networkidle');
  const [tag, time] = await page.evaluate(() => Reflect.get(window, 'largest'));
  const first = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  expect(tag).toBe('H1');
  expect(time).toBe(first);
});
