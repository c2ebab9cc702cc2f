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

if (part === 'stories') testStories();
else testPages();
