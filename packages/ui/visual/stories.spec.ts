import { expect } from '@playwright/test';
import { expectPictures } from './expect-picture.ts';
import { nameOf, stories } from './stories.ts';
import { test } from './story-page.ts';
import { orphans } from './tidy.ts';

const skipped = process.env.VISUAL_SKIPPED;
test.skip(skipped !== undefined, skipped ?? '');

test('every picture is of a story that there is', () => {
  expect(orphans(), '`visual:update` removes them').toEqual([]);
});

for (const story of stories) {
  test(nameOf(story), async ({ openStory }) => {
    const page = await openStory(story);
    // A page cannot force colors on itself: here the browser does.
    if (story.title === 'Foundations/Forced Colors') {
      await page.emulateMedia({ forcedColors: 'active' });
    }
    await expectPictures(page, story, 'scripts');
  });
}
