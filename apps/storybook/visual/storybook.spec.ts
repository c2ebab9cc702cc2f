/** Tests of the built Storybook as a whole, below any path. */
import { expect, type Page } from '@playwright/test';
import { screens } from '../.storybook/screens.ts';
import { allEntries, type Entry, files, part } from './entries.ts';
import { orphans } from './pictures.ts';
import { load, overflowOf, setTheme, show, test } from './preview.ts';

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

async function loadInLightAndDark(page: Page): Promise<void> {
  await load(page);
  await setTheme(page, 'both');
}

/** Both themes are shown in frames, so that no play function finds two copies. */
function testLightAndDark(): void {
  test.beforeEach(({ preview: { page } }) =>
    page.route('**/iframe.html?*embed=true*', (route) => route.fulfill({ body: '' })),
  );

  test('every story is shown in light and dark, and none fails', async ({ preview: { page } }) => {
    await loadInLightAndDark(page);
    for (const story of entriesOf('story')) {
      expect.soft(await show(page, story), story.id).toBe('');
      await expect.soft(page.locator('#storybook-root > iframe'), story.id).toHaveCount(2);
    }
  });

  test('every page of docs is shown in light and dark on a narrow phone', async ({
    preview: { page },
  }) => {
    test.slow();
    await page.setViewportSize(screens.narrowest);
    for (const docs of entriesOf('docs')) {
      await loadInLightAndDark(page);
      expect.soft(await show(page, docs), docs.id).toBe('');
      await expect.poll(overflowOf(page), docs.id).toBe(0);
    }
  });
}

function testThemes(): void {
  test('controls change the light story and the dark one', async ({ page }) => {
    const storyId = 'components-button--primary';
    await page.goto(addressOf(`stories/iframe.html?id=${storyId}&globals=theme:both`));
    for (const name of ['Start Growing Now', 'Hire']) {
      for (const theme of ['light', 'dark']) {
        const frame = page.getByTitle(`${theme} theme`).contentFrame();
        await expect(frame.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(frame.getByRole('button', { name })).toBeVisible();
      }
      const update = { storyId, updatedArgs: { children: 'Hire' } };
      await page.evaluate(
        (data) => window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateStoryArgs', data),
        update,
      );
    }
  });

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

/** Search words by the entry that must be their first result. */
const searched = {
  accessibility: ['accessibility', 'a11y', 'WCAG'],
  'charts-areachart': ['sparkline'],
  'charts-linechart': ['graph', 'chart', 'line chart'],
  'components-accordion': ['accordion', 'FAQ', 'disclosure', 'collapse'],
  'components-button': ['button', 'CTA'],
  'components-card': ['card', 'tile'],
  'components-checkbox': ['checkbox', 'toggle', 'switch'],
  'components-chipstrip': ['chip', 'marquee'],
  'components-container': ['container', 'wrapper'],
  'components-counter': ['stat', 'KPI'],
  'components-datatable': ['table'],
  'components-field': ['input', 'text field', 'form'],
  'components-footer': ['footer'],
  'components-header': ['header', 'navigation', 'menu', 'dropdown'],
  'components-heading': ['heading', 'headline'],
  'components-note': ['callout', 'banner'],
  'components-plancard': ['pricing'],
  'components-pullquote': ['quote', 'testimonial'],
  'components-radiogroup': ['radio', 'select'],
  'components-resultpanel': ['empty', 'empty state'],
  'components-scrolltotopbutton': ['back to top'],
  'components-spinner': ['spinner', 'loader', 'progress bar'],
  'components-split': ['columns'],
  'components-steps': ['stepper'],
  'components-stickyindex': ['table of contents', 'TOC'],
  'components-tabs': ['tabs'],
  'components-tag': ['badge', 'status', 'pill'],
  'components-textarea': ['textarea', 'multiline'],
  'components-textlink': ['link', 'anchor'],
  'components-toast': ['toast', 'alert', 'notification', 'snackbar'],
  'foundations-brand': ['theme', 'dark', 'dark mode'],
  'foundations-colors': ['color', 'palette', 'contrast'],
  'foundations-icons': ['icon', 'SVG'],
  'foundations-layout': ['spacing', 'grid', 'breakpoint', 'motion', 'animation'],
  'foundations-shape': ['elevation', 'shadow', 'radius'],
  'foundations-tokens': ['token', 'variables'],
  'foundations-type': ['typography', 'font'],
  'foundations-voice': ['tone', 'writing'],
  'components-visuallyhidden': ['screen reader'],
  'not-in-the-system': [
    ...['modal', 'dialog', 'drawer', 'tooltip', 'popover', 'avatar', 'breadcrumb', 'carousel'],
    ...['date picker', 'pagination', 'skeleton', 'slider', 'upload'],
  ],
  welcome: ['install', 'get started'],
};

function testSearch(): void {
  test('the search finds each component first by its other names', async ({ page }) => {
    const readers = { v: 5, entries: Object.fromEntries(allEntries.map((one) => [one.id, one])) };
    await page.route('**/index.json', (route) => route.fulfill({ json: readers }));
    await page.goto(addressOf(`${part}/index.html`));
    const first = page.locator('.search-result-item').first();
    for (const [id, words] of Object.entries(searched))
      for (const word of words) {
        await page.getByRole('searchbox').fill(word);
        await expect
          .soft(first, word)
          .toHaveAttribute('data-id', new RegExp(`^${id}(--|$)`), { timeout: 3_000 });
      }
  });
}

function testStories(): void {
  test('pictures are compared', () => {
    const { NO_PICTURES: reason } = process.env;
    test.skip(reason !== undefined, reason);
  });

  test('stories in frames have the theme of their page, and do not scroll it', async ({ page }) => {
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

test.describe('in light and dark', () => testLightAndDark());
if (part === 'stories') {
  testStories();
  testThemes();
} else {
  testPages();
  testSearch();
}
