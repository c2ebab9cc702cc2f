import { expect } from '@playwright/test';
import { heardFrom } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectPictures } from './expect-picture.ts';
import { nameOf, stories } from './stories.ts';
import { test } from './story-page.ts';
import { orphans } from './tidy.ts';

const skipped = process.env.VISUAL_SKIPPED;

test('every picture is of a story that there is', () => {
  expect(orphans(), '`visual:update` removes them').toEqual([]);
});

for (const story of stories) {
  test(nameOf(story), async ({ openStory }) => {
    const page = await openStory(story);
    expect.soft(heardFrom(page), 'it writes nothing to the console').toEqual([]);
    await expectAccessible(page, story);
    if (skipped) {
      // The report shows the reason; what was checked above counts.
      test.info().annotations.push({ type: 'skip', description: skipped });
      return;
    }
    // A page cannot force colors on itself: here the browser does.
    if (story.title === 'Foundations/Forced Colors') {
      await page.emulateMedia({ forcedColors: 'active' });
    }
    await expectPictures(page, story, 'scripts');
  });
}
