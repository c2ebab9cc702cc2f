/** Sharing a result: by link, by the device's share sheet, as a picture. */
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { addMonths, formatMonth, formatPercent } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import sharp from 'sharp';
import { palette } from '../../src/brand/logo';
import { layouts } from '../../src/pages/inflation-calculator/sharing/picture/layouts';
import { calculatorOn, changeSince, LINKED_LOSS, LINKED_QUERY } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { requestsOf } from '../support/loading';
import { sectionOf } from '../support/locators';

const LINK = /\/inflation-calculator\?date=06\/2019$/;

function sharing(page: Page) {
  const section = sectionOf(page, 'Your New Prices');
  const button = (name: string) => section.getByRole('button', { name, exact: true });
  return {
    link: section.getByRole('textbox', { name: 'Link to this result' }),
    revenue: section.getByRole('checkbox', { name: 'Include my revenue' }),
    outcome: section.getByRole('status').last(),
    button,
    unfold: () => section.getByText('See the link, or save a picture').click(),
    shape: (name: string) => section.getByRole('radio', { name: new RegExp(name) }),
    async save() {
      const downloading = page.waitForEvent('download');
      await button('Save picture').click();
      return downloading;
    },
  };
}

test('a link is copied without the revenue until that is ticked', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const calculator = calculatorOn(page);
  await calculator.open(`${LINKED_QUERY}&utm_source=card`);
  const { button, link, outcome, revenue, unfold } = sharing(page);
  await unfold();
  const copied = async () => {
    await button('Copy link').click();
    await expect(outcome).toHaveText('Link copied.');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await expect(revenue).not.toBeChecked();
  await expect(link).toHaveValue(LINK);
  const without = await copied();
  expect(without).toMatch(LINK);
  await revenue.check();
  await expect(link).toHaveValue(/\?date=06\/2019&annualRevenue=250000$/);
  const withRevenue = await copied();
  await calculator.calculate('250000', '01/2020');
  await expect(link).toHaveValue(/\?date=01\/2020/);
  await calculator.open(new URL(without).search);
  await calculator.expectTyped('', '06/2019');
  await expect(calculator.panel).toContainText('In order to see your result');
  await calculator.open(new URL(withRevenue).search);
  await expect(calculator.panel).toContainText(LINKED_LOSS);
});

test('a link that cannot be copied is selected, with a message', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await calculatorOn(page).open(LINKED_QUERY);
  const { button, link, outcome } = sharing(page);
  await button('Copy link').click();
  await expect(outcome).toContainText('The link is selected');
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue());
});

/** Adds a share sheet, which Chromium lacks here: it records its data, and may fail. */
async function withShareSheet(page: Page, failsAs = ''): Promise<readonly unknown[]> {
  const given: unknown[] = [];
  await page.exposeFunction('noteShared', (data: unknown) => given.push(data));
  await page.addInitScript((error) => {
    navigator.canShare = () => true;
    navigator.share = async ({ url, text, files = [] } = {}) => {
      const facts = files.map(({ name, type, size }) => ({ name, type, isDrawn: size > 10_000 }));
      await Reflect.get(window, 'noteShared')({ url, text, files: facts });
      if (error) throw new DOMException('', error);
    };
  }, failsAs);
  return given;
}

test.describe('the device’s own sheet', () => {
  test('gets the link, a text, and the picture if it accepts files', async ({ page }) => {
    const given = await withShareSheet(page);
    await calculatorOn(page).open('?date=12/1966&annualRevenue=250000');
    const { button, shape, unfold } = sharing(page);
    await unfold();
    await shape('1200 × 630').check();
    await button('Share').click();
    const change = formatPercent(changeSince('12/1966')).replace('+', '');
    const described = {
      url: expect.stringMatching(/\?date=12\/1966$/),
      text: expect.stringContaining(`US prices are up ${change} since I last raised mine. Source:`),
    };
    const picture = { name: 'tallycomb-prices-wide.png', type: 'image/png', isDrawn: true };
    await expect.poll(() => given).toEqual([{ ...described, files: [picture] }]);
    await page.evaluate(() => {
      navigator.canShare = () => false;
    });
    await button('Share').click();
    await expect.poll(() => given.slice(1)).toEqual([{ ...described, files: [] }]);
  });

  test('has a message on failure, none when closed, and no button if missing', async ({ page }) => {
    await withShareSheet(page, 'NotAllowedError');
    await calculatorOn(page).open(LINKED_QUERY);
    const { button, outcome } = sharing(page);
    await button('Share').click();
    await expect(outcome).toHaveText('Your device didn’t share it. Copy the link instead.');
    await page.evaluate(() => {
      navigator.share = () => Promise.reject(new DOMException('', 'AbortError'));
    });
    await button('Share').click();
    await expect(outcome).toHaveText('');
    await page.addInitScript(() => {
      for (const holder of [navigator, Navigator.prototype])
        Reflect.deleteProperty(holder, 'share');
    });
    await page.reload();
    await expect(button('Copy link')).toBeVisible();
    await expect(button('Share')).toHaveCount(0);
  });
});

