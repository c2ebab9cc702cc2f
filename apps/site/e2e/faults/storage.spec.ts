import { calculatorOn, LINKED_LOSS, LINKED_QUERY } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { denyStorage } from '../support/denied-storage';
import { footerLink } from '../support/links';
import { expectWholePage } from '../support/page-parts';
import { sites } from '../support/sites';

test.beforeEach(({ page }) => denyStorage(page));

for (const baseURL of [sites.real, sites.thirdParty]) {
  test.describe(baseURL === sites.real ? 'alone' : 'with third parties', () => {
    test.use({ baseURL });

    test('storage that is denied breaks no page, loaded or followed to, and no way back', async ({
      page,
      watch,
    }) => {
      for (const path of [
        '/',
        '/about',
        '/inflation-calculator/menu',
        '/guides/price-optimization',
        '/changelog',
        '/nowhere',
      ])
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
  });
}
