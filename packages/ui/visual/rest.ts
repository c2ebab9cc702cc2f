import type { Page } from '@playwright/test';

/** Ends what has an end; tells whether there was any of it. */
function endMovement(): boolean {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  for (const animation of moving) animation.finish();
  return moving.length > 0;
}

/** One movement may begin where another ends. */
export async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (let round = 0; round < 20; round += 1) {
    await page.waitForTimeout(20);
    if (!(await page.evaluate(endMovement))) return;
  }
}
