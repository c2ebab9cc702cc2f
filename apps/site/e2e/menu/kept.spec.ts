/** The menu on the device, in a file, on paper and in a notice to clients. */
import type { Locator } from '@playwright/test';
import { wholeDollars } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { layoutShift } from '../support/layout';
import { holdBack, SHELL_CODE } from '../support/loading';
import { expectWholePage, pageHeading } from '../support/locators';
import { expectedRows, MENU_KEY, menuOn, stored, TEN_SERVICES } from '../support/menu-page';
import {
  expectScrolledTo,
  footerLink,
  scrollDownTo,
  untilScrollRests,
} from '../support/navigation';
import { formats, print, wordsOn } from '../support/printed';

/** A text without spaces, escaped for a pattern. */
const plain = (text: string) => text.replaceAll(/\s/g, '').replaceAll(/[$+.()]/g, '\\$&');

test('Back restores the position in a long menu', async ({ page }) => {
  const { open, paste, rows, expectServices } = menuOn(page);
  await open();
  const services = Array.from({ length: 120 }, (_, at) => `Cut ${at + 1}\t$${at + 20}\t06/2019`);
  await paste(services.join('\n'));
  await expectServices(120);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 720 });
    // Also of rows out of view: scrolling to them moves nothing.
    const heights = rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(new Set(await heights).size, `at ${width}`).toBe(1);
  }
  await scrollDownTo(page, 3000);
  await footerLink(page, 'Guides').evaluate((link: HTMLElement) => link.click());
  await expect(pageHeading(page)).toBeFocused();
  await page.goBack();
  await expectServices(120);
  await untilScrollRests(page);
  await expectScrolledTo(page, 3000);
});

test('a saved menu hardly moves the page that it comes into', async ({ page }) => {
  const { open, paste, expectServices } = menuOn(page);
  await open();
  await paste(TEN_SERVICES);
  await expectServices(10);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const release = await holdBack(page, SHELL_CODE);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-saved');
    // The mark itself may come after the first paint, which waits for no script.
    const marked = await page.evaluate(() => performance.now());
    release();
    await expectServices(10);
    await expect(page.getByRole('link', { name: 'Copy the notice' })).toBeVisible();
    expect(await layoutShift(page, marked), `at ${width}`).toBeLessThanOrEqual(0.02);
  }
});

test('the downloaded CSV is read back unchanged', async ({ page }) => {
  const { open, paste, values, download, main, button, field, rowOf, openRows } = menuOn(page);
  await open();
  await paste(TEN_SERVICES);
  await expect(rowOf('Gloss')).toBeVisible();
  await openRows();
  await field('Service', 'Gloss').fill('=HYPERLINK("x"), shine');
  await expect(rowOf('Root touch-up')).toContainText('$110');
  const before = await values();
  const { name, text } = await download();
  expect(name).toBe('tallycomb-menu.csv');
  expect(text).toMatch(/^\uFEFFService,Price,Last change,Visits a month,With inflation/);
  expect(text).not.toMatch(/(^|[\n,])"?=/);
  await button('Delete everything').click();
  await expect(rowOf('Root touch-up')).toHaveCount(0);
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
  await main.locator('input[type=file]').setInputFiles(file);
  await expect(rowOf('Root touch-up')).toBeVisible();
  expect(await values()).toEqual(before);
  expect((await download()).text).toBe(text);
});

test('everything is deleted from the device too, and can be restored', async ({ page }) => {
  const { open, paste, button, services, field } = menuOn(page);
  await open();
  await paste('Fade,45,01/2021\nTrim,30,02/2022');
  await button('Delete everything').click();
  await expect(button('Undo')).toBeFocused();
  expect(await stored(page)).toBeNull();
  await page.keyboard.press('Enter');
  await expect(field('Service', 'Fade')).toBeFocused();
  expect(await services()).toEqual(['Fade', 'Trim']);
  expect(await stored(page)).toContain('Trim');
});

test('a menu stored by a later version is kept until it is replaced', async ({ page, watch }) => {
  const text = '{"version":2,"services":[]}';
  await page.goto('/robots.txt');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    MENU_KEY,
    text,
  ] as const);
  const { open, paste, button, main, expectServices } = menuOn(page);
  await open();
  await paste(TEN_SERVICES);
  await expectServices(10);
  await expect(main.getByText('We’ve left it alone')).toBeVisible();
  expect(await stored(page)).toBe(text);
  await button('Delete what’s saved').click();
  await expect.poll(() => stored(page)).toContain('Root touch-up');
  await expect(main.getByText('Saved on this device only')).toBeVisible();
  expect(watch.messages).toEqual([]);
});

