/** What others wrote into storage, or into the address, breaks no page. */
import { calculatorOn } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { interact, untilHydrated } from '../support/hydration';
import { footerLink } from '../support/links';
import { expectWholePage, pageHeading } from '../support/page-parts';
import { sites } from '../support/sites';

const KEYS = ['tallycomb:typed', 'tallycomb:scroll', 'tallycomb:reloaded-for', 'tallycomb:consent'];
const RUBBISH = ['null', '7', '"text"', '[null]', '{"default":null}', '{', '\u0000'];

for (const rubbish of RUBBISH) {
  test.describe(`${JSON.stringify(rubbish)} in storage`, () => {
    test.use({ baseURL: sites.thirdParty });

    test('the calculator works, and the way back', async ({ page, watch }) => {
      await page.addInitScript(
        ([keys, text]) => {
          for (const key of keys) {
            localStorage.setItem(key, text);
            sessionStorage.setItem(key, text);
          }
        },
        [KEYS, rubbish] as const,
      );
      const { revenue, openHydrated } = calculatorOn(page);
      await openHydrated();
      await revenue.fill('250000');
      await footerLink(page, 'About').click();
      await expect(pageHeading(page)).toContainText('Founded By');
      await page.goBack();
      await expect(revenue).toHaveValue('250000');
      await expectWholePage(page);
      expect(watch.messages.join('\n')).not.toContain('uncaught');
    });
  });
}

test('what is no text, where a text of this entry was kept, is left out', async ({
  page,
  watch,
}) => {
  const { revenue, panel, calculate, openHydrated } = calculatorOn(page);
  await openHydrated();
  await revenue.fill('250000');
  await footerLink(page, 'About').click();
  await expect(pageHeading(page)).toContainText('Founded By');
  const kept = await page.evaluate((key) => {
    const names = Object.keys(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
    const rubbish = names.map((name) => [name, { date: {}, annualRevenue: 7 }]);
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(rubbish)));
    return names;
  }, 'tallycomb:typed');
  expect(kept).not.toEqual([]);
  await page.reload();
  await page.goBack();
  await untilHydrated(page);
  await expectWholePage(page);
  await calculate('250000', '06/2019');
  await expect(panel).toContainText('what $250,000 bought');
  expect(watch.messages.join('\n')).not.toContain('uncaught');
});

const ADDRESSES = [
  '/about#%',
  '/about#%E0%A4%A',
  '/about?%E0%A4%A=%',
  '/inflation-calculator?date=%E0%A4%A&annualRevenue=%',
];

for (const address of ADDRESSES) {
  test(`${address} is the page, and links lead on from it and announce theirs`, async ({
    page,
    watch,
  }) => {
    await page.goto(address, { waitUntil: 'load' });
    await interact(page);
    await untilHydrated(page);
    await expectWholePage(page);
    await footerLink(page, 'Guides').click();
    await expect(pageHeading(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expectWholePage(page);
    await page.goForward();
    await expect(pageHeading(page)).toBeFocused();
    expect(watch.messages.join('\n')).not.toContain('uncaught');
  });
}
