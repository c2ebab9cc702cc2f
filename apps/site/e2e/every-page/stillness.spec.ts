/** On every page: no inline code, nothing wider than its window, and nothing that moves by itself. */
import { expect, test } from '../support/console-watch';
import { embeddedPath } from '../support/embedded';
import { interact, untilHydrated } from '../support/hydration';
import { inlineCodeIn } from '../support/inline-code';
import { expectNoSidewaysScroll } from '../support/layout';
import { expectNothingMoves } from '../support/motion';
import { everyFixture, type PageFixture } from '../support/page-fixtures';

const WIDTHS = [320, 390, 600, 768, 1024, 1440, 1920];

/** So high that no page is higher: what waits to be scrolled to is there at once. */
const WHOLE_PAGE = { width: 1440, height: 12_000 };

const fixtures: readonly PageFixture[] = [
  ...everyFixture,
  { name: 'embedded calculator', path: embeddedPath },
];

for (const { name, site = '', path, ready } of fixtures) {
  test(`${name} fits every window, and keeps still where less motion is asked for`, async ({
    page,
    request,
  }) => {
    await test.step('no script and no style stands inline', async () => {
      const html = await (await request.get(`${site}${path}`)).text();
      expect(inlineCodeIn(html)).toEqual([]);
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(WHOLE_PAGE);
    await page.goto(`${site}${path}`, { waitUntil: 'domcontentloaded' });
    await expectNothingMoves(page, 'animations before hydration');
    await page.waitForLoadState('networkidle');
    await interact(page);
    await untilHydrated(page);
    await ready?.(page);
    await expectNothingMoves(page, 'animations of the hydrated page, all of it in sight');
    await test.step('nothing scrolls sideways', async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page, `at ${width}`);
      }
    });
  });
}
