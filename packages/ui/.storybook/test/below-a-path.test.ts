import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumArgs, findBrowser } from '../../../../tools/browser.ts';
import { usage } from '../usage';
import { serveBelow } from './static-server';

const folder = resolve(import.meta.dirname, '../../storybook-static');
const timeoutMs = 60_000;

let server: Server;
let browser: Browser;
let url: string;

beforeAll(async () => {
  if (!existsSync(`${folder}/index.html`))
    throw new Error('Build the Storybook first: pnpm build.');
  ({ server, url } = await serveBelow('/some/sub/path/', folder));
  browser = await chromium.launch({ executablePath: findBrowser(), args: [...chromiumArgs] });
}, timeoutMs);

afterAll(async () => {
  await browser?.close();
  server?.close();
});

/** A page, and all that goes wrong in it. */
async function watched(): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const { errorText } = request.failure() ?? {};
    // The icon may still be on its way when the test goes on to the next page.
    if (errorText !== 'net::ERR_ABORTED') faults.push(`${errorText} ${request.url()}`);
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { page, faults };
}

const hasFont = (font: string) =>
  [...document.fonts].some(({ family, status }) => family.includes(font) && status === 'loaded');

it(
  'opens on the welcome page, in its own fonts, with its bytes measured',
  async () => {
    const { page, faults } = await watched();
    await page.goto(url);
    const story = page.frameLocator('#storybook-preview-iframe');
    await story.getByRole('heading', { level: 1, name: 'Tallycomb Design System' }).waitFor();
    expect(new URL(page.url()).search).toBe('?path=/docs/welcome--docs');
    await story.getByText('Kilobytes of Stylesheet').waitFor();
    await page.waitForFunction(hasFont, 'Instrument Sans');
    await page.frame({ url: /iframe\.html/ })?.waitForFunction(hasFont, 'Imbue');
    expect(faults).toEqual([]);
  },
  timeoutMs,
);

it('links from the welcome page to pages that are there', () => {
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
  const welcome = readFileSync(resolve(import.meta.dirname, '../../src/Welcome.mdx'), 'utf8');
  const ids = [...welcome.matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(10);
  for (const id of ids) expect(Object.keys(entries)).toContain(id);
});

it('has a story of every page that components link to', () => {
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
  expect(Object.keys(entries)).toEqual(expect.arrayContaining(usage().map(({ story }) => story)));
});

it(
  'shows a page with its pictures',
  async () => {
    const { page, faults } = await watched();
    await page.goto(`${url}iframe.html?id=pages--guide&viewMode=story`);
    const picture = page.locator('article img').first();
    await picture.waitFor();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(faults).toEqual([]);
  },
  timeoutMs,
);

it.each([
  ['components-button--primary', 'a, button'],
  ['components-heading--level-one', 'h1'],
])(
  'draws the story %s with its styles',
  async (id, selector) => {
    const { page, faults } = await watched();
    await page.goto(`${url}iframe.html?id=${id}&viewMode=story`);
    const shown = page.locator('#storybook-root').locator(selector).first();
    await shown.waitFor();
    const { fontFamily } = await shown.evaluate((element) => ({
      fontFamily: getComputedStyle(element).fontFamily,
    }));
    expect(fontFamily).toMatch(/^(Imbue|"Instrument Sans")/);
    expect(faults).toEqual([]);
  },
  timeoutMs,
);

it(
  'gives a story its own screen, and leaves the choice of another to the visitor',
  async () => {
    const { page, faults } = await watched();
    await page.goto(`${url}?path=/story/components-container--narrowest`);
    const canvas = page.locator('#storybook-preview-iframe');
    await expect
      .poll(() => canvas.evaluate((frame) => frame.clientWidth), { timeout: timeoutMs })
      .toBe(320);
    expect(
      await page
        .getByRole('button', { name: /viewport/i })
        .first()
        .isEnabled(),
    ).toBe(true);
    expect(faults).toEqual([]);
  },
  timeoutMs,
);

it(
  'frames a story that is opened by itself in a window of another size',
  async () => {
    const { page, faults } = await watched();
    await page.goto(`${url}iframe.html?id=components-container--narrowest&viewMode=story`);
    const story = page.frameLocator('iframe').locator('#storybook-root');
    await story.locator('div').first().waitFor();
    expect(await page.locator('iframe').evaluate((frame) => frame.clientWidth)).toBe(320);
    expect(faults).toEqual([]);
  },
  timeoutMs,
);

it(
  'holds the reference of the packages, whole below a path and without a request to another host',
  async () => {
    const { page, faults } = await watched();
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto(`${url}reference/index.html`);
    await page.getByRole('link', { name: '@tallycomb/inflation-core' }).first().click();
    await page.getByRole('heading', { name: 'Module @tallycomb/inflation-core' }).waitFor();
    await page.goto(`${url}reference/functions/_tallycomb_inflation-core.index.lostRevenue.html`);
    await page.getByRole('heading', { name: 'Example' }).waitFor();
    expect([...hosts]).toEqual([new URL(url).host]);
    expect(faults).toEqual([]);
  },
  timeoutMs,
);
