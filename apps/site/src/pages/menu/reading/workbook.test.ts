import { readFileSync } from 'node:fs';
import { parseMenu } from '@tallycomb/inflation-core/menu';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { workbookSheets } from './workbook';

const file = new Uint8Array(readFileSync(new URL('workbook.xlsx', import.meta.url)));

/** An archive whose parts all point to the same bytes, and claim to be empty. */
function sharingOneBody(times: number): Uint8Array {
  const archive = zipSync({ 'xl/a.xml': new Uint8Array(200_000) }, { level: 0 });
  const end = archive.length - 22;
  const start = new DataView(archive.buffer).getUint32(end + 16, true);
  const entry = archive.slice(start, end);
  entry.fill(0, 24, 28);
  const trailer = archive.slice(end);
  const view = new DataView(trailer.buffer);
  for (const at of [8, 10]) view.setUint16(at, times, true);
  view.setUint32(12, entry.length * times, true);
  return new Uint8Array([
    ...archive.slice(0, start),
    ...Array.from({ length: times }, () => [...entry]).flat(),
    ...trailer,
  ]);
}

/** An archive whose parts all claim to be empty. */
function claimingNothing(archive: Uint8Array): Uint8Array {
  const view = new DataView(archive.buffer);
  view.setUint32(22, 0, true);
  view.setUint32(view.getUint32(archive.length - 6, true) + 24, 0, true);
  return archive;
}

it('reads cells as shown, formulas by their stored values', async () => {
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

it('refuses workbooks that would fill the memory, and damaged ones', async () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(11_000_000) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(await workbookSheets(bomb)).toBe('too-large');
  const { user } = process.cpuUsage();
  expect(await workbookSheets(claimingNothing(bomb))).toBe('too-large');
  expect(process.cpuUsage().user - user).toBeLessThan(1_000_000);
  const parts = unzipSync(file);
  const [name = ''] = Object.keys(parts).filter((part) => part.startsWith('xl/worksheets/sheet'));
  for (const reference of ['"XFD1048576"', "'XFD1048576'", '"xfd1048576"', '"&#88;FD1048576"']) {
    const far = strFromU8(parts[name] ?? file).replace(/ r="[A-Z]+\d+"/, ` r=${reference}`);
    expect(await workbookSheets(zipSync({ ...parts, [name]: strToU8(far) }))).toBe('too-large');
  }
  expect(await workbookSheets(sharingOneBody(60))).toBe('too-large');
  await expect(workbookSheets(file.subarray(0, 1500))).rejects.toThrow();
  await expect(workbookSheets(zipSync({ 'xl/a.xml': strToU8('<a>') }))).rejects.toThrow();
});
