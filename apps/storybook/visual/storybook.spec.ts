/** Tests of the built Storybook as a whole, below any path. */
import { expect, type Page } from '@playwright/test';
import { screens } from '../.storybook/screens.ts';
import { allEntries, type Entry, files, part } from './entries.ts';
import { orphans } from './pictures.ts';
import { load, overflowOf, show, test } from './preview.ts';

const addressOf = (path: string): string => `${process.env.BUILT_URL}${path}`;

/** Errors of a page from now on. */
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

/** Waits until a story is rendered, and played if it plays. */
const settle = (page: Page) =>
  page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished');

const entriesOf = (type: Entry['type']) =>
  [...files.values()].flat().filter((entry) => entry.type === type);

function testDocs(): void {
  test('every page of docs fits a narrow phone, its example in light and dark', async ({
    preview: { page },
  }) => {
    test.slow();
    await page.setViewportSize(screens.narrowest);
    for (const docs of entriesOf('docs')) {
      await load(page);
      expect.soft(await show(page, docs), docs.id).toBe('');
      await expect.poll(overflowOf(page), docs.id).toBe(0);
      const example = page.locator('[id$="--primary"]');
      const frame = example.locator('iframe');
      const shown = (await frame.count()) > 0 ? frame.contentFrame().locator('body') : example;
      if ((await example.count()) > 0)
        await expect.soft(shown.locator('[data-theme="dark"]'), docs.id).toHaveCount(1);
    }
  });

  test('one press turns every page dark, with all that it shows', async ({ preview: { page } }) => {
    test.slow();
    await load(page);
    for (const docs of entriesOf('docs')) {
      await show(page, docs);
      const isDark = (await page.locator('html').getAttribute('data-theme')) === 'dark';
      const shown = page.locator('#storybook-docs :is(h1, [id$="--primary-inner"])').last();
      await shown.evaluate((part) => part.toggleAttribute('data-shown', true));
      const press = page.getByRole('button', { name: /^Everything in/ }).first();
      await press.click();
      const [theme, other] = isDark ? ['light', 'dark'] : ['dark', 'light'];
      await expect(page.locator('html'), docs.id).toHaveAttribute('data-theme', theme);
      await expect(press).toHaveText(`Everything in ${other}`);
      await expect(page.locator('[data-shown]:not(:empty)'), docs.id).toBeVisible();
    }
  });
}

function testThemes(): void {
  test('Storybook’s window has the theme of the stories', async ({ page }) => {
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

  test('a link in a story leaves the story open', async ({ page }) => {
    const address = addressOf('stories/iframe.html?id=components-footer--complete');
    await page.goto(address);
    await settle(page);
    await page.getByRole('link', { name: 'Guides' }).click();
    await page.getByRole('link', { name: 'LinkedIn' }).click();
    expect(page.url()).toContain(address);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

/** A page’s own name and the others in its title. */
const namesOf = ({ title }: Entry): readonly string[] =>
  title
    .replace(/^.*\//, '')
    .split(/ \(|, |\)/)
    .filter((one) => one !== 'Layout' && one !== '');

function testLinks(): void {
  test('a link keeps the theme, and its own screen', async ({ page }) => {
    const start = 'pages/index.html?path=/docs/accessibility--docs&globals=theme:dark';
    await page.goto(addressOf(start));
    const frame = page.locator('#storybook-preview-iframe');
    const preview = frame.contentFrame();
    await preview.getByRole('link', { name: 'Home at 320 pixels' }).click();
    await expect(preview.getByRole('contentinfo')).toBeVisible();
    await expect(preview.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(async () => (await frame.boundingBox())?.width).toBe(320);
  });

  test('a link leads to a section of another page in the dark, and one Back leads back', async ({
    page,
  }) => {
    await page.goto(addressOf('pages/index.html?path=/docs/welcome--docs&globals=theme:dark'));
    const preview = page.frameLocator('#storybook-preview-iframe');
    await preview.getByRole('link', { name: 'what no test covers' }).click();
    await expect(preview.getByRole('heading', { name: 'Tests' })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(/welcome--docs&globals=theme:dark$/);
  });
}

function testSearch(): void {
  test('the search finds each page among the first three by each of its names', async ({
    page,
  }) => {
    test.slow();
    const readers = { v: 5, entries: Object.fromEntries(allEntries.map((one) => [one.id, one])) };
    await page.route('**/index.json', (route) => route.fulfill({ json: readers }));
    await page.goto(addressOf(`${part}/index.html`));
    const results = page.locator('.search-result-item');
    const firstThree = () =>
      results.evaluateAll((items) =>
        items.slice(0, 3).map((item) => item.dataset.id?.split('--')[0]),
      );
    for (const one of allEntries.filter(({ type }) => type === 'docs'))
      for (const name of namesOf(one)) {
        await page.getByRole('searchbox').fill(name);
        await expect.soft.poll(firstThree, { message: name }).toContain(one.id.split('--')[0]);
      }
    await page.getByRole('searchbox').fill('button');
    await page.getByRole('searchbox').press('Enter');
    await expect(page, 'Enter opens the one of that name').toHaveURL(/components-button--docs$/);
  });
}

function testStories(): void {
  test('pictures are compared', () => {
    const { NO_PICTURES: reason } = process.env;
    test.skip(reason !== undefined, reason);
  });

  test('stories in frames have the theme of their page, and do not scroll it', async ({ page }) => {
    await page.goto(
      addressOf('stories/iframe.html?viewMode=docs&id=components-header--docs&globals=theme:dark'),
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
  test('every picture is of an entry that there is', () => {
    expect(orphans(), 'remove them').toEqual([]);
  });

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

  test('a page of docs reached from another begins at its top, with its contents', async ({
    page,
  }) => {
    await page.goto(addressOf('stories/index.html?path=/docs/foundations-shape--docs'));
    const preview = page.frameLocator('#storybook-preview-iframe');
    await preview.getByRole('link', { name: 'ChipStrip' }).click();
    await expect(preview.getByRole('heading', { level: 1, name: 'Chip' })).toBeInViewport();
    await preview.getByRole('link', { name: 'Tokens', exact: true }).click();
    await expect(preview.getByRole('heading', { name: 'Tokens' })).toBeInViewport();
    await expect(preview.locator('.is-active-link')).toHaveText('Tokens');
    await preview.getByRole('link', { name: 'Accessibility', exact: true }).click();
    await page.waitForTimeout(500);
    await expect(preview.locator('.is-active-link')).toHaveText('Accessibility');
  });

  test('an address leads to a section of a page', async ({ page }) => {
    await page.goto(addressOf('stories/index.html?path=/docs/charts-linechart--docs#tokens'));
    const preview = page.frameLocator('#storybook-preview-iframe');
    await expect(preview.locator('svg [pathLength]').first()).toBeAttached();
    await expect(preview.getByRole('heading', { name: 'Tokens' })).toBeInViewport();
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

test.describe('docs', () => testDocs());
if (part === 'stories') {
  testStories();
  testThemes();
} else {
  testPages();
  testLinks();
  testSearch();
}
