import { expect } from '@playwright/test';
import { heardFrom } from './console.ts';
import { docs, nameOf, pages, stories } from './stories.ts';
import { test } from './story-page.ts';
import { narrowest } from './viewports.ts';

test('stories in frames have the theme of their page, and it stays where its reader is', async ({
  openDocs,
}) => {
  const framed = docs.find(({ id }) => id === 'components-toast--docs');
  if (!framed) throw new Error('There is no page of Toast.');
  const page = await openDocs(framed, 'theme:dark');
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

/** One story of each file: its table of props is the file's. */
const firsts = new Map(stories.toReversed().map(({ importPath, id }) => [importPath, id]));

test('every prop has a description, a type and a default', async ({ openStory }) => {
  const [story] = stories;
  if (!story) throw new Error('There is no story.');
  const page = await openStory(story);
  const open = await page.evaluate(
    async (ids) => {
      const store = window.__STORYBOOK_PREVIEW__?.storyStoreValue;
      const loaded = await Promise.all(ids.map((storyId) => store?.loadStory({ storyId })));
      return ids.flatMap((id, index) =>
        Object.entries(loaded[index]?.argTypes ?? {})
          .filter(
            ([, { description, table }]) =>
              !description ||
              !table?.defaultValue?.summary ||
              /^(unknown)?$/.test(table.type?.summary ?? ''),
          )
          .map(([prop]) => `${id}: ${prop}`),
      );
    },
    [...firsts.values()],
  );
  expect(open).toEqual([]);
});

const known = new Set([...docs, ...stories, ...pages].map(({ id }) => id));

/** Links of a page, not of what it shows, that lead to no entry or to no section of it. */
function deadLinks(entries: readonly string[]): readonly string[] {
  const leadsSomewhere = (href: string): boolean => {
    if (href.startsWith('#')) return document.getElementById(href.slice(1)) !== null;
    const [, entry] = /\?path=\/(?:docs|story)\/([^&]+)/.exec(href) ?? [];
    return entry === undefined || entries.includes(entry);
  };
  return [...document.querySelectorAll('#storybook-docs a[href]')]
    .filter((link) => !link.closest('[inert], .sb-story'))
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !leadsSomewhere(href));
}

for (const page of docs) {
  test(nameOf(page), async ({ openDocs }) => {
    const opened = await openDocs(page);
    expect.soft(heardFrom(opened), 'it writes nothing to the console').toEqual([]);
    await expect(opened.locator('#storybook-docs h1').first()).toBeInViewport({ ratio: 1 });
    expect
      .soft(await opened.evaluate(deadLinks, [...known]), 'every link leads somewhere')
      .toEqual([]);
    await opened.setViewportSize(narrowest);
    const overflow = () =>
      opened.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(overflow, 'nothing is wider than a narrow phone').toBe(0);
  });
}
