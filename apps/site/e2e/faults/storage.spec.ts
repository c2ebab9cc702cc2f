/** Storage that is denied, or has invalid entries of others. */
import { calculatorOn, LINKED_LOSS, LINKED_QUERY } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { denyStorage, untilHydrated } from '../support/loading';
import { expectWholePage, pageHeading } from '../support/locators';
import { footerLink } from '../support/navigation';
import { sites } from '../support/sites';

// Consent is stored too.
test.describe('the site with third parties', () => {
  test.use({ baseURL: sites.thirdParty });

  test('works with denied storage, also after Back', async ({ page, watch }) => {
    await denyStorage(page);
    for (const path of ['/', '/inflation-calculator/menu', '/changelog'])
      await test.step(path, async () => {
        await page.goto(path);
        await page.mouse.wheel(0, 400);
        await footerLink(page, 'Guides').click();
        await expect(page).toHaveURL(/\/guides$/);
        await page.goBack();
        await expect(page).toHaveURL(path);
        await expectWholePage(page);
      });
    const { panel, calculate, expectTyped, openHydrated } = calculatorOn(page);
    await openHydrated(LINKED_QUERY);
    await expect(panel).toContainText(LINKED_LOSS);
    await expectTyped('250000', '06/2019');
    await calculate('300000', '06/2019');
    await expect(panel).toContainText('what $300,000 bought');
    expect(watch.messages.join('\n')).not.toMatch(/uncaught|denied/);
  });

  test('works with invalid entries in storage, also after Back', async ({ page, watch }) => {
    const { revenue, openHydrated } = calculatorOn(page);
    for (const rubbish of ['null', '{"default":null}', '\u0000'])
      await test.step(JSON.stringify(rubbish), async () => {
        await page.goto('/robots.txt');
        await page.evaluate((text) => {
          for (const name of ['typed', 'scroll', 'reloaded-for', 'consent'])
            for (const storage of [localStorage, sessionStorage])
              storage.setItem(`tallycomb:${name}`, text);
        }, rubbish);
        await openHydrated();
        await revenue.fill('250000');
        await footerLink(page, 'About').click();
        await expect(pageHeading(page)).toContainText('Founded By');
        await page.goBack();
        await expect(revenue).toHaveValue('250000');
      });
    await expectWholePage(page);
    expect(watch.messages.join('\n')).not.toContain('uncaught');
  });
});

test('kept values that are no texts are ignored', async ({ page, watch }) => {
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
  await calculate('250000', '06/2019');
  await expect(panel).toContainText('what $250,000 bought');
  expect(watch.messages.join('\n')).not.toContain('uncaught');
});