test('denied or full storage is reported, and the page works', async ({ page, watch }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const { open, paste, main, expectServices } = menuOn(page);
  await open();
  await paste(TEN_SERVICES);
  await expectServices(10);
  await expect(main.getByText('Your browser won’t let us save this menu.').first()).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('This menu isn’t saved.');
  await expectWholePage(page);
  expect(watch.messages).toEqual([]);
});

test('two tabs show the same rows, and neither loses any', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  const [one, two] = [menuOn(first), menuOn(second)];
  await one.open();
  await one.paste('Fade,45,01/2021');
  await expect(one.rowOf('Fade')).toBeVisible();
  await two.open();
  await two.paste('Trim,30,02/2022');
  await expect(one.rowOf('Trim')).toBeVisible();
  for (const { openRows } of [one, two]) await openRows();
  await one.field('Price now', 'Trim').fill('35');
  await expect(two.field('Price now', 'Trim')).toHaveValue('35');
  const typeOn = async ({ rows }: typeof one, at: number, text: string) => {
    const service = rows.nth(at).getByRole('textbox').first();
    await service.press('End');
    await service.pressSequentially(text, { delay: 15 });
  };
  await Promise.all([typeOn(one, 0, ' and beard'), typeOn(two, 1, ' for kids')]);
  for (const { services } of [one, two])
    await expect
      .poll(async () => (await services()).toSorted())
      .toEqual(['Fade and beard', 'Trim for kids']);
  await two.button('Delete everything').click();
  await expect(one.rowOf('Fade and beard')).toHaveCount(0);
  await one.button('Undo').click();
  await expect.poll(two.services).toContain('Fade and beard');
});

test('a slow tab undoes nothing typed in another', { tag: '@nightly' }, async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  const [one, two] = [menuOn(first), menuOn(second)];
  await one.open();
  await one.paste('Fade,45,01/2021');
  await two.open();
  await second.evaluate(() =>
    addEventListener('storage', () => {
      const start = performance.now();
      while (performance.now() < start + 60);
    }),
  );
  const name = 'Fade with scissors over the comb, wash and finish';
  await one.openRows();
  const [service] = await one.rows.getByRole('textbox').all();
  await service?.fill('');
  await service?.pressSequentially(name, { delay: 20 });
  await expect(two.rowOf(name)).toBeVisible();
  for (const { button } of [one, two]) await button('Paste another list').click();
  await one.box.pressSequentially('Trim,30', { delay: 20 });
  await expect(two.box).toHaveValue('Trim,30');
  await one.box.fill('');
  await expect(two.box).toHaveValue('');
  await expect(one.field('Service', name)).toHaveValue(name);
});

test('a page from the back/forward cache shows changes saved since', async ({ page }) => {
  const { open, paste, services } = menuOn(page);
  await open();
  await paste('Fade,45,01/2021');
  await expect.poll(() => stored(page)).toContain('"Fade"');
  await page.evaluate((key) => {
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('Fade', 'Trim'));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, MENU_KEY);
  await expect.poll(services).toEqual(['Trim']);
});

/** The text on paper, where apostrophes are curled. */
const printed = (text: string) => plain(text.replaceAll("'", '’'));

/** Lengths of a comb's teeth above its spine. */
const lengthsOfTeeth = async (teeth: Locator) => {
  const path = (await teeth.getAttribute('d')) ?? '';
  const box = await teeth.locator('xpath=..').getAttribute('viewBox');
  const spine = Number(box?.split(' ').at(-1));
  return [...path.matchAll(/V([\d.]+)a[\d.]+ ([\d.]+)/g)].map(
    ([, edge, dome]) => spine - Number(edge) + Number(dome),
  );
};

