import { readdir, readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { guides } from '@tallycomb/content/guides';
import { expect, test } from './support/console-watch';

const addressOf = (id: string) => `/guides/${id}`;
const covers = /\/guides\/[a-z-]+\.svg$/;
const placeholder = '/guides/placeholder.svg';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('img') });
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
const isSameDocument = (page: Page) => page.locator('html[data-kept]');

/** A visitor's pointer, at which a page that is only read comes to life. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(2, 300);
  await page.mouse.move(4, 310);
}

/** The first section is marked as soon as the page is alive, and never before. */
async function expectAlive(page: Page): Promise<void> {
  await wake(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.locator('[aria-current]')).toHaveCount(1);
}

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}

test.describe('the list', () => {
  test('is a 2-column grid of cards', async ({ page, watch }) => {
    await page.goto('/guides');
    await expect(cards(page)).toHaveCount(guides.length);
    const [first, second, third] = await Promise.all(
      [0, 1, 2].map((at) => cards(page).nth(at).boundingBox()),
    );
    expect(second?.y).toBe(first?.y);
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
    expect(third?.x).toBe(first?.x);
    await wake(page);
    await page.waitForLoadState('networkidle');
    expect(watch.messages).toEqual([]);
  });

  test('has one column below 768 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    await page.goto('/guides');
    const [first, second] = await Promise.all(
      [0, 1].map((at) => cards(page).nth(at).boundingBox()),
    );
    expect(second?.x).toBe(first?.x);
  });

  for (const { id, title, readTime, date, image } of guides) {
    test(`shows "${title}" with image, title, reading time and date, and leads to it`, async ({
      page,
    }) => {
      await page.goto('/guides');
      const card = cards(page).filter({ has: page.getByRole('heading', { name: title }) });
      await expect(card.locator('img')).toHaveAttribute('src', image);
      await expect(card).toContainText(readTime);
      await expect(card.locator('time')).toHaveText(date);
      await expect(card.getByRole('link')).toHaveAttribute('href', addressOf(id));
      await card.click({ position: { x: 40, y: 40 } });
      await expect(page).toHaveURL(addressOf(id));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  }
});

for (const { id, title, readTime, date } of guides) {
  test.describe(`the guide "${title}"`, () => {
    test('has a back button to /guides, title, reading time, date, image and body', async ({
      page,
      watch,
    }) => {
      await page.goto(addressOf(id));
      const article = page.getByRole('article').first();
      await expect(article.getByRole('link', { name: 'Back to Guides' })).toHaveAttribute(
        'href',
        '/guides',
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(article).toContainText(readTime);
      await expect(article.locator('time').first()).toHaveText(date);
      const image = article.locator('picture img');
      await expect(image).toHaveAttribute('src', `/guides/${id}-wide.svg`);
      await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1280);
      await expect(article.getByRole('heading', { level: 2, name: 'Sources' })).toBeVisible();
      expect(await article.locator('h2[id], h3[id]').count()).toBe(
        await article.locator('h2, h3').count(),
      );
      await expectAlive(page);
      expect(watch.messages).toEqual([]);
    });

    test("has 'You May Also Enjoy' with two other guides and View All", async ({ page }) => {
      await page.goto(addressOf(id));
      const block = page.getByRole('region', { name: 'You May Also Enjoy' });
      const hrefs = await block
        .getByRole('listitem')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(new Set(hrefs).size).toBe(2);
      expect(hrefs).not.toContain(addressOf(id));
      for (const href of hrefs) expect(guides.map((guide) => addressOf(guide.id))).toContain(href);
      await expect(block.getByRole('link', { name: 'View All' })).toHaveAttribute(
        'href',
        '/guides',
      );
    });

    test('is the same when reached inside the app, whose links stay in it', async ({
      page,
      watch,
    }) => {
      const text = () => page.locator('[data-body=text]').innerHTML();
      await page.goto(addressOf(id));
      await expectAlive(page);
      const loaded = await text();
      await page.goto('/guides');
      await wake(page);
      await page.waitForLoadState('networkidle');
      await mark(page);
      await main(page).getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await text()).toBe(loaded);
      await page
        .locator('[data-body=text]')
        .getByRole('link', { name: 'inflation calculator' })
        .click();
      await expect(page).toHaveURL('/inflation-calculator');
      await expect(isSameDocument(page)).toHaveCount(1);
      expect(watch.messages).toEqual([]);
    });
  });
}

test.describe('contents', () => {
  test('stay in view at the left and mark the section being read', async ({ page }) => {
    await page.goto('/guides/price-optimization');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expectAlive(page);
    await page.locator('#endings').evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
    await expect(contents.locator('[aria-current]')).toHaveText(
      'Do Not Agonize Over the Last Digit',
    );
    await expect(contents).toBeInViewport();
    const body = await page.locator('[data-body=text]').boundingBox();
    const list = await contents.boundingBox();
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(body?.x ?? 0);
  });

  test('lead to each section, clear of the header', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/guides/price-optimization');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Mind the Commission Trap' })
      .click();
    await expect(page).toHaveURL('/guides/price-optimization#commission');
    const top = () => page.locator('#commission').evaluate((it) => it.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(80);
    expect(await top()).toBeLessThan(110);
  });

  test('fold up before the text on a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/guides/price-optimization');
    const link = page.getByRole('link', { name: 'Mind the Commission Trap' });
    await expect(link).toBeHidden();
    await main(page).getByText('On this page', { exact: true }).click();
    await link.click();
    await expect(page.locator('#commission')).toBeInViewport();
  });
});

