/** A result that is passed on: by link, through the device, as a picture. */
import type { Page } from '@playwright/test';
import { addMonths, formatMonth, formatPercent } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { palette } from '../../src/brand/logo';
import { layouts } from '../../src/calculator/picture/layouts';
import { calculatorOn, changeSince, LINKED_LOSS, LINKED_QUERY } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { sectionOf } from '../support/page-parts';
import { savedPicture } from '../support/saved-picture';

const DRAWING = '**/assets/draw-picture-*.js';
const LINK = /\/inflation-calculator\?date=06\/2019$/;
const LINK_WITH_REVENUE = /\/inflation-calculator\?date=06\/2019&annualRevenue=250000$/;

function sharing(page: Page) {
  const section = sectionOf(page, 'Keep It, Pass It On');
  const button = (name: string) => section.getByRole('button', { name, exact: true });
  return {
    link: section.getByRole('textbox', { name: 'Link to this result' }),
    revenue: section.getByRole('checkbox', { name: 'Include my revenue' }),
    outcome: section.getByRole('status'),
    button,
    shape: (name: RegExp) => section.getByRole('radio', { name }),
    async save() {
      const downloading = page.waitForEvent('download');
      await button('Save picture').click();
      return downloading;
    },
  };
}

const pathOf = (link: string) => link.replace(/^https?:\/\/[^/]+/, '');

test.describe('a link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied without the revenue, and opens with the month filled', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open(`${LINKED_QUERY}&utm_source=card`);
    const { button, outcome } = sharing(page);
    await button('Copy link').click();
    await expect(outcome).toHaveText('Link copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(LINK);
    await page.goto(pathOf(copied));
    await calculator.expectTyped('', '06/2019');
    await expect(calculator.panel).toContainText('In order to see your result');
  });

  test('has the revenue once that is ticked, and opens with the result', async ({ page }) => {
    const calculator = calculatorOn(page);
    await calculator.open(LINKED_QUERY);
    const { button, link, outcome, revenue } = sharing(page);
    await expect(revenue).not.toBeChecked();
    await expect(link).toHaveValue(LINK);
    await revenue.check();
    await expect(link).toHaveValue(LINK_WITH_REVENUE);
    await button('Copy link').click();
    await expect(outcome).toHaveText('Link copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(pathOf(copied));
    await expect(calculator.panel).toContainText(LINKED_LOSS);
  });

  test('is that of the newest result', async ({ page }) => {
    await calculatorOn(page).open(LINKED_QUERY);
    const { link } = sharing(page);
    await expect(link).toHaveValue(LINK);
    await calculatorOn(page).calculate('250000', '01/2020');
    await expect(link).toHaveValue(/\?date=01\/2020$/);
  });
});

test('a link that may not be copied stands selected, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await calculatorOn(page).open(LINKED_QUERY);
  const { button, link, outcome } = sharing(page);
  await button('Copy link').click();
  await expect(outcome).toContainText('The link is selected');
  await expect(link).toBeFocused();
  const selected = await page.evaluate(() => getSelection()?.toString());
  expect(selected).toBe(await link.inputValue());
});

interface SharedFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

interface Shared {
  readonly url: string;
  readonly text: string;
  readonly files: readonly SharedFile[];
}

declare global {
  interface Window {
    shared?: Shared;
  }
}

/** Chromium has no sheet here: a stand-in remembers what it was given, or fails. */
const withShareSheet = (page: Page, { takesFiles = true, failsAs = '' } = {}) =>
  page.addInitScript(
    ({ takesFiles, failsAs }) => {
      navigator.canShare = () => takesFiles;
      navigator.share = async ({ url = '', text = '', files = [] } = {}) => {
        window.shared = {
          url,
          text,
          files: files.map(({ name, type, size }) => ({ name, type, size })),
        };
        if (failsAs) throw new DOMException('', failsAs);
      };
    },
    { takesFiles, failsAs },
  );

async function shared(page: Page): Promise<Shared> {
  await page.waitForFunction(() => window.shared);
  return page.evaluate(() => window.shared ?? { url: '', text: '', files: [] });
}

