/** The list of guides, and each guide with its parts, charts and margin. */
import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { guideBodies, guides } from '@tallycomb/content/guides';
import { scenePicture } from '../src/article/scene-picture';
import { expect, test } from './support/console-watch';
import { boxOf } from './support/layout';
import { openHydrated, untilPainted } from './support/loading';
import { articleText, pageHeading, sectionOf } from './support/locators';
import { expectSameDocument, markDocument } from './support/navigation';
import { labelFaults } from './support/text-probe';

const guidePath = (id: string) => `/guides/${id}`;
const quoteOf = (id: string) =>
  /class="pull"><p>(.*?)<\/p>/.exec(guideBodies[id] ?? '')?.[1] ?? 'no quote';

/** An image's attributes in sorted order, as React sets them in another order than the HTML. */
const sorted = (image: string) => (image.match(/[\w-]+="[^"]*"/g) ?? []).sort().join(' ');

test('the list is a grid of two columns of equal cards, one below 768 pixels', async ({ page }) => {
  await page.goto('/guides');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('img') });
  await expect(cards).toHaveCount(guides.length);
  for (const [at, { id, title, readTime, date, image }] of guides.entries()) {
    const card = cards.nth(at);
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.locator('img')).toHaveAttribute('src', scenePicture(image));
    await expect(card).toContainText(readTime);
    await expect(card.locator('time')).toHaveText(date);
    await expect(card.getByRole('link')).toHaveAttribute('href', guidePath(id));
  }
  const places = async () =>
    (await Promise.all((await cards.all()).map(boxOf))).map(({ x, y, width }) => [x, y, width]);
  for (const width of [1920, 1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const [[x, y, wide] = [], [right] = [], [, below] = []] = await places();
    expect(right, `at ${width}`).toBeGreaterThan((x ?? 0) + (wide ?? 0) - 1);
    expect(await places()).toEqual([
      [x, y, wide],
      [right, y, wide],
      [x, below, wide],
      [right, below, wide],
    ]);
  }
  await page.setViewportSize({ width: 767, height: 900 });
  expect(new Set((await places()).map(([x]) => x)).size).toBe(1);
  await cards.nth(1).click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(guidePath(guides[1]?.id ?? ''));
});

/** Checks that each chart is beside or below its table, with no overlapping labels. */
async function expectCharts(page: Page) {
  const charts = await articleText(page)
    .getByRole('img', { name: /^Chart: / })
    .all();
  expect(charts.length).toBeGreaterThan(0);
  for (const width of [320, 1200, 1920])
    await test.step(`at ${width}`, async () => {
      await page.setViewportSize({ width, height: 900 });
      for (const chart of charts) {
        // Chart and table have the same parent.
        const table = await boxOf(chart.locator('xpath=..').getByRole('table'));
        const drawn = await boxOf(chart);
        if (width < 1200) expect(drawn.y, 'below').toBeGreaterThanOrEqual(table.bottom);
        else {
          expect(drawn.x, 'beside').toBeGreaterThan(table.right);
          expect(drawn.right).toBeLessThanOrEqual(width);
          expect(drawn.y).toBeLessThan(table.bottom);
        }
      }
      expect(await labelFaults(page)).toEqual([]);
    });
}

for (const { id, title, readTime, date } of guides)
  test(`the guide "${title}" has all its parts, its charts, and leads to two others`, async ({
    page,
  }) => {
    await page.goto(guidePath(id));
    const article = page.getByRole('article').first();
    const back = article.getByRole('link', { name: 'Back to Guides' });
    await expect(back).toHaveAttribute('href', '/guides');
    await expect(pageHeading(page)).toHaveText(title);
    await expect(article).toContainText(readTime);
    await expect(article.locator('time').first()).toHaveText(date);
    await expect(article.getByRole('heading', { level: 2, name: 'Sources' })).toBeVisible();
    const sentence = articleText(page).getByText(quoteOf(id));
    await expect(sentence).toHaveCount(1);
    await sentence.scrollIntoViewIfNeeded();
    const scene = articleText(page).locator(`img[src="/guides/${id}-scene.svg"]`);
    await expect(scene).toHaveAttribute('alt', '');
    for (const [image, width] of [
      [article.locator(`picture img[src="/guides/${id}-wide.svg"]`), 1280],
      [scene, 560],
    ] as const) {
      const loaded = () => image.evaluate((it: HTMLImageElement) => it.naturalWidth);
      await expect.poll(loaded).toBe(width);
    }
    const others = sectionOf(page, 'You May Also Enjoy').getByRole('listitem').getByRole('link');
    await expect(others).toHaveCount(2);
    for (const other of await others.all())
      await expect(other).not.toHaveAttribute('href', guidePath(id));
    const figures = await articleText(page).locator('strong[data-figure]').all();
    expect(figures.length).toBeGreaterThan(0);
    for (const width of [1200, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      for (const figure of figures) {
        const shown = await figure.evaluate((it) => getComputedStyle(it, '::after').content);
        expect(shown, `at ${width}`).toContain(await figure.textContent());
      }
    }
    await test.step('charts are beside their tables', () => expectCharts(page));
    await test.step('no more than 2,000 pixels of text alone interrupt them', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const drawn = articleText(page).locator(':is(svg, img)');
      const tops = await drawn.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
      );
      const gaps = tops.map(([top = 0], at) => top - (tops[at - 1]?.[1] ?? top));
      expect(Math.max(...gaps)).toBeLessThan(2000);
    });
  });

