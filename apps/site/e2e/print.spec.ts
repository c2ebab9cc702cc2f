/** Printouts in both formats: of home, the calculator and a guide daily, of other pages at night. */
import { features, library, pricing } from '@tallycomb/content/pages';
import { roundPrice } from '@tallycomb/inflation-core/pricing';
import {
  calculatorOn,
  calculatorPath,
  LINKED_QUERY,
  LOOKUP,
  lossSince,
  NEWEST,
  neededSince,
  wholeDollars,
} from './support/calculator-page';
import { expect, test } from './support/console-watch';
import { openHydrated } from './support/loading';
import { sectionOf } from './support/locators';
import { pricesOn } from './support/new-prices-page';
import { abandoned, formats, print, repeated, wordsOn } from './support/printed';
import { pagePaths } from './support/sitemap';

const guidePath = '/guides/price-optimization';
const DAILY = ['/', calculatorPath, guidePath];
const NIGHTLY = { tag: '@nightly' };

for (const path of pagePaths)
  test(`${path} prints headings and leads with their text, and the addresses of links`, {
    tag: DAILY.includes(path) ? [] : '@nightly',
  }, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const links = page.locator('main a[href^="http"]').filter({ visible: true });
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    const labels = await page.locator('main :is(thead th, p > strong)').allTextContents();
    const leads = (await page.locator('main h2 + p[class]').allTextContents()).join(' ');
    for (const format of formats) {
      const printed = await print(page, { format });
      expect(printed.headings.length).toBeGreaterThan(0);
      expect(abandoned(printed, leads), `${format}: headings at the foot of a sheet`).toEqual([]);
      expect(repeated(printed, labels), `${format}: on most sheets`).toEqual([]);
      const words = wordsOn(...printed.sheets);
      expect(words).not.toMatch(
        /Skip to content|On this page|Calculate from|Select the lines|Start Growing Now$/,
      );
      const letters = words.replaceAll(/\s/g, '');
      for (const address of addresses) expect(letters, format).toContain(`(${address})`);
    }
  });

test('home prints every feature, final counters, and plans side by side', async ({ page }) => {
  await openHydrated(page, '/');
  const { sheets } = await print(page, { format: 'Letter' });
  const words = wordsOn(...sheets);
  for (const { description } of features.tabs) expect(words).toContain(description.slice(0, 40));
  for (const figure of ['350,000', '650,000', '25,000,000']) expect(words).toContain(figure);
  const texts = sheets.flat();
  for (const text of ['Recruits/month', '/month']) {
    const heights = texts.filter((one) => one.text === text).map(({ y }) => Math.round(y));
    expect(heights, text).toHaveLength(3);
    expect(new Set(heights).size, text).toBe(1);
  }
  await page.emulateMedia({ media: 'print' });
  const tags = sectionOf(page, pricing.heading).getByRole('article');
  await expect(tags).toHaveCount(3);
  const toTheEdge = await tags.evaluateAll((all) =>
    all.map((tag) => document.body.clientWidth - tag.getBoundingClientRect().right),
  );
  expect(Math.min(...toTheEdge), 'cut off by the edge of the sheet').toBeGreaterThanOrEqual(1);
});

test('charts are printed whole and legible, a table with its head', async ({ page }) => {
  await openHydrated(page, calculatorPath);
  const hiddenParts = () =>
    page.locator('figure svg *').evaluateAll(
      (all) =>
        all.filter((part) => {
          const { clipPath, strokeDashoffset } = getComputedStyle(part);
          return clipPath !== 'none' || Number.parseFloat(strokeDashoffset) !== 0;
        }).length,
    );
  expect(await hiddenParts(), 'on a screen, until they are scrolled to').toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  // A chart that is narrower on paper is rendered again.
  await expect.poll(hiddenParts, 'on paper').toBe(0);
  const drawings = page.locator('figure svg:visible');
  await expect(drawings).not.toHaveCount(0);
  const smallestText = () =>
    drawings.evaluateAll((all) => {
      const points = all.map((drawing) => {
        const { width } = drawing.getBoundingClientRect();
        const text = drawing.querySelector('text');
        const drawn = drawing.getAttribute('viewBox')?.split(' ')[2];
        const size = text ? Number.parseFloat(getComputedStyle(text).fontSize) : 0;
        return (((size * width) / Number(drawn)) * 3) / 4;
      });
      return Math.min(...points);
    });
  await expect.poll(smallestText, 'in points').toBeGreaterThanOrEqual(5);
  const { sheets } = await print(page, { width: '8.5in', height: '3.5in' });
  const withRows = sheets.filter((sheet) => sheet.some(({ text }) => /^Dec \d{4}$/.test(text)));
  expect(withRows.length).toBeGreaterThan(1);
  for (const sheet of withRows) expect(wordsOn(sheet)).toContain('To match $100,000');
});

