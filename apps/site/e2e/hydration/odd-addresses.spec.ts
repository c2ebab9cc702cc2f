/** Host, prerenderer and router agree on which page an address is. */
import { expect, test } from '../support/console-watch';
import { interact, openHydrated, untilHydrated } from '../support/hydration';
import { goInApp } from '../support/links';

const NOT_FOUND = 'Oops! Page not found';
const ABOUT = /^Founded By A Salon Owner/;

const addresses = [
  { address: '/guides/price-optimization/extra', heading: NOT_FOUND },
  { address: '/guides/a/b/c', heading: NOT_FOUND },
  { address: '/Guides', heading: NOT_FOUND },
  { address: '/ABOUT', heading: NOT_FOUND },
  { address: '/about/', heading: ABOUT },
  { address: '/about?x=1#careers', heading: ABOUT },
  { address: '/guides/nope?x=1#y', heading: 'Guide Not Found' },
  { address: '/guides/Price-Optimization', heading: 'Guide Not Found' },
] as const;

/** The browser reports a missing page itself, and ours logs its path, as specified. */
const isExpected = (message: string) => /status of 404|404: no page at/.test(message);

for (const { address, heading } of addresses) {
  test(`${address} is the same page before and after hydration, and in the app`, async ({
    page,
    watch,
  }) => {
    const main = page.getByRole('heading', { level: 1 });
    await page.goto(address, { waitUntil: 'load' });
    await expect(main).toHaveAccessibleName(heading);
    await interact(page);
    await untilHydrated(page);
    await expect(main).toHaveAccessibleName(heading);
    expect(watch.messages.filter((message) => !isExpected(message))).toEqual([]);
    await openHydrated(page, '/terms');
    await goInApp(page, address);
    await expect(main).toHaveAccessibleName(heading);
  });
}

test('a path that is not a page is logged', async ({ page, watch }) => {
  await page.goto('/guides/a/b');
  await interact(page);
  await expect.poll(() => watch.messages.join('\n')).toContain('404: no page at /guides/a/b');
});

test('redirects keep the query, by the host and in the app', async ({ page, request }) => {
  for (const { from, to } of [
    { from: '/pricing?plan=2', to: '/?plan=2' },
    { from: '/about-us?ref=a', to: '/about?ref=a' },
  ]) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(to);
    await openHydrated(page, '/terms');
    await goInApp(page, from);
    await expect(page).toHaveURL(to);
  }
});