test('a guide is the same when reached inside the app', async ({ page, watch }) => {
  const { id, title } = guides[0] ?? { id: '', title: '' };
  const text = async () => (await articleText(page).innerHTML()).replace(/<img [^>]*>/g, sorted);
  await openHydrated(page, guidePath(id));
  const loaded = await text();
  await openHydrated(page, '/guides');
  await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(pageHeading(page)).toHaveText(title);
  expect(await text()).toBe(loaded);
  await articleText(page).getByRole('link', { name: 'inflation calculator' }).click();
  await expect(page).toHaveURL('/inflation-calculator');
  await expectSameDocument(page);
  expect(watch.messages).toEqual([]);
});

test('an aside is beside its text, and a quote reaches the side of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto(guidePath('inflation-impact'));
  const aside = articleText(page).getByRole('note').first();
  const after = aside.locator('xpath=following-sibling::*[1]');
  const box = await boxOf(aside);
  const next = await boxOf(after);
  expect(box.x).toBeGreaterThan(next.right);
  expect(box.y).toBeLessThan(next.bottom);
  // Text of twice the size, set in the browser, leaves no room for both.
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect.poll(async () => (await boxOf(aside)).bottom <= (await boxOf(after)).y).toBe(true);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  const sentence = articleText(page).getByText(quoteOf('inflation-impact'));
  for (const width of [320, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await sentence.evaluate((it) => it.scrollIntoView({ behavior: 'instant', block: 'center' }));
    const isBackground = await sentence.evaluate((it) => {
      const { top, height } = it.getBoundingClientRect();
      return [2, document.documentElement.clientWidth - 3].map(
        (x) => document.elementFromPoint(x, top + height / 2) === it.parentElement,
      );
    });
    // On the left as far as the list of sections, where there is one.
    expect(isBackground, `at ${width}`).toEqual([width === 320, true]);
  }
});

test('no script contains a guide’s text or title, and its page has the text once', () => {
  const phrase = 'Most owners raise prices when they’re angry.';
  const page = readFileSync('dist/client/guides/price-optimization.html', 'utf8');
  expect(page.split(phrase)).toHaveLength(2);
  const scripts = globSync('dist/client/assets/*.js').map((name) => readFileSync(name, 'utf8'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const words of [phrase, ...guides.map(({ title }) => title)])
    expect(
      scripts.filter((code) => code.includes(words)),
      words,
    ).toEqual([]);
});

const PLACEHOLDER = '/guides/placeholder.svg';
const covers = /\/guides\/[a-z-]+\.svg$/;
const LOGGED = 'Error loading guide image';

test.describe('a failed image', () => {
  test('is logged and replaced by the placeholder', async ({ page, watch }) => {
    await page.route(/scenario-analysis-scene\.svg$/, (route) => route.abort());
    await page.goto('/guides');
    const images = page.getByRole('main').locator('img');
    await expect(images.nth(1)).toHaveAttribute('src', PLACEHOLDER);
    const width = () => images.nth(1).evaluate((it: HTMLImageElement) => it.naturalWidth);
    await expect.poll(width).toBe(600);
    await expect(images.nth(0)).toHaveAttribute('src', '/guides/price-optimization-scene.svg');
    const logged = () => watch.messages.filter((message) => message.includes(LOGGED));
    expect(logged()).toEqual([expect.stringContaining('/guides/scenario-analysis-scene.svg')]);
    await page.unrouteAll();
    await page.route(/scenario-analysis-wide\.svg$/, (route) => route.abort());
    await page.reload();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Write Three Versions of Next Year' }).click();
    await expect(page.locator('picture img')).toHaveAttribute('src', PLACEHOLDER);
    await expect.poll(() => logged().join('\n')).toContain('/guides/scenario-analysis-wide.svg');
  });

  test('requests a failing placeholder only once', async ({ page, watch }) => {
    const asked: string[] = [];
    await page.route(covers, (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    await page.goto('/guides/price-optimization');
    await expect(page.locator('picture img')).toHaveAttribute('src', PLACEHOLDER);
    await untilPainted(page, 20);
    expect(asked.filter((path) => path === PLACEHOLDER)).toHaveLength(1);
    expect(watch.messages.filter((message) => message.includes(LOGGED))).toHaveLength(1);
  });
});
