import type { Page } from '@playwright/test';
import { saveData } from '../../bench/page-bytes';
import { expect, test } from '../support/console-watch';
import { openHydrated, untilPainted } from '../support/loading';
import { footerLink } from '../support/navigation';
import { pageHeading } from '../support/page-parts';

/** The scripts that the page asks for from now on. */
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
  /** Once some are asked for and have come; each may ask for others as it runs. */
  const untilAllCame = async () => {
    await allCame();
    await untilPainted(page, 10);
    await allCame();
  };
  return { asked, untilAllCame };
}

test('an idle page loads the header’s pages, unless the visitor saves data', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const guides = () => asked.filter((path) => path === '/guides.json').length;
  await openHydrated(page, '/terms');
  await expect.poll(guides).toBe(1);
  await saveData(page);
  await openHydrated(page, '/privacy');
  await page.waitForLoadState('networkidle');
  expect(guides()).toBe(1);
});

for (const { how, headFor } of [
  { how: 'pointing at', headFor: (page: Page) => footerLink(page, 'About').hover() },
  { how: 'focusing', headFor: (page: Page) => footerLink(page, 'About').focus() },
  {
    how: 'touching',
    headFor: (page: Page) => footerLink(page, 'About').dispatchEvent('touchstart'),
  },
])
  test(`${how} a link prefetches all its page’s code`, async ({ page }) => {
    await saveData(page);
    await openHydrated(page, '/terms');
    await page.waitForLoadState('networkidle');
    const scripts = watchScripts(page);
    await headFor(page);
    await scripts.untilAllCame();
    const before = [...scripts.asked];
    await footerLink(page, 'About').click();
    await expect(pageHeading(page)).toHaveAccessibleName(/^Founded By/);
    expect([...scripts.asked]).toEqual(before);
  });

test('a guide’s text is prefetched with its code', async ({ page }) => {
  await saveData(page);
  await openHydrated(page, '/guides');
  const fetched = page.waitForRequest('**/guides/inflation-impact.json');
  await page.getByRole('main').locator('a[href="/guides/inflation-impact"]').first().hover();
  await fetched;
});

test('a prefetch that failed leaves the visitor alone until the click', async ({ page }) => {
  await saveData(page);
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