test.describe('the device’s own sheet', () => {
  test('gets the link, the picture, and the picture in words', async ({ page }) => {
    await withShareSheet(page);
    await calculatorOn(page).open('?date=12/1966&annualRevenue=250000');
    const { button, shape } = sharing(page);
    await shape(/1200 × 630/).check();
    await button('Share').click();
    const { url, text, files } = await shared(page);
    expect(url).toMatch(/\?date=12\/1966$/);
    const change = formatPercent(changeSince('12/1966')).replace('+', '');
    expect(text).toContain(`Prices are up ${change} since I last raised mine. Source:`);
    expect(files).toMatchObject([{ name: 'tallycomb-prices-wide.png', type: 'image/png' }]);
    expect(files[0]?.size).toBeGreaterThan(10_000);
  });

  test('gets no file where it takes none', async ({ page }) => {
    await withShareSheet(page, { takesFiles: false });
    await calculatorOn(page).open(LINKED_QUERY);
    const { button, shape } = sharing(page);
    // The words are the picture's: they come with it.
    await expect(shape(/1200 × 630/)).toBeVisible();
    await button('Share').click();
    const { text, files } = await shared(page);
    expect(text).toContain('Salon prices are up');
    expect(files).toEqual([]);
  });

  for (const { failsAs, says } of [
    { failsAs: 'AbortError', says: '' },
    { failsAs: 'NotAllowedError', says: 'Your device didn’t share it. Copy the link instead.' },
  ])
    test(`that ends in ${failsAs} says ${says || 'nothing'}`, async ({ page }) => {
      await withShareSheet(page, { failsAs });
      await calculatorOn(page).open(LINKED_QUERY);
      const { button, outcome } = sharing(page);
      await button('Share').click();
      await shared(page);
      // What is said stands there with the next frame.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      await expect(outcome).toHaveText(says);
    });

  test('has no button where there is none', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await calculatorOn(page).open(LINKED_QUERY);
    await expect(sharing(page).button('Copy link')).toBeVisible();
    await expect(sharing(page).button('Share')).toHaveCount(0);
  });
});

for (const [shape, layout] of Object.entries(layouts)) {
  const { width, height, comb, spine, figure, tag } = layout;

  test(`a ${shape} picture is ${width} × ${height}, with the figure and the comb`, async ({
    page,
    watch,
  }) => {
    await calculatorOn(page).open(LINKED_QUERY);
    const { save, outcome, revenue, shape: option } = sharing(page);
    await option(new RegExp(`${width} × ${height}`)).check();
    const download = await save();
    expect(download.suggestedFilename()).toBe(`tallycomb-prices-${shape}.png`);
    await expect(outcome).toHaveText('Picture saved. Look in your downloads.');
    const picture = await savedPicture(page, download);
    expect(picture).toMatchObject({ width, height });
    const lastTooth = comb.right - 8;
    for (const [color, x, y] of [
      ['honey', 4, 4],
      ['ink', width / 2, height - 4],
      ['lacquer', lastTooth, comb.top + 16],
      ['ink', lastTooth, spine.top - 4],
      ['honey', comb.left + 2, comb.top],
    ] as const)
      expect(await picture.colorAt(x, y), `${x}, ${y}`).toBe(palette[color].toLowerCase());
    const room = { ...figure, y: figure.baseline - 100, height: 100 };
    const ink = (await picture.colors(room)).get(palette.ink.toLowerCase()) ?? 0;
    expect(ink, 'ink of the figure').toBeGreaterThan(0.1);
    const tagFoot = [tag.x, tag.top + tag.height - 12] as const;
    const paper = palette.paper.toLowerCase();
    expect(await picture.colorAt(...tagFoot), 'without revenue').not.toBe(paper);
    await revenue.check();
    const withRevenue = await savedPicture(page, await save());
    expect(await withRevenue.colorAt(...tagFoot), 'with revenue').toBe(paper);
    expect(watch.messages).toEqual([]);
  });
}

test('the code that draws comes when it is asked for, and is missed in words', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(DRAWING, (route) => route.abort());
  await calculatorOn(page).open(LINKED_QUERY);
  const { button, outcome } = sharing(page);
  await expect(button('Save picture')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('draw-picture'))).toEqual([]);
  await button('Save picture').click();
  await expect(outcome).toContainText('The picture couldn’t be drawn.');
});

test('a month without a figure has a link and no picture', async ({ page }) => {
  const next = formatMonth(addMonths(cpiU.newest, 1));
  await calculatorOn(page).open(`?date=${next}&annualRevenue=250000`);
  const { button } = sharing(page);
  await expect(button('Copy link')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(button('Save picture')).toHaveCount(0);
});

test('Print prints', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await calculatorOn(page).open(LINKED_QUERY);
  await sharing(page).button('Print').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});
