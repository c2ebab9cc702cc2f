/** Checks that an untouched page is complete, in its text and its accessibility tree. */
import { expect, type Page } from '@playwright/test';
import { readableText } from '../support/locators';

/** Chromium's accessibility tree of the page, as assistive technology gets it. */
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

/** Text without spaces and capitals, which styles may change. */
const withoutSpacesAndCase = (text: string) => text.replace(/\s+/g, '').toLowerCase();

const wordsIn = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean).join(' ');

/** Texts in the markup of `main`, whether rendered yet or not. */
const contentOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const isClosed = (element: Element) =>
      element.closest('details:not([open]) > :not(summary)') !== null;
    // Counts content as visible that a style skips until it is scrolled to.
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

/** Texts whose words are separate on screen but run together in their accessible name. */
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
    .filter((words) =>
      names.some((name) => withoutSpacesAndCase(name) === withoutSpacesAndCase(words)),
    );
}

/** Checks that all text is readable, and returns it. */
export async function expectWholeText(page: Page): Promise<string> {
  const text = withoutSpacesAndCase(await readableText(page.getByRole('main')));
  const { headings, labels, skipped } = await contentOf(page);
  const missing = (texts: readonly string[]) =>
    texts.filter((one) => !text.includes(withoutSpacesAndCase(one)));
  expect.soft(missing(headings), 'headings that are not in the text').toEqual([]);
  expect.soft(missing(labels), 'labels that are not in the text').toEqual([]);
  expect.soft(skipped, 'elements that are skipped').toBe(0);
  const named = new Set(namesOf(await treeOf(page), 'heading').map(withoutSpacesAndCase));
  const unheard = headings.filter((heading) => !named.has(withoutSpacesAndCase(heading)));
  expect.soft(unheard, 'headings that are not in the accessibility tree').toEqual([]);
  expect.soft(await runTogether(page), 'words that are read as one').toEqual([]);
  return text;
}

/** Checks that hydration has added no text. */
export async function expectNothingNew(page: Page, before: string) {
  const lines = (await readableText(page.getByRole('main'))).split('\n');
  expect
    .soft(
      lines.filter((line) => !before.includes(withoutSpacesAndCase(line))),
      'new after hydration',
    )
    .toEqual([]);
}

const TO_BE_NAMED =
  /^(link|button|textbox|slider|tab|tabpanel|img|image|figure|table|navigation|region|group|list)$/;
/** Roles that may have no name unless they are focusable. */
const MAY_BE_ANONYMOUS = /^(group|list|figure)$/;

/** Checks that all elements are named; axe does so only for links, buttons, fields and images. */
export async function expectNames(page: Page) {
  const unnamed = (await treeOf(page))
    .filter(({ role, name }) => name === '' && TO_BE_NAMED.test(role))
    .filter(({ role, isFocusable }) => isFocusable || !MAY_BE_ANONYMOUS.test(role))
    .map(({ role }) => role);
  expect.soft(unnamed, 'what has no name').toEqual([]);
}
