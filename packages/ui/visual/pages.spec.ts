import { expect } from '@playwright/test';
import { heardFrom } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { nameOf, pages } from './stories.ts';
import { test } from './story-page.ts';
import { desktop, phone } from './viewports.ts';

for (const story of pages) {
  for (const size of [phone, desktop]) {
    test(`${nameOf(story)}, at ${size.width}`, async ({ openStory }) => {
      const page = await openStory(story, size);
      // Storybook has axe wait for seconds for what moves with the scroll.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectAccessible(page, story);
      // A page may still say something after its story has played.
      expect(heardFrom(page), 'it writes nothing to the console').toEqual([]);
    });
  }
}
