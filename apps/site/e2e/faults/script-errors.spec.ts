import type { Page } from '@playwright/test';
import { calculatorOn, LINKED_LOSS, LINKED_QUERY } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { openHydrated } from '../support/loading';
import { expectWholePage } from '../support/locators';
import { goInApp } from '../support/navigation';

const fallback = (page: Page) => page.getByText('This part didn’t load.');

/**
 * Makes the code throw where it reads the text that begins like this, or renders it if the minifier
 * has inlined it. Returns the files that contain it.
 */
async function breakText(page: Page, text: string) {
  const places = new Set<string>();
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const faulty = code
      .replace(new RegExp(`(\\w+):(["'\`])${text}.*?\\2`), 'get $1(){throw Error("x")}')
      .replace(
        new RegExp(`children:\\[(["'\`])${text}.*?\\1`),
        'children:[(()=>{throw Error("x")})()',
      );
    if (faulty !== code) places.add(route.request().url());
    await route.fulfill({ response, body: faulty });
  });
  return places;
}

test('an error in one section leaves the rest of the page, and the fields', async ({ page }) => {
  const places = await breakText(page, 'Your New Prices');
  const { panel, table, calculate, expectTyped, openHydrated: open } = calculatorOn(page);
  await open(LINKED_QUERY);
  await expect(fallback(page)).toHaveCount(1);
  expect(places.size).toBe(1);
  await expect(panel).toContainText(LINKED_LOSS);
  await expect(table).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your New Prices' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Meanwhile, at Other Salons' })).toBeVisible();
  await expectTyped('250000', '06/2019');
  await calculate('300000', '06/2019');
  await expect(panel).toContainText('what $300,000 bought');
  await expectWholePage(page);
});

const headed = (name: string) => (page: Page) => page.getByRole('heading', { name });
for (const { where, path, broken, kept } of [
  { where: 'home', path: '/', broken: 'Go Over Your Market', kept: headed('Fair Questions') },
  {
    where: 'the calculator',
    path: '/inflation-calculator',
    broken: 'The .50 Haircut That',
    kept: (page: Page) => calculatorOn(page).revenue,
  },
  {
    where: 'a guide',
    path: '/guides/price-optimization',
    broken: 'You May Also Enjoy',
    kept: (page: Page) => page.getByRole('article'),
  },
  { where: 'the header', path: '/about', broken: 'Main', kept: headed('Our Purpose') },
  { where: 'the footer', path: '/about', broken: 'Company', kept: headed('Our Purpose') },
])
  test(`an error in one section of ${where} leaves the others`, async ({ page }) => {
    const places = await breakText(page, broken);
    await openHydrated(page, path);
    for (const how of ['loaded', 'opened by a link']) {
      await expect(fallback(page), how).toHaveCount(1);
      await expect(kept(page).first(), how).toBeVisible();
      const shell = { banner: 'the header', contentinfo: 'the footer' } as const;
      for (const role of ['banner', 'contentinfo'] as const)
        await expect(page.getByRole(role)).toHaveCount(shell[role] === where ? 0 : 1);
      await goInApp(page, '/arbitration');
      await expect(page).toHaveTitle(/^Arbitration/);
      await goInApp(page, path);
      await expect(page).not.toHaveTitle(/^Arbitration/);
    }
    expect(places.size).toBeGreaterThan(0);
  });

test('an error in an effect of one section leaves the others too', async ({ page }) => {
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      constructor() {
        throw new Error('x');
      }
    } as unknown as typeof IntersectionObserver; // It only has to fail.
  });
  await openHydrated(page, '/');
  await expect(fallback(page)).toHaveCount(1);
  await expect(page.getByText('Locations Tracked')).toHaveCount(0);
  await expectWholePage(page);
});