/** Shares of the colors in a part of a saved PNG, by default one pixel. */
async function colorsIn(
  download: Download,
  { x, y, width = 1, height = 1 }: Partial<DOMRectReadOnly> & { x: number; y: number },
) {
  const pixels = await sharp(await download.path())
    .extract({ left: x, top: y, width, height })
    .removeAlpha()
    .raw()
    .toBuffer();
  const shares = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const color = `#${pixels.toString('hex', at, at + 3)}`.toUpperCase();
    shares.set(color, (shares.get(color) ?? 0) + 3 / pixels.length);
  }
  return shares;
}

test('a picture of each shape has the figure and the comb', async ({ page, watch }) => {
  await calculatorOn(page).open(LINKED_QUERY);
  const { save, outcome, revenue, shape: option, unfold } = sharing(page);
  await unfold();
  for (const [shape, { width, height, comb, spine, figure, tag }] of Object.entries(layouts))
    await test.step(shape, async () => {
      await option(`${width} × ${height}`).check();
      const download = await save();
      expect(download.suggestedFilename()).toBe(`tallycomb-prices-${shape}.png`);
      await expect(outcome).toHaveText('Picture saved. Look in your downloads.');
      const png = await readFile(await download.path());
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
      const lastTooth = comb.right - 8;
      for (const [color, x, y] of [
        ['honey', 4, 4],
        ['ink', width / 2, height - 4],
        ['lacquer', lastTooth, comb.top + 16],
        ['ink', lastTooth, spine.top - 4],
        ['honey', comb.left + 2, comb.top],
      ] as const)
        expect(await colorsIn(download, { x, y }), `${x}, ${y}`).toEqual(
          new Map([[palette[color].toUpperCase(), 1]]),
        );
      const room = { ...figure, y: figure.baseline - 100, height: 100 };
      const ink = (await colorsIn(download, room)).get(palette.ink.toUpperCase());
      expect(ink, 'ink of the figure').toBeGreaterThan(0.1);
      const tagFoot = { x: tag.x, y: tag.top + tag.height - 12 };
      const hasTag = async (picture: Download) =>
        (await colorsIn(picture, tagFoot)).has(palette.paper.toUpperCase());
      expect(await hasTag(download), 'without revenue').toBe(false);
      await revenue.check();
      expect(await hasTag(await save()), 'with revenue').toBe(true);
      await revenue.uncheck();
    });
  expect(watch.messages).toEqual([]);
});

test('the drawing code loads on demand, with a message if it fails', async ({ page }) => {
  const code = requestsOf(page, /draw-picture/);
  await page.route('**/assets/draw-picture-*.js', (route) => route.abort());
  await calculatorOn(page).open(LINKED_QUERY);
  const { button, outcome, unfold } = sharing(page);
  await unfold();
  await expect(button('Save picture')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(code).toEqual([]);
  await button('Save picture').click();
  await expect(outcome).toContainText('The picture couldn’t be drawn.');
});

test('a month without a figure has a link, print and no picture', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const next = formatMonth(addMonths(cpiU.newest, 1));
  await calculatorOn(page).open(`?date=${next}&annualRevenue=250000`);
  const { button } = sharing(page);
  await expect(button('Copy link')).toBeVisible();
  await expect(button('Save picture')).toHaveCount(0);
  await button('Print this result').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});
