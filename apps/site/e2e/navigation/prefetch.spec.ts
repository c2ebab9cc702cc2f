import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/console-watch';
import { openHydrated, requestsOf, untilPainted } from '../support/loading';
import { pageHeading } from '../support/locators';
import { footerLink } from '../support/navigation';
import { turnOnDataSaver } from '../support/page-bytes';

/** Records the scripts that the page requests from now on. */
function watchScripts(page: Page) {
  const asked = new Set<string>();
  const came = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(request.url());
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') came.add(request.url());
  });
  const allCame = () => expect.poll(() => asked.size > 0 && came.size === asked.size).toBe(true);
  /** Waits until all requested scripts have come, also those that they request in turn. */
  const untilAllCame = async () => {
    await allCame();
    await untilPainted(page, 10);
    await allCame();
  };
  return { asked, untilAllCame };
}

test('an idle page loads the header’s pages, unless the visitor saves data', async ({ page }) => {
  const guides = requestsOf(page, /\/guides\.json$/);
  await openHydrated(page, '/terms');
  await expect.poll(() => guides.length).toBe(1);
  await turnOnDataSaver(page);
  await openHydrated(page, '/privacy');
  await page.waitForLoadState('networkidle');
  expect(guides).toHaveLength(1);
});

test('focusing, touching or pointing at a link prefetches all its page’s code', async ({
  page,
}) => {
  await turnOnDataSaver(page);
  await openHydrated(page, '/terms');
  await page.waitForLoadState('networkidle');
  for (const [how, name, heading, headFor] of [
    ['focusing', 'Guides', 'Guides', (link: Locator) => link.focus()],
    [
      'touching',
      'Inflation Calculator',
      /^What Has Inflation/,
      (link: Locator) => link.dispatchEvent('touchstart'),
    ],
    ['pointing', 'About', /^Founded By/, (link: Locator) => link.hover()],
  ] as const)
    await test.step(how, async () => {
      const link = footerLink(page, name);
      const scripts = watchScripts(page);
      await headFor(link);
      await scripts.untilAllCame();
      const before = [...scripts.asked];
      // Not by pointer, which would prefetch from a link of the next page below it.
      await link.dispatchEvent('click');
      await expect(pageHeading(page)).toHaveAccessibleName(heading);
      expect([...scripts.asked]).toEqual(before);
    });
});

test('a guide’s text is prefetched with its code', async ({ page }) => {
  await turnOnDataSaver(page);
  await openHydrated(page, '/guides');
  const fetched = page.waitForRequest('**/guides/inflation-impact.json');
  await page.getByRole('main').locator('a[href="/guides/inflation-impact"]').first().hover();
  await fetched;
});

test('a failed prefetch shows nothing, and is tried again on click', async ({ page }) => {
  await turnOnDataSaver(page);
  await openHydrated(page, '/about');
  await page.route('**/terms.json', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await footerLink(page, 'Terms of Service').hover();
  await failed;
  await expect(pageHeading(page)).toHaveAccessibleName(/^Founded By/);
  await page.unroute('**/terms.json');
  await footerLink(page, 'Terms of Service').click();
  await expect(pageHeading(page)).toHaveText('Terms of Service');
});
