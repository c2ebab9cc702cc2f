/** On every page: no inline code, nothing wider than its window, and nothing that moves by itself. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/console-watch';
import { interact, untilHydrated } from '../support/hydration';
import { inlineCodeIn } from '../support/inline-code';
import { expectNoSidewaysScroll } from '../support/layout';
import { expectNothingMoves } from '../support/motion';
import { everyFixture } from '../support/page-fixtures';

const WIDTHS = [320, 390, 600, 768, 1024, 1440, 1920];

/** So high that no page is higher: what waits to be scrolled to is there at once. */
const WHOLE_PAGE = { width: 1440, height: 12_000 };

/** Notes where everything stands; the function it gives tells what stands elsewhere by now. */
async function notePlaces(page: Page): Promise<() => Promise<readonly string[]>> {
  const places = await page.evaluateHandle(() =>
    [...document.querySelectorAll('header, main, main *, footer')].map((element) => ({
      element,
      top: element.getBoundingClientRect().top,
    })),
  );
  return () =>
    places.evaluate((all) =>
      all.flatMap(({ element, top }) => {
        const now = element.getBoundingClientRect().top;
        const name = `<${element.localName}> ${element.textContent?.trim().slice(0, 40)}`;
        return element.isConnected && Math.abs(now - top) > 1 ? [`${name}: ${top} → ${now}`] : [];
      }),
    );
}

for (const { name, site = '', path, ready } of everyFixture) {
  test(`${name} fits every window, stays in place as it hydrates, and keeps still where less motion is asked for`, async ({
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
    const moved = await notePlaces(page);
    await interact(page);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    // Those with a result hydrate by themselves, and have it by now.
    await test.step('hydration moves nothing', async () => expect(await moved()).toEqual([]));
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
