import { expect } from '@playwright/test';
import { heardFrom } from './console.ts';
import { docs, nameOf, stories } from './stories.ts';
import { test } from './story-page.ts';

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

for (const page of docs) {
  test(nameOf(page), async ({ openDocs }) => {
    const opened = await openDocs(page);
    expect.soft(heardFrom(opened), 'it writes nothing to the console').toEqual([]);
    await expect(opened.locator('#storybook-docs h1').first()).toBeInViewport({ ratio: 1 });
  });
}
