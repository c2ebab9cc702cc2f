import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  categories,
  counters,
  faq,
  features,
  hero,
  inflationTeaser,
  pricing,
  problems,
} from '@tallycomb/content/home';
import { formatMonth } from '@tallycomb/inflation-core';
import { calculatorOn } from './support/calculator-page';
import { expect, test } from './support/console-watch';
import { holdBack } from './support/hold-back';

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const featuresOn = (page: Page) => sectionOf(page, features.heading);
const startButton = { name: 'Start Growing Now', exact: true } as const;

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What a person does first: the page hydrates its tabs and counters then. */
const stir = (page: Page) =>
  expect(async () => {
    await page.mouse.move(200, 300);
    await page.mouse.move(200, 600);
    await expect(page.getByRole('tab')).toHaveCount(3, { timeout: 1000 });
  }).toPass();

test('the parts of the page come in the order of the specification', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const parts = [
    main.getByRole('heading', { level: 1 }),
    main.getByRole('group', { name: 'Categories we cover' }),
    main.getByText('Locations Tracked'),
    sectionOf(page, 'These Problems Sound Familiar?'),
    featuresOn(page),
    sectionOf(page, inflationTeaser.heading),
    sectionOf(page, pricing.heading),
    sectionOf(page, faq.heading),
    page.getByRole('contentinfo'),
  ];
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? -1));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(tops[0]).toBeGreaterThan(0);
});

test('the hero has the headline, the tagline and the button', async ({ page, watch }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Salon Owners Stop Working More And Making Less',
  );
  await expect(main.getByText('Hire better. Price smarter. Earn more.')).toBeVisible();
  await expect(main.getByRole('link', startButton).first()).toBeInViewport();
  await page.waitForLoadState('networkidle');
  expect(watch.messages).toEqual([]);
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
    const headline = page.getByRole('heading', { level: 1 });
    const shown = (await headline.allInnerTexts())
      .join()
      .split('\n')
      .map((line) => line.trim());
    expect(shown).toEqual(lines);
    await expect(page.getByRole('img', { name: hero.art.label })).toHaveCount(1);
  });
}

