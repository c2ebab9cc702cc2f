import type { Page } from '@playwright/test';
import { expect, test } from '../support/console-watch';
import { openHydrated } from '../support/hydration';
import { footerLink } from '../support/links';
import { pageHeading } from '../support/page-parts';

/** The scripts that the page asks for from now on. */
function watchScripts(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  /** Once some are asked for, and for a second no more: each may ask for others when it comes. */
  const untilAllCame = async () => {
    for (let last = 0; last !== asked.length || last === 0; ) {
      last = asked.length;
      await page.waitForTimeout(1_000);
    }
  };
  return { asked, untilAllCame };
}

for (const { how, headFor } of [
  { how: 'pointing at', headFor: (page: Page) => footerLink(page, 'About').hover() },
  { how: 'focusing', headFor: (page: Page) => footerLink(page, 'About').focus() },
  {
    how: 'touching',
    headFor: (page: Page) => footerLink(page, 'About').dispatchEvent('touchstart'),
  },
]) {
  test(`${how} a link prefetches its page’s code, so that the click fetches none`, async ({
    page,
  }) => {
    await openHydrated(page, '/terms');
    await page.waitForLoadState('networkidle');
    const scripts = watchScripts(page);
    await headFor(page);
    await scripts.untilAllCame();
    const before = [...scripts.asked];
    await footerLink(page, 'About').click();
    await expect(pageHeading(page)).toHaveAccessibleName(/^Founded By/);
    expect(scripts.asked).toEqual(before);
  });
}

test('a guide’s text is prefetched with its code', async ({ page }) => {
  await openHydrated(page, '/guides');
  const fetched = page.waitForRequest('**/guides/inflation-impact.json');
  await page.getByRole('main').locator('a[href="/guides/inflation-impact"]').first().hover();
  await fetched;
});

test('a page whose prefetch failed leaves the visitor alone until the link is followed', async ({
  page,
}) => {
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
