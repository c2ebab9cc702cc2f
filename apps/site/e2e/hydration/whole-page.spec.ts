/** Every page is whole for whoever reads it untouched: in its text and in the accessibility tree. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArgs, findBrowser } from '../../../../tools/browser';
import { treeOf } from '../support/accessibility-tree';
import { expect, test } from '../support/console-watch';
import { embeddedPath } from '../support/embedded';
import { interact, untilHydrated } from '../support/hydration';
import { readableText } from '../support/page-parts';
import { missingPaths, pagePaths } from '../support/sitemap';
import { sites } from '../support/sites';

/** Letters alone: a style may set other spaces and capitals. */
const tidy = (text: string) => text.replace(/\s+/g, '').toLowerCase();

const wordsIn = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean).join(' ');

/** What `main` holds by its markup, whether the browser draws it yet or not. */
const contentOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const isClosed = (element: Element) =>
      element.closest('details:not([open]) > :not(summary)') !== null;
    // What a style skips until it scrolls into view counts as visible here.
    const textsOf = (selector: string) =>
      [...main.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility() && !isClosed(element))
        .map(({ textContent }) => textContent ?? '');
    return {
      headings: textsOf('h1, h2, h3, h4, h5, h6'),
      labels: textsOf('summary, dt, figcaption, caption, a, label, figure svg text'),
      skipped: [...main.querySelectorAll('*')].filter(
        (element) =>
          getComputedStyle(element).contentVisibility !== 'visible' ||
          element.matches('[inert]:not([aria-hidden])'),
      ).length,
    };
  });

/** How often the tree holds what a browser leaves out where it skips the layout. */
async function rolesOf(page: Page) {
  const tree = await treeOf(page);
  const count = (role: string) => tree.filter((entry) => entry.role === role).length;
  return {
    headings: count('heading'),
    paragraphs: count('paragraph'),
    markers: count('ListMarker'),
  };
}

async function expectWhole(page: Page, text: string) {
  const { headings, labels, skipped } = await contentOf(page);
  const missing = (texts: readonly string[]) => texts.filter((one) => !text.includes(tidy(one)));
  expect(missing(headings), 'headings that are not in the text').toEqual([]);
  expect(missing(labels), 'labels that are not in the text').toEqual([]);
  expect(skipped, 'elements that are skipped').toBe(0);
  const tree = await treeOf(page);
  const named = new Set(
    tree.filter(({ role }) => role === 'heading').map(({ name }) => tidy(name)),
  );
  const unnamed = headings.filter((heading) => !named.has(tidy(heading)));
  expect(unnamed, 'headings that are not in the accessibility tree').toEqual([]);
}

const readers = {
  'whoever does not move': [],
  'a screen reader': ['--force-renderer-accessibility'],
} as const;

/** Names in which words run together that stand apart on the screen. */
async function runTogether(page: Page): Promise<string[]> {
  const parts = page.getByRole('main').locator('h1, h2, h3, h4, h5, h6, a');
  const shown = await parts.evaluateAll((all: HTMLElement[]) =>
    // biome-ignore lint/performance/useDomNodeTextContent: what a style breaks into lines counts.
    all.map(({ innerText }) => innerText),
  );
  const names = (await treeOf(page))
    .filter(({ role }) => role === 'heading' || role === 'link')
    .map(({ name }) => wordsIn(name));
  return shown
    .map(wordsIn)
    .filter((words) => !names.includes(words))
    .filter((words) => names.some((name) => tidy(name) === tidy(words)));
}

for (const [reader, args] of Object.entries(readers))
  test.describe(`for ${reader}`, () => {
    let browser: Browser;
    test.beforeAll(async () => {
      const executablePath = findBrowser();
      browser = await chromium.launch({ executablePath, args: [...chromiumArgs, ...args] });
    });
    test.afterAll(() => browser.close());

    for (const path of [...pagePaths, embeddedPath, ...missingPaths])
      test(`${path} is whole before it is hydrated, and no more so afterwards`, async () => {
        const page = await browser.newPage({ baseURL: sites.real });
        await page.goto(path, { waitUntil: 'load' });
        const text = tidy(await readableText(page.getByRole('main')));
        const roles = await rolesOf(page);
        await expectWhole(page, text);
        expect(await runTogether(page), 'words that are read as one').toEqual([]);
        await interact(page);
        await untilHydrated(page);
        const lines = (await readableText(page.getByRole('main'))).split('\n');
        expect(lines.filter((line) => !text.includes(tidy(line)))).toEqual([]);
        const afterwards = await rolesOf(page);
        expect(roles.headings).toBeGreaterThanOrEqual(afterwards.headings);
        expect(roles.paragraphs).toBeGreaterThanOrEqual(afterwards.paragraphs);
        expect(roles.markers).toBeGreaterThanOrEqual(afterwards.markers);
        await page.close();
      });
  });
