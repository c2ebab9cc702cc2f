import { readFileSync } from 'node:fs';
import { parseMenu } from '@tallycomb/inflation-core/menu';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { workbookSheets } from './workbook';

const file = new Uint8Array(readFileSync(new URL('workbook.xlsx', import.meta.url)));

it('reads what the cells of a workbook show, formulas by their stored values', async () => {
  const sheets = await workbookSheets(file);
  const texts = sheets === 'too-large' ? [] : sheets.map(({ text }) => text);
  const { rows, leftOut } = parseMenu(texts[0] ?? '');
  const row = (service: string, price: string, since: string, visits: string) => ({
    service,
    price,
    since,
    visits,
  });
  expect(rows).toEqual([
    row('Ladies trim', '58', '06/2019', '120'),
    row('Gents trim', '34', '06/2019', '80'),
    row('Roots', '88.5', '01/2022', '60'),
  ]);
  expect(leftOut.map(({ name, kind }) => [name, kind])).toEqual([
    ['Elm St Studio', 'heading'],
    ['Total', 'total'],
  ]);
});

it('does not unpack what would fill the memory, and refuses what is damaged', async () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(11_000_000) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(await workbookSheets(bomb)).toBe('too-large');
  await expect(workbookSheets(file.subarray(0, 1500))).rejects.toThrow();
  await expect(workbookSheets(zipSync({ 'xl/a.xml': strToU8('<a>') }))).rejects.toThrow();
});
