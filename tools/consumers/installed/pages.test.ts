/** Pages that Vite builds with the packages, in Chromium. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { build, preview } from 'vite';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { chromiumArgs, findBrowser } from '../../browser.ts';
import { outputOf } from './setup.ts';

const folder = inject('folder');
const projectOf = (name: string) => join(folder, 'projects', name);
const installed = (file: string) =>
  import(pathToFileURL(join(folder, 'node_modules/@tallycomb/inflation-core/dist', file)).href);

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: [...chromiumArgs] });
});
afterAll(() => browser.close());

const builtBy = (root: string) => build({ configFile: false, root, logLevel: 'error' });

/**
 * Serves a built project, and gives the console messages and errors of its page while `use` runs.
 */
async function messagesOf(root: string, use: (page: Page) => Promise<void>): Promise<string[]> {
  const server = await preview({
    configFile: false,
    root,
    preview: { host: '127.0.0.1', port: 0 },
  });
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    // None of the projects has an icon.
    if (!message.location().url.endsWith('/favicon.ico')) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await use(page);
  await page.close();
  await server.close();
  return messages;
}

const styleOf = (element: Locator, property: string, pseudo = '') =>
  element.evaluate(
    (found, [name, part]) => getComputedStyle(found, part || null).getPropertyValue(name),
    [property, pseudo] as const,
  );

const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const fillOf = (page: Page, name: string) =>
  styleOf(buttonOf(page, name), 'background-color', '::before');

it('renders a React app on a server with classes that the stylesheet knows, and hydrates it without a message', async () => {
  const root = projectOf('react');
  const outfile = join(root, 'server.mjs');
  await bundle({
    entryPoints: [join(root, 'server.tsx')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
  });
  const html = outputOf(outfile);
  expect(html).toContain('Calculate Your Loss');
  expect(html).not.toMatch(/ style=|<script/);
  const css = readFileSync(join(folder, 'node_modules/@tallycomb/ui/dist/styles.css'), 'utf8');
  const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, of = '']) => of.split(' '));
  expect(classes.length).toBeGreaterThan(5);
  expect([...new Set(classes)].filter((name) => !css.includes(`.${name}`))).toEqual([]);

  await builtBy(root);
  const file = join(root, 'dist/index.html');
  const shell = readFileSync(file, 'utf8');
  writeFileSync(file, shell.replace('<body></body>', `<body>${html}</body>`));
  const messages = await messagesOf(root, async (page) => {
    await page.getByLabel('Price of a haircut').fill('50');
    await buttonOf(page, 'Save').click();
    await page.getByRole('status').getByText('$50').waitFor();
    const link = page.getByRole('link', { name: 'Calculate Your Loss' });
    expect(await styleOf(link, 'text-decoration-line')).toBe('none');
  });
  expect(messages).toEqual([]);
});

it('shows another brand: its own logo, fonts and colors in both schemes, and nothing that is ours', async () => {
  const light = ['rgb(247, 249, 252)', 'rgb(16, 33, 63)', 'rgb(11, 87, 208)'];
  const dark = ['rgb(11, 18, 32)', 'rgb(230, 238, 252)', 'rgb(47, 111, 222)'];
  const colorsOf = async (page: Page, name: string, around: string) => [
    await styleOf(page.locator(around), 'background-color'),
    await styleOf(page.locator(around), 'color'),
    await fillOf(page, name),
  ];
  const root = projectOf('brand');
  await builtBy(root);
  const messages = await messagesOf(root, async (page) => {
    const home = page.getByRole('banner').getByRole('link', { name: 'Acme', exact: true });
    await home.waitFor();
    expect(await home.getAttribute('href')).toBe('/');
    expect(await page.getByRole('contentinfo').getByRole('img').count()).toBe(1);
    expect(await page.locator('body').innerHTML()).not.toMatch(/tallycomb|<(nav|ul|h2)\b/i);

    // A header without a menu has no button for one.
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.getByRole('banner').getByRole('button').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Account' }).isVisible()).toBe(true);

    expect(await colorsOf(page, 'Buy', 'body')).toEqual(light);
    expect(await colorsOf(page, 'Buy at night', '[data-theme]')).toEqual(dark);
    await page.emulateMedia({ colorScheme: 'dark' });
    // Polled, as a button's color changes in a transition.
    await expect.poll(() => colorsOf(page, 'Buy', 'body')).toEqual(dark);
    const text = page.getByText('© Acme');
    expect(await styleOf(text, 'font-family')).toBe('system-ui, sans-serif');
    expect(await page.evaluate(() => [...document.fonts].length)).toBe(0);
  });
  expect(messages).toEqual([]);
});

const loadedFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return loaded.map(({ family, unicodeRange }) => `${family} ${unicodeRange.slice(0, 4)}`).sort();
  });

const writeText = (element: HTMLElement | SVGElement, text: string) => {
  element.textContent = text;
};

/**
 * Names of the fonts that drew an element, whatever its styles ask for, with `true` for a web font.
 */
async function drawnWith(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => `${familyName} ${isCustomFont}`);
}

it('draws Latin-1, £ and € in both fonts, and loads no more for a page in US English', async () => {
  const SOFT_HYPHEN = 0xad;
  const codes = Array.from({ length: 95 }, (_, at) => 0xa1 + at);
  const latin1 = String.fromCharCode(...codes.filter((code) => code !== SOFT_HYPHEN), 0x20ac);
  /** Characters that no file of Instrument Sans has. */
  const missing = /[¤¦¬±²³µ¹¼½¾]/g;
  const root = projectOf('fonts');
  await builtBy(root);
  const messages = await messagesOf(root, async (page) => {
    const main = ['Imbue U+0-', 'Instrument Sans U+0-'];
    await expect.poll(() => loadedFonts(page)).toEqual(main);
    await page.locator('h1').evaluate(writeText, latin1);
    await page.locator('p').evaluate(writeText, latin1.replace(missing, ''));
    await expect.poll(async () => (await loadedFonts(page)).length).toBe(2 * main.length);
    expect(await drawnWith(page, 'h1')).toEqual([expect.stringMatching(/^Imbue.* true$/)]);
    expect(await drawnWith(page, 'p')).toEqual([expect.stringMatching(/^Instrument Sans.* true$/)]);
  });
  expect(messages).toEqual([]);
});

it('masks, checks and calculates on a page without a framework, and says why it does not', async () => {
  const { cpiU } = await installed('cpi-u.js');
  const { createLookupHandler } = await installed('lookup.js');
  const handler = createLookupHandler(cpiU);
  const root = projectOf('page');
  await builtBy(root);
  const messages = await messagesOf(root, async (page) => {
    let isDown = false;
    await page.route('**/api/**', async (route) => {
      const answer = isDown ? Response.json([]) : await handler(new Request(route.request().url()));
      await route.fulfill({ status: answer.status, body: await answer.text() });
    });
    const output = page.getByRole('status');
    const calculateSince = async (month: string, said: string | RegExp) => {
      await page.getByLabel('Last price update').fill(month);
      await page.getByRole('button').click();
      await expect.poll(() => output.textContent()).toMatch(said);
    };
    await page.getByLabel('Annual revenue').pressSequentially('$250,000');
    await calculateSince('', 'missing-information');
    await page.getByLabel('Last price update').pressSequentially('062019');
    expect(await page.getByLabel('Last price update').inputValue()).toBe('06/2019');
    await calculateSince('06/2019', /^\$\d{2},\d{3}\.\d{2} a year$/);
    const tooEarly = /^January 1800 is too early: the index begins in January 1913\.$/;
    await calculateSince('01/1800', tooEarly);
    await calculateSince('06/2099', /^June 2099 is too late: the index/);
    isDown = true;
    await calculateSince('06/2019', / a year, estimated$/);
    await calculateSince('01/1800', tooEarly);
  });
  expect(messages.filter((message) => !/status of 422/.test(message))).toEqual([]);
});