test('services are printed with new prices alone, or with the old ones too', async ({ page }) => {
  const { open, paste, rows, main } = menuOn(page);
  await open();
  await paste(TEN_SERVICES);
  const expected = expectedRows(TEN_SERVICES);
  // The indexes load after the services stand.
  await expect(rows.last()).toContainText(expected.at(-1)?.figures[0] ?? '');
  const newPrices = expected.map(({ row, figures }) => `${row.service} ${figures[0]}`);
  /** Prints one format after the other, as two at once may both fail. */
  const expectOnPaper = async (wanted: RegExp) => {
    for (const format of formats) {
      const { sheets } = await print(page, { format });
      expect(sheets).toHaveLength(1);
      expect(wordsOn(...sheets).replaceAll(/\s/g, '')).toMatch(wanted);
    }
  };
  await expectOnPaper(
    new RegExp(
      `^OurPricesStarting[A-Z][a-z]+1,20\\d\\d${printed(newPrices.join(''))}[$]\\d+Thankyouforcomingtous\\.`,
    ),
  );
  const lengths = await lengthsOfTeeth(main.locator('article svg path').first());
  const prices = expected
    .map(({ figures }) => Number(figures[0]?.replaceAll(/[$,]/g, '')))
    .sort((a, b) => a - b);
  const shares = (all: readonly number[]) => all.map((one) => one / Math.max(...all));
  for (const [at, share] of shares(prices).entries())
    expect(shares(lengths)[at], 'a tooth from zero, by price').toBeCloseTo(share, 2);
  await main.getByRole('radio', { name: 'Old and new prices' }).check();
  const both = expected.map(
    ({ row, figures }) => `${row.service} ${wholeDollars(Number(row.price))} ${figures[0]}`,
  );
  await expectOnPaper(new RegExp(`${printed(both.join(''))}.*Redtipsaretheincrease`));
  await main.getByRole('radio', { name: 'Notice to clients' }).check();
  await main.getByRole('textbox', { name: 'Salon name' }).fill('Luna Hair');
  await expectOnPaper(
    new RegExp(
      `^Starting[A-Z][a-z]+1,20\\d\\dOurNewPricesLunaHair.*inroundfigures\\.${printed(both[0] ?? '')}.*Thankyouforcomingtous\\.`,
    ),
  );
});

for (const [services, sheetCount] of [
  [40, 1],
  [90, 2],
] as const)
  test(`${services} services print in two columns on this number of sheets: ${sheetCount}`, async ({
    page,
  }) => {
    const { open, paste, expectServices } = menuOn(page);
    await open();
    await paste(Array.from({ length: services }, (_, at) => `Service ${at},45,01/2021`).join('\n'));
    await expectServices(services);
    for (const format of formats)
      expect((await print(page, { format })).sheets, format).toHaveLength(sheetCount);
  });

test('a notice has the salon’s own figures, from the month that is typed', async ({ page }) => {
  const { open, paste, main } = menuOn(page);
  await open();
  await paste('Fade,from $45,06/2019\nWax,22,01/2022');
  const notice = main.getByRole('region', { name: 'For the Desk and Your Clients' });
  await notice.getByRole('textbox', { name: 'New prices start' }).fill('03/2099');
  await expect(notice).toContainText('Starting March 1, 2099, these are our new prices:');
  const [fade, wax] = expectedRows('Fade,from $45,06/2019\nWax,22,01/2022');
  await expect(notice).toContainText(`Fade: from ${fade?.figures[0]}`);
  await notice.getByRole('radio', { name: 'Old and new prices' }).check();
  await expect(main.locator('article')).toContainText(`$45from ${fade?.figures[0]}`);
  await expect(notice).toContainText(`Wax: ${wax?.figures[0]}`);
  const { keepsPace } = fade?.prices ?? {};
  const percent = keepsPace?.ok ? Math.round((keepsPace.amount / 45 - 1) * 100) : 0;
  await expect(notice).toContainText(
    `We haven’t changed some of our prices since June 2019. Inflation since then is about ${percent}%`,
  );
});