test('the headline keeps its lines when the fonts come late, on any phone', async ({ page }) => {
  const headline = page.getByRole('heading', { level: 1 });
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

test.describe('the strip of categories', () => {
  const stripOn = (page: Page) => page.getByRole('group', { name: 'Categories we cover' });
  const leftOf = async (page: Page) =>
    (await stripOn(page).getByText('Barber').first().boundingBox())?.x ?? Number.NaN;

  test('shows each category with icon, color and background, and loops by itself', async ({
    page,
  }) => {
    await page.goto('/');
    const chips = stripOn(page).getByRole('list').getByRole('listitem');
    await expect(chips).toHaveText(categories.map(({ name }) => name));
    await expect(chips.locator('svg')).toHaveCount(10);
    const looks = await chips.locator('> span').evaluateAll((spans) =>
      spans.map((span) => {
        const { color, backgroundColor } = getComputedStyle(span);
        return `${color} on ${backgroundColor}`;
      }),
    );
    expect(new Set(looks).size).toBe(10);
    const before = await leftOf(page);
    await expect.poll(() => leftOf(page)).toBeLessThan(before - 5);
    // Endless: a silent copy follows the last chip, and the animation begins again.
    await expect(stripOn(page).locator('ul[aria-hidden="true"] > li')).toHaveCount(10);
    const rounds = await stripOn(page).evaluate((row) =>
      row.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().iterations),
    );
    expect(rounds).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
  });

  test('stands still once it is paused, under the pointer, and under reduced motion', async ({
    page,
  }) => {
    const isMoving = async () => {
      const before = await leftOf(page);
      await page.waitForTimeout(300);
      return (await leftOf(page)) !== before;
    };
    await page.goto('/');
    await expect.poll(isMoving).toBe(true);
    await stripOn(page).hover();
    expect(await isMoving()).toBe(false);
    await page.mouse.move(0, 0);
    const pause = page.getByRole('checkbox', { name: 'Pause the categories' });
    await pause.check();
    await page.mouse.move(0, 0);
    expect(await isMoving()).toBe(false);
    await pause.uncheck();
    await page.mouse.move(0, 0);
    await expect.poll(isMoving).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload({ waitUntil: 'networkidle' });
    expect(await isMoving()).toBe(false);
    expect(await stripOn(page).evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);
  });

  test('fits a phone, chips at their full height', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const box = await stripOn(page).getByRole('listitem').first().boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(56);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

test.describe('the counters', () => {
  const finals = ['350,000+', '650,000+', '25,000,000+'];

  test('have their final values in the HTML', async ({ request }) => {
    const html = await (await request.get('/')).text();
    for (const { value, label } of counters) {
      expect(html).toContain(value.toLocaleString('en-US'));
      expect(html).toContain(label);
    }
  });

  test('count up over 2 seconds once they are scrolled into view', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await page.goto('/');
    const last = page.getByRole('definition').last();
    const counter = last.locator('[aria-hidden="true"]');
    await stir(page);
    await expect(counter).toHaveText('0');
    // Written down in the page: a slow one may be through the count between two looks.
    const counting = last.evaluate(
      (definition) =>
        new Promise<{ shown: string[]; seconds: number }>((resolve) => {
          const shown: string[] = [];
          const start = performance.now();
          new MutationObserver(() => {
            const text = definition.querySelector('[aria-hidden="true"]')?.textContent;
            if (text) shown.push(text);
            else resolve({ shown, seconds: (performance.now() - start) / 1000 });
          }).observe(definition, { characterData: true, childList: true, subtree: true });
        }),
    );
    await last.scrollIntoViewIfNeeded();
    const { shown, seconds } = await counting;
    const numbers = shown.map((text) => Number(text.replaceAll(/\D/g, '')));
    expect(numbers.length).toBeGreaterThan(2);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(seconds).toBeGreaterThan(1.5);
    await expect(page.getByRole('definition')).toHaveText(finals);
  });

  test('stand at their final values under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await stir(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('definition')).toHaveText(finals);
    await expect(page.getByRole('definition').locator('[aria-hidden="true"]')).toHaveCount(0);
  });
});

test('These Problems Sound Familiar? shows three cards, each with a picture that loads', async ({
  page,
}) => {
  await page.goto('/');
  const cards = sectionOf(page, 'These Problems Sound Familiar?').getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(problems.cards.map(({ title }) => title));
  for (const picture of await cards.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }
});

test.describe('the features', () => {
  test('have three tabs, of which one shows its text and its picture', async ({ page, watch }) => {
    await page.goto('/');
    await stir(page);
    const section = featuresOn(page);
    const tabs = section.getByRole('tab');
    await expect(tabs).toHaveText(['Talent Scout', 'Price Intelligence', 'Competitor Monitoring']);
    for (const { title, description, vignette } of features.tabs) {
      await section.getByRole('tab', { name: title }).click();
      const panel = section.getByRole('tabpanel');
      await expect(panel).toHaveCount(1);
      await expect(panel.getByText(description)).toBeVisible();
      await expect(panel.getByRole('img', { name: vignette.label })).toBeVisible();
    }
    await page.keyboard.press('Home');
    await expect(section.getByRole('tab', { name: 'Talent Scout' })).toBeFocused();
    expect(watch.messages).toEqual([]);
  });

  test('have a tab list that scrolls horizontally on a phone, the page does not', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await stir(page);
    const list = featuresOn(page).getByRole('tablist');
    expect(await list.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);
    const last = list.getByRole('tab', { name: 'Competitor Monitoring' });
    await last.click();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

test('the inflation teaser leads to the calculator, which comes to the same figure', async ({
  page,
}) => {
  await page.goto('/');
  const section = sectionOf(page, inflationTeaser.heading);
  const figure = (await section.getByText(/^\$[\d,]+\.\d\d$/).textContent()) ?? 'no figure';
  await expect(section).toContainText('$250,000 a year and last changed its prices in June 2019');
  const asOf = /as of (\w+ \d{4})/.exec((await section.textContent()) ?? '')?.[1] ?? 'no month';
  await section.getByRole('link', { name: 'Calculate Your Loss' }).click();
  await expect(page).toHaveURL('/inflation-calculator');
  const calculator = calculatorOn(page);
  const { revenue, month } = inflationTeaser.assumptions;
  await calculator.calculate(String(revenue), formatMonth(month));
  await expect(calculator.panel).toContainText(figure);
  await expect(calculator.panel).toContainText(`As of ${asOf}`);
});

test('the plans stand in the order of their prices, with what they have', async ({ page }) => {
  await page.goto('/');
  const section = sectionOf(page, pricing.heading);
  const plans = section.getByRole('article');
  const [aware, edge, leader] = [plans.nth(0), plans.nth(1), plans.nth(2)];
  await expect(plans).toHaveCount(3);
  await expect(aware).toContainText(/Market Aware\$25\/month/);
  await expect(edge).toContainText(/Competitive Edge\$50\/month/);
  await expect(leader).toContainText(/Market Leader\$100\/month/);
  const rows = (plan: typeof aware) => plan.getByRole('listitem').allInnerTexts();
  const flat = async (plan: typeof aware) =>
    (await rows(plan)).map((row) => row.replace(/\s+/g, ' ').trim());
  // What is below the fold is not laid out yet, and so has no text as it is rendered.
  await section.scrollIntoViewIfNeeded();
  await expect
    .poll(() => flat(aware))
    .toEqual(['Recruits/month 10', 'Price Intelligence', 'Competitors tracked 3']);
  await expect
    .poll(() => flat(edge))
    .toEqual(['Recruits/month 20', 'Price Intelligence plus alerts', 'Competitors tracked 5']);
  await expect
    .poll(() => flat(leader))
    .toEqual([
      'Recruits/month 50',
      'Price Intelligence plus alerts',
      'Competitors tracked 10',
      'Priority support',
    ]);
  await expect(section.getByText('MOST POPULAR')).toHaveCount(1);
  await expect(edge).toContainText('MOST POPULAR');
  await expect(section.getByText('No contracts, cancel anytime')).toBeVisible();
});

test('the FAQ has several items open at once; a click toggles each', async ({ page }) => {
  await page.goto('/');
  const section = sectionOf(page, faq.heading);
  const [first, second] = faq.items;
  const question = (text: string) => section.getByRole('heading', { name: text });
  await expect(section.getByText(first.answer)).toBeVisible();
  await expect(section.getByText(second.answer)).toBeHidden();
  await question(second.question).click();
  await expect(section.getByText(second.answer)).toBeVisible();
  await expect(section.getByText(first.answer)).toBeVisible();
  await question(second.question).click();
  await expect(section.getByText(second.answer)).toBeHidden();
});

test.describe('the fade on mount', () => {
  test('begins visible, so that the first paint is the largest, of the headline', async ({
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

  test('is off under reduced motion, as is all other motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await stir(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all is readable, the questions open and every link leads somewhere', async ({ page }) => {
    await page.goto('/');
    const section = featuresOn(page);
    for (const { title, description, vignette } of features.tabs) {
      await expect(section.getByRole('heading', { name: title })).toBeVisible();
      await expect(section.getByText(description)).toBeVisible();
      await expect(section.getByRole('img', { name: vignette.label })).toBeVisible();
    }
    await expect(page.getByRole('definition')).toHaveText(['350,000+', '650,000+', '25,000,000+']);
    for (const { question, answer } of faq.items.slice(1)) {
      await page.getByRole('heading', { name: question }).click();
      await expect(page.getByText(answer)).toBeVisible();
    }
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', /^(https:\/\/|\/[a-z])/);
    }
    await page.getByRole('link', { name: 'Calculate Your Loss' }).click();
    await expect(page).toHaveURL('/inflation-calculator');
  });
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

/** What axe finds on the whole page, or in one part of it. */
async function faultsOn(page: Page, part = 'html') {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test(`axe finds nothing at ${width} in ${scheme}, with all open`, async ({ page, watch }) => {
      test.slow();
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await stir(page);
      for (const { question } of faq.items.slice(1)) {
        await page.getByRole('heading', { name: question }).click();
      }
      expect(await faultsOn(page)).toEqual([]);
      for (const tab of (await page.getByRole('tab').all()).slice(1)) {
        await tab.click();
        expect(await faultsOn(page, 'section[aria-labelledby="features"]')).toEqual([]);
      }
      expect(watch.messages).toEqual([]);
    });
  }
}

test('nothing scrolls sideways from 320 up, whichever tab is open', async ({ page }) => {
  await page.goto('/');
  await stir(page);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page), `at ${width}`).toBe(0);
    }
  }
});

test('the header menu of either width opens over the hero without a fault', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, name] of [
    [1440, 'Resources'],
    [390, /menu/i],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(page.getByRole('link', { name: 'Guides' }).first()).toBeVisible();
    expect(await faultsOn(page)).toEqual([]);
  }
});