test.describe('a result', () => {
  /** Texts from the top of the sheet to its foot. */
  const parts = [
    'What Has',
    'Revenue Lost Due to Inflation',
    'A salon that brings in',
    'Your New Prices',
    'Women’s cut',
    'A Plan in Steps',
    'One tooth a year',
    'As of',
  ];
  for (const { name, month, revenue } of [
    { name: 'a few years', month: '06/2019', revenue: 250_000 },
    { name: 'half a century of millions', month: '06/1968', revenue: 50_000_000 },
  ])
    test(`of ${name} is one sheet, with all that matters`, async ({ page }) => {
      await calculatorOn(page).open(`?date=${month}&annualRevenue=${revenue}`);
      const { price, name: service, section } = pricesOn(page);
      await expect(section).toContainText('Example');
      const example = (await print(page, { format: 'Letter' })).sheets;
      expect(example).toHaveLength(1);
      expect(wordsOn(...example)).not.toMatch(/\$ ?50(?![\d,])|A Plan in Steps|You can lose/);
      await price.fill('50');
      await service.fill('Women’s cut');
      for (const format of formats) {
        const printed = await print(page, { format });
        expect(printed.sheets.length, format).toBe(1);
        expect(abandoned(printed), format).toEqual([]);
        const [sheet = []] = printed.sheets;
        const tops = parts.map((part) => sheet.find(({ text }) => text.startsWith(part))?.y ?? 0);
        expect(tops, `${format}: from above`).toEqual([...tops].sort((a, b) => b - a));
        expect(tops, `${format}: all of it`).not.toContain(0);
        const words = wordsOn(sheet);
        for (const part of [
          `A salon that brings in ${wholeDollars(revenue)} a year`,
          lossSince(revenue, month),
          '$50',
          wholeDollars(roundPrice(neededSince(50, month), 5)),
          `As of ${NEWEST}. Source: US Bureau of Labor Statistics`,
          `/inflation-calculator?date=${month}`,
        ])
          expect(words.replaceAll('$ ', '$'), format).toContain(part);
        expect(words).not.toMatch(
          /Copy|Include my|One price|Round to|Year by Year|Ten Years|Calculate/,
        );
      }
    });

  test('is printed without a toast and its space', NIGHTLY, async ({ page }) => {
    const { alert, open } = calculatorOn(page);
    await page.route(LOOKUP, (route) => route.abort());
    await open(LINKED_QUERY);
    await expect(alert).toContainText('Using estimated inflation data');
    for (const format of formats) {
      const { sheets } = await print(page, { format });
      expect(sheets, format).toHaveLength(1);
      expect(wordsOn(...sheets)).not.toContain('Using estimated inflation data');
    }
    await expect(alert).toContainText('Using estimated inflation data');
  });
});

test('an opened table of a chart is printed to the last row', NIGHTLY, async ({ page }) => {
  await page.goto('/inflation-calculator/1967');
  const numbers = page.locator('figure details');
  await numbers.getByText('Show the numbers').click();
  await expect(numbers.getByRole('row').last()).toContainText('1967');
  await page.emulateMedia({ media: 'print' });
  const cut = await numbers
    .locator('section')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(cut, 'pixels cut off').toBe(0);
});

test(
  'the years are printed on two sheets, without breaking a decade',
  NIGHTLY,
  async ({ page }) => {
    await page.goto('/inflation-calculator/years');
    for (const format of formats) expect((await print(page, { format })).sheets).toHaveLength(2);
  },
);

test(
  'a reading is printed whole on one sheet, its address apart from its title',
  NIGHTLY,
  async ({ page }) => {
    await page.goto('/about');
    for (const format of formats) {
      const sheets = (await print(page, { format })).sheets.map((sheet) => wordsOn(sheet));
      for (const { title, link, description } of library.entries) {
        const sheet = sheets.find((words) => words.includes(description.slice(0, 30))) ?? '';
        expect(sheet, format).toContain(title.slice(-9));
        expect(sheet, format).toContain(` (${link.slice(0, 15)}`);
      }
    }
  },
);

test(
  'long text prints at full width, without its contents beside it',
  NIGHTLY,
  async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const path of [guidePath, '/changelog', '/terms']) {
      await page.goto(path);
      const { sheets } = await print(page, { format: 'Letter' });
      const longest = sheets.flat().reduce((a, b) => (b.text.length > a.text.length ? b : a));
      expect(longest.text.length, path).toBeGreaterThan(75);
    }
  },
);

test('notes side by side on a screen stay apart on paper', NIGHTLY, async ({ page }) => {
  await page.goto('/embed');
  const { sheets, headings } = await print(page, { format: 'Letter' });
  const options = headings.find(({ title }) => title === 'Options');
  const heights = sheets[options?.sheet ?? 0]?.map(({ y }) => y) ?? [];
  const above = Math.min(...heights.filter((y) => y > (options?.y ?? 0) + 1));
  expect(above - (options?.y ?? 0), 'in points, from the text above').toBeGreaterThan(20);
});