test.describe('an unknown guide', () => {
  const expectNotFound = async (page: Page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide Not Found');
    await expect(main(page)).toContainText(
      "The guide you're looking for doesn't exist or has been moved.",
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page).toHaveTitle('Guide not found | Tallycomb');
  };

  test("answers 404 with 'Guide Not Found' and a Back to Guides button", async ({ page }) => {
    const response = await page.goto('/guides/no-such-guide');
    expect(response?.status()).toBe(404);
    await expectNotFound(page);
    await main(page).getByRole('link', { name: 'Back to Guides' }).click();
    await expect(page).toHaveURL('/guides');
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });

  test('is told as well when reached inside the app', async ({ page }) => {
    await page.goto('/guides');
    await wake(page);
    await page.waitForLoadState('networkidle');
    await mark(page);
    await page.evaluate(() => {
      history.pushState(null, '', '/guides/no-such-guide');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expectNotFound(page);
    await expect(isSameDocument(page)).toHaveCount(1);
  });
});

test.describe('a failed image', () => {
  test('is logged and replaced by the placeholder, also when it failed before hydration', async ({
    page,
    watch,
  }) => {
    await page.route(/scenario-analysis\.svg$/, (route) => route.abort());
    await page.goto('/guides');
    const images = main(page).locator('img');
    await expect(images.nth(1)).toHaveAttribute('src', placeholder);
    await expect
      .poll(() => images.nth(1).evaluate((it: HTMLImageElement) => it.naturalWidth))
      .toBe(600);
    await expect(images.nth(0)).toHaveAttribute('src', '/guides/price-optimization.svg');
    const logged = watch.messages.filter((message) =>
      message.includes('Error loading guide image'),
    );
    expect(logged).toEqual([expect.stringContaining('/guides/scenario-analysis.svg')]);
  });

  test('is replaced at the head of a guide reached inside the app', async ({ page, watch }) => {
    await page.route(/scenario-analysis-wide\.svg$/, (route) => route.abort());
    await page.goto('/guides');
    await main(page).getByRole('link', { name: 'Write Three Versions of Next Year' }).click();
    await expect(page.locator('picture img')).toHaveAttribute('src', placeholder);
    await expect
      .poll(() => watch.messages.join('\n'))
      .toMatch(/Error loading guide image .*\/guides\/scenario-analysis-wide\.svg/);
  });

  test('asks for a placeholder that fails once, not again and again', async ({ page, watch }) => {
    const asked: string[] = [];
    await page.route(covers, (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    await page.goto('/guides/price-optimization');
    await expect(page.locator('picture img')).toHaveAttribute('src', placeholder);
    await page.waitForTimeout(500);
    expect(asked.filter((path) => path === placeholder)).toHaveLength(1);
    const logged = watch.messages.filter((message) =>
      message.includes('Error loading guide image'),
    );
    expect(logged).toHaveLength(1);
  });
});

test.describe('a guide that cannot be fetched', () => {
  const failed = 'This Page Did Not Load';
  const title = 'How to Read the Prices on Your Street';
  const follow = (page: Page) =>
    page
      .getByRole('region', { name: 'You May Also Enjoy' })
      .getByRole('link', { name: title })
      .click();

  test('is said to have failed, is not asked for without end, and can be loaded again', async ({
    page,
    context,
  }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/price-benchmarking.json')) asked += 1;
    });
    await page.goto('/guides/price-optimization');
    await expectAlive(page);
    await page.getByRole('banner').hover();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await follow(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.waitForTimeout(500);
    expect(asked).toBeLessThanOrEqual(3);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Load it again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('leaves nothing blank, even where the code of the header is missing too', async ({
    page,
    context,
  }) => {
    await page.goto('/guides/price-optimization');
    await expectAlive(page);
    await context.setOffline(true);
    await follow(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
  });
});

test.describe('bytes', () => {
  const phrase = 'Most owners raise prices when they are angry.';

  test('a page holds its text once', async ({ request }) => {
    const html = await (await request.get('/guides/price-optimization')).text();
    expect(html.split(phrase)).toHaveLength(2);
  });

  test('no script holds the text or the title of a guide', async () => {
    const folder = new URL('../dist/client/assets/', import.meta.url);
    const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    for (const name of scripts) {
      const code = await readFile(new URL(name, folder), 'utf8');
      for (const words of [phrase, ...guides.map(({ title }) => title)]) {
        expect(code.includes(words), `"${words}" in ${name}`).toBe(false);
      }
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('list and guides are readable, and their links lead on', async ({ page }) => {
    await page.goto('/guides');
    await page.getByRole('link', { name: 'What Inflation Does to a Price List' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'What Inflation Does to a Price List',
    );
    await expect(
      main(page).getByRole('table', { name: /a \$50 price carried along/ }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'The Pay Cut Nobody Announced' }).click();
    await expect(page.locator('#team')).toBeInViewport();
    await page.getByRole('link', { name: 'View All' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
  });
});

const paths = ['/guides', ...guides.map(({ id }) => addressOf(id)), '/guides/nope'];

for (const path of paths) {
  for (const width of [1440, 390]) {
    test(`axe finds nothing at ${path}, ${width} wide, light and dark, contents open`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const folded = main(page).locator('summary');
      if (await folded.isVisible()) await folded.click();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axeFindings(page)).toEqual([]);
      }
    });
  }

  test(`nothing scrolls sideways at ${path}, 320 wide`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path);
    expect(await sidewaysScroll(page)).toBe(0);
  });
}
