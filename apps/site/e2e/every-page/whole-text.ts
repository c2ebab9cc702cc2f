/** That a page is whole for whoever reads it untouched: in its text and in the accessibility tree. */
import { expect, type Page } from '@playwright/test';
import { readableText } from '../support/page-parts';

/** The page as assistive technology is given it: Chromium's accessibility tree. */
async function treeOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? '').trim(),
      isFocusable: properties.some((one) => one.name === 'focusable' && one.value.value === true),
    }));
}

type Tree = Awaited<ReturnType<typeof treeOf>>;

const namesOf = (tree: Tree, wanted: string) =>
  tree.filter(({ role }) => role === wanted).map(({ name }) => name);

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

/** Names in which words run together that stand apart on the screen. */
async function runTogether(page: Page): Promise<string[]> {
  const parts = page.getByRole('main').locator('h1, h2, h3, h4, h5, h6, a');
  const shown = await parts.evaluateAll((all: HTMLElement[]) =>
    // biome-ignore lint/performance/useDomNodeTextContent: what a style breaks into lines counts.
    all.map(({ innerText }) => innerText),
  );
  const tree = await treeOf(page);
  const names = [...namesOf(tree, 'heading'), ...namesOf(tree, 'link')].map(wordsIn);
  return shown
    .map(wordsIn)
    .filter((words) => !names.includes(words))
    .filter((words) => names.some((name) => tidy(name) === tidy(words)));
}

/** Gives what can be read. */
export async function expectWholeText(page: Page): Promise<string> {
  const text = tidy(await readableText(page.getByRole('main')));
  const { headings, labels, skipped } = await contentOf(page);
  const missing = (texts: readonly string[]) => texts.filter((one) => !text.includes(tidy(one)));
  expect.soft(missing(headings), 'headings that are not in the text').toEqual([]);
  expect.soft(missing(labels), 'labels that are not in the text').toEqual([]);
  expect.soft(skipped, 'elements that are skipped').toBe(0);
  const named = new Set(namesOf(await treeOf(page), 'heading').map(tidy));
  const unheard = headings.filter((heading) => !named.has(tidy(heading)));
  expect.soft(unheard, 'headings that are not in the accessibility tree').toEqual([]);
  expect.soft(await runTogether(page), 'words that are read as one').toEqual([]);
  return text;
}

/** Hydration has added nothing to what was there to be read. */
export async function expectNothingNew(page: Page, before: string) {
  const lines = (await readableText(page.getByRole('main'))).split('\n');
  expect
    .soft(
      lines.filter((line) => !before.includes(tidy(line))),
      'new after hydration',
    )
    .toEqual([]);
}

const TO_BE_NAMED =
  /^(link|button|textbox|slider|tab|tabpanel|img|image|figure|table|navigation|region|group|list)$/;
/** Of those, what may go without a name unless the keyboard reaches it. */
const MAY_BE_ANONYMOUS = /^(group|list|figure)$/;

/** Everything has a name of its own: axe asks it of links, buttons, fields and images alone. */
export async function expectNames(page: Page) {
  const unnamed = (await treeOf(page))
    .filter(({ role, name }) => name === '' && TO_BE_NAMED.test(role))
    .filter(({ role, isFocusable }) => isFocusable || !MAY_BE_ANONYMOUS.test(role))
    .map(({ role }) => role);
  expect.soft(unnamed, 'what has no name').toEqual([]);
}
