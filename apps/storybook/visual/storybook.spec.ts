/** What holds for a built Storybook as a whole, below whatever path it lies. */
import { expect, type Page } from '@playwright/test';
import { part } from './entries.ts';
import { orphans } from './pictures.ts';
import { test } from './preview.ts';

const addressOf = (path: string): string => `${process.env.BUILT_URL}${path}`;

/** All that goes wrong in a page from now on. */
function faultsOf(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}

const hasFont = (font: string) =>
  [...document.fonts].some(({ family, status }) => family.includes(font) && status === 'loaded');

/** Waits until a story stands there and its play function, if it is played, has ended. */
const settle = (page: Page) =>
  page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished');

/** Fail where a play function meets two copies, or one that is fixed lies over the other. */
const wereFoundTwice = [
  'charts-linechart--haircut',
  'components-datatable--with-bars',
  'foundations-brand--another-brand',
  'components-header--mobile-menu-open',
];

function testThemes(): void {
  for (const id of wereFoundTwice)
    test(`light and dark stand in frames, and nothing fails: ${id}`, async ({ page }) => {
      await page.goto(addressOf(`stories/iframe.html?id=${id}&globals=theme:both`));
      await settle(page);
      await expect(page.locator('body')).toHaveClass(/sb-show-main/);
      for (const theme of ['light', 'dark']) {
        const frame = page.getByTitle(`${theme} theme`).contentFrame();
        await expect(frame.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(frame.locator('#storybook-root')).not.toBeEmpty();
      }
    });

  test('controls change the light story and the dark one', async ({ page }) => {
    const storyId = 'components-button--primary';
    await page.goto(addressOf(`stories/iframe.html?id=${storyId}&globals=theme:both`));
    for (const name of ['Start Growing Now', 'Hire']) {
      for (const frame of await page.locator('#storybook-root iframe').all())
        await expect(frame.contentFrame().getByRole('button', { name })).toBeVisible();
      const update = { storyId, updatedArgs: { children: 'Hire' } };
      await page.evaluate(
        (data) => window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateStoryArgs', data),
        update,
      );
    }
  });

  test('the window around the stories is in their theme', async ({ page }) => {
    const backgrounds = [];
    for (const theme of ['light', 'dark']) {
      await page.goto(addressOf(`stories/index.html?globals=theme:${theme}`));
      const preview = page.frameLocator('#storybook-preview-iframe');
      await expect(preview.locator('html')).toHaveAttribute('data-theme', theme);
      await page.waitForTimeout(500);
      backgrounds.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    }
    expect(new Set(backgrounds).size).toBe(2);
  });

  test('a link of a story leads nowhere but within it', async ({ page }) => {
    const address = addressOf('stories/iframe.html?id=components-footer--complete');
    await page.goto(address);
    await settle(page);
    await page.getByRole('link', { name: 'Guides' }).click();
    await page.getByRole('link', { name: 'LinkedIn' }).click();
    expect(page.url()).toContain(address);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

/** Entries that lead the results of the search, by words that people search for. */
const searched = {
  stories: {
    'components-counter': ['stat', 'KPI'],
    'components-datatable': ['table'],
    'components-button': ['button', 'CTA'],
    'components-tag': ['badge', 'status'],
    'components-toast': ['alert', 'snackbar'],
    'components-resultpanel': ['empty'],
    'foundations-brand': ['theme', 'dark'],
    'foundations-layout': ['spacing', 'grid'],
    'foundations-shape': ['elevation', 'shadow'],
    'foundations-type': ['typography', 'font'],
  },
  pages: {
    accessibility: ['accessibility', 'WCAG'],
    'not-in-the-system': ['modal', 'dialog', 'tooltip', 'avatar', 'breadcrumb'],
    welcome: ['install'],
  },
};

function testSearch(found: Readonly<Record<string, readonly string[]>>): void {
  test('the search leads with what a word is another name of', async ({ page }) => {
    await page.goto(addressOf(`${part}/index.html`));
    const first = page.locator('.search-result-item').first();
    for (const [id, words] of Object.entries(found))
      for (const word of words) {
        await page.getByRole('searchbox').fill(word);
        await expect.soft(first, word).toHaveAttribute('data-id', new RegExp(`^${id}(--|$)`));
      }
  });
}

function testStories(): void {
  test('every picture is of an entry that there is', () => {
    expect(orphans(), 'remove them').toEqual([]);
  });

  test('pictures are compared', () => {
    const { NO_PICTURES: reason } = process.env;
    test.skip(reason !== undefined, reason);
  });

  test('stories in frames have the theme of their page, and it stays where its reader is', async ({
    page,
  }) => {
    await page.goto(
      addressOf('stories/iframe.html?viewMode=docs&id=components-toast--docs&globals=theme:dark'),
    );
    const states = page.locator('iframe');
    await states.last().scrollIntoViewIfNeeded();
    const at = await page.evaluate(() => scrollY);
    for (const frame of await states.all()) {
      const story = frame.contentFrame();
      await expect(story.getByRole('button').first()).toBeVisible();
      await expect(story.locator('html')).toHaveAttribute('data-theme', 'dark');
    }
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => scrollY)).toBe(at);
  });
}

function testPages(): void {
  test('the Storybook opens on the welcome page, in its own fonts', async ({ page }) => {
    const faults = faultsOf(page);
    await page.goto(addressOf('pages/index.html'));
    const preview = page.frameLocator('#storybook-preview-iframe');
    await preview.getByRole('heading', { level: 1, name: 'Tallycomb Design System' }).waitFor();
    expect(new URL(page.url()).search).toBe('?path=/docs/welcome--docs');
    await page.waitForFunction(hasFont, 'Instrument Sans');
    await page.frame({ url: /iframe\.html/ })?.waitForFunction(hasFont, 'Imbue');
    expect(faults).toEqual([]);
  });

  test('the reference of the packages is whole, without a request to another host', async ({
    page,
  }) => {
    const faults = faultsOf(page);
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto(addressOf('reference/index.html'));
    await page.getByRole('link', { name: '@tallycomb/inflation-core' }).first().click();
    await page.getByRole('heading', { name: 'Module @tallycomb/inflation-core' }).waitFor();
    const functions = 'reference/functions/_tallycomb_inflation-core.index.lostRevenue.html';
    await page.goto(addressOf(functions));
    await page.getByRole('heading', { name: 'Example' }).waitFor();
    expect([...hosts]).toEqual([new URL(addressOf('')).host]);
    expect(faults).toEqual([]);
  });
}

if (part === 'stories') {
  testStories();
  testThemes();
  testSearch(searched.stories);
} else {
  testPages();
  testSearch(searched.pages);
}
