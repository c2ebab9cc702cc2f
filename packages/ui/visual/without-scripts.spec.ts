import { test } from '@playwright/test';
import { expectPictures } from './expect-picture.ts';
import { nameOf } from './stories.ts';
import { scaleOf } from './viewports.ts';
import { looksWithoutScripts } from './without-scripts.ts';

const skipped = process.env.VISUAL_SKIPPED;
test.skip(skipped !== undefined, skipped ?? '');

for (const { story, viewport, act } of looksWithoutScripts) {
  test(nameOf(story), async ({ browser }) => {
    const deviceScaleFactor = scaleOf(story.id);
    const page = await browser.newPage({
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
      viewport,
      deviceScaleFactor,
    });
    await page.goto(`${process.env.VISUAL_SERVER}${story.id}.html`);
    await act?.(page);
    await expectPictures(page, story, 'no-scripts');
    await page.close();
  });
}
