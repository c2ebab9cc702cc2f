/** From a pasted price list to new prices, by the published indexes. */
import { menuPasteText } from '@tallycomb/content/calculator';
import { addMonths, formatMonth, formatMonthName, formatPercent } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { menuTotals } from '@tallycomb/inflation-core/menu';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import { calculatorPath, wholeDollars } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { boxOf, brokenFigures, expectNoSidewaysScroll } from '../support/layout';
import { expectedRows, menuOn, menuPath, TEN_SERVICES } from '../support/menu-page';

test('ten pasted services give ten right rows and totals', async ({ page, watch }) => {
  const menu = menuOn(page);
  const { open, paste, rowOf, values, expectServices, outcome, box, totals, sortBy, main } = menu;
  await open();
  expect(await main.ariaSnapshot(), 'what stands for no figure').not.toMatch(/–(–|\s|"|$)/m);
  await paste(TEN_SERVICES);
  await expect(outcome).toContainText('10 services added.');
  await expect(box).toBeHidden();
  await expectServices(10);
  const expected = expectedRows(TEN_SERVICES);
  expect(await values()).toEqual(expected.map(({ row }) => Object.values(row)));
  for (const { row, figures } of expected)
    for (const figure of figures.filter((text) => text !== '–'))
      await expect(rowOf(row.service)).toContainText(figure);
  await test.step('a service without visits changes no sum', async () => {
    await paste('Patch test\t5\t06/2019\t\n');
    await expect(outcome).toContainText('1 service added.');
    const sums = menuTotals(expected.map(({ prices }) => prices));
    const amount = `+${wholeDollars(sums.changeAMonth)}`;
    const average = formatPercent(sums.averageChangeInPercent ?? 0, 0);
    await expect(totals).toContainText(amount);
    await expect(totals).toContainText('From the 9 of 11 services that have visits');
    await expectServices(11);
    await expect(totals).toContainText(`11 services, ${average} on average.`);
  });
  await test.step('teeth stand in the order of the rows', async () => {
    const comb = totals.locator('svg[viewBox="0 0 400 164"] path').last();
    const tips = async () =>
      ((await comb.getAttribute('d')) ?? '').split('V').slice(1).map(Number.parseFloat);
    const sorted = (await tips()).toSorted((a, b) => b - a);
    expect(sorted).toHaveLength(11);
    expect(await tips()).not.toEqual(sorted);
    await sortBy.selectOption('Price now');
    await expect.poll(tips).toEqual(sorted);
  });
  await test.step('prices are rounded as the visitor says', async () => {
    await main.getByRole('combobox', { name: 'Round to' }).selectOption('The cent');
    for (const { row, figures } of expectedRows(TEN_SERVICES, '0.01').slice(0, 3))
      for (const figure of figures) await expect(rowOf(row.service)).toContainText(figure);
  });
  expect(watch.messages).toEqual([]);
});

test('a problem is shown at its field once that is left', async ({ page }) => {
  const { open, paste, field, rowOf, month, button, openRows } = menuOn(page);
  await open();
  await field('Service', 'Row 1').fill('Fade');
  await field('Price now', 'Fade').fill('0');
  await expect(field('Price now', 'Fade')).not.toHaveAttribute('aria-invalid');
  await field('Last change', 'Fade').focus();
  await expect(field('Price now', 'Fade')).toHaveAccessibleDescription(/above \$0/);
  await expect(field('Last change', 'Fade')).not.toHaveAttribute('aria-invalid');
  await field('Visits a month', 'Fade').fill('many');
  await button('Add a Row').focus();
  await expect(field('Last change', 'Fade')).toHaveAccessibleDescription(/MM\/YYYY/);
  await expect(field('Visits a month', 'Fade')).toHaveAccessibleDescription(/whole number/);
  await expect(field('Visits a month', 'Fade')).toHaveValue('many');
  await field('Price now', 'Fade').fill('45');
  await field('Last change', 'Fade').fill('01/2021');
  const [expected] = expectedRows('Fade,45,01/2021');
  await expect(rowOf('Fade')).toContainText(expected?.figures[0] ?? 'no figure');
  await month.fill('06/2022');
  await paste('Wax,45\nTrim,30,02/2021');
  await expect(rowOf('Wax')).toBeVisible();
  await openRows();
  await expect(field('Last change', 'Wax')).toHaveValue('06/2022');
  await expect(field('Last change', 'Trim')).toHaveValue('02/2021');
  await button('Add a Row').click();
  await expect(field('Service', 'Row 4')).toBeFocused();
  await expect(field('Last change', 'Row 4')).toHaveValue('06/2022');
});

test('a month outside an index is named in the place of its figure', async ({ page }) => {
  const { open, paste, rowOf, button, main, openRows } = menuOn(page);
  await open();
  await page.route('**/assets/*{cpi-u,personal-care}*', (route) => route.abort());
  const after = formatMonth(addMonths(cpiU.newest, 1));
  await paste(`Fade,45,01/2021\nOld,10,12/1966\nOlder,10,12/1912\nLater,10,${after}`);
  await expect(main.getByRole('alert').filter({ hasText: 'indexes didn’t load' })).toBeVisible();
  await expect(rowOf('Fade')).not.toContainText('New price');
  await page.unrouteAll();
  await button('Try again').click();
  const [expected] = expectedRows('Fade,45,01/2021');
  await expect(rowOf('Fade')).toContainText(expected?.figures[0] ?? 'no figure');
  await openRows();
  const starts = `Figures start ${formatMonthName(personalCareServices.first)}`;
  await expect(rowOf('Old')).toContainText(starts);
  await expect(rowOf('Older')).toContainText(`Figures start ${formatMonthName(cpiU.first)}`);
  await expect(rowOf('Later')).toContainText(`Figures end ${formatMonthName(cpiU.newest)}`);
});

test('on a phone a service is one line, and twelve fit on one screen', async ({ page }) => {
  const { open, paste, rows, field } = menuOn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open();
  await paste(`${TEN_SERVICES}Perm\tfrom $90\t06/2019\t\nFade\t45\t01/2021\t`);
  const [first] = expectedRows(TEN_SERVICES);
  const line = rows.first().getByRole('button').first();
  await expect(line).toHaveAccessibleName(
    `Women’s haircut, blow dry $85 New price ${first?.figures[0]}`,
  );
  await expect(rows.nth(10)).toContainText(/Perm\$90\s?New price from\s\$/);
  const [top, end] = [await boxOf(rows.first()), await boxOf(rows.last())];
  expect(end.bottom - top.y).toBeLessThan(844);
  await expect(field('Price now', "Women's haircut, blow dry")).toBeHidden();
  await line.press('Enter');
  await expect(line).toBeFocused();
  await expect(line).toHaveAttribute('aria-expanded', 'true');
  await field('Price now', "Women's haircut, blow dry").fill('100');
  await expect(rows.first()).toContainText('$100');
});

test('every field and figure is shown whole from 320 pixels on', async ({ page }) => {
  const { open, paste, field, rows, review, button, openRows } = menuOn(page);
  await open();
  const large = 'Haircut\t999999999999.99\t01/1913\t999,999';
  await paste(`${TEN_SERVICES}Extensions\tfrom $1185.50/hr\t06/2019\t99\n${large}`);
  await review.getByRole('radio', { name: '$999,999,999,999.99' }).check();
  await button('Add These 12').click();
  const row = rows.nth(10);
  await page.setViewportSize({ width: 390, height: 800 });
  await openRows();
  const faults = () =>
    row.evaluate((element) => {
      const isBroken = (cell: Element) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const rects = [...range.getClientRects()];
        const lowestTop = Math.max(...rects.map(({ top }) => top));
        return rects.some(({ bottom }) => bottom <= lowestTop);
      };
      const figures = element.querySelectorAll('dd, strong');
      const cut = [...element.querySelectorAll('input')].filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      );
      return [
        ...[...figures].filter(isBroken).map(({ textContent }) => textContent),
        ...cut.map(({ value }) => value),
      ];
    });
  await expect(row).toContainText('$');
  for (const width of [390, 768, 1023, 1024, 1440, 1920, 320])
    await test.step(`at ${width}`, async () => {
      await page.setViewportSize({ width, height: 800 });
      expect(await faults()).toEqual([]);
      expect(await brokenFigures(page)).toEqual([]);
      await expectNoSidewaysScroll(page);
    });
  const [expected] = expectedRows('Extensions,1185.50,06/2019,99');
  for (const label of ['Service', 'Price now', 'Last change', 'Visits a month']) {
    await expect(field(label, 'Extensions')).toBeVisible();
    await expect(row.getByText(label, { exact: true })).toBeVisible();
  }
  for (const figure of expected?.figures.slice(1) ?? ['none'])
    await expect(row.locator('dd').getByText(figure, { exact: true })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains itself, and shows the prices of its example', async ({ page }) => {
    await page.goto(menuPath);
    const back = page.getByRole('link', { name: 'One price', exact: true });
    await expect(back).toHaveAttribute('href', calculatorPath);
    await expect(page.getByText('Working out prices needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What Each Figure Means' })).toBeVisible();
    const example = page.getByRole('region', { name: 'An Example' });
    const { list, since } = menuPasteText.example;
    for (const { figures } of expectedRows(list.replaceAll(/$/gm, ` ${since}`)))
      await expect(example).toContainText(figures[0] ?? 'no figure');
  });
});
