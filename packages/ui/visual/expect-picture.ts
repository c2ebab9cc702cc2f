import { expect, type Page, test } from '@playwright/test';
import { isCommitted, type Look, picturesFor, type Theme, themes } from './baselines.ts';
import { expectedBytes, pack, unpack } from './pixels.ts';
import { comeToRest } from './rest.ts';
import type { Story } from './stories.ts';

const UPDATE = '`pnpm --filter @tallycomb/ui visual:update`';

/** Height of the rows in which anything is drawn, from the top of the page. */
function drawnHeight(): number {
  const bottoms = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ bottom }) => bottom + scrollY);
  const { scrollHeight } = document.documentElement;
  return Math.ceil(Math.min(scrollHeight, Math.max(1, ...bottoms)));
}

async function matchPicture(page: Page, picture: string): Promise<void> {
  await comeToRest(page);
  const width = page.viewportSize()?.width ?? 0;
  const clip = { x: 0, y: 0, width, height: await page.evaluate(drawnHeight) };
  await expect
    .soft(page, `${picture} differs. If it should, draw it anew with ${UPDATE}`)
    .toHaveScreenshot(`${picture}.png`.split('/'), { fullPage: true, clip });
}

async function compare(page: Page, pictures: readonly string[]): Promise<void> {
  const [own = ''] = pictures;
  const committed = pictures.find(isCommitted);
  if (!committed) {
    throw new Error(`No picture ${own} yet: draw it with ${UPDATE}, look at it, commit it.`);
  }
  await unpack(committed, own);
  await matchPicture(page, own);
}

/** Draws the picture unless the committed one still matches. */
async function update(page: Page, [own = '']: readonly string[]): Promise<void> {
  if (isCommitted(own)) await unpack(own, own);
  const before = expectedBytes(own);
  await matchPicture(page, own);
  if (!before?.equals(expectedBytes(own) ?? before)) await pack(own);
}

async function expectPicture(page: Page, story: Story, theme: Theme, look: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  const pictures = picturesFor(story.id, theme, look);
  const isUpdating = test.info().config.updateSnapshots !== 'none';
  await (isUpdating ? update : compare)(page, pictures);
}

/** The page looks in both themes as the committed pictures of the story show it. */
export async function expectPictures(page: Page, story: Story, look: Look): Promise<void> {
  for (const theme of themes) await expectPicture(page, story, theme, look);
}
