import { partsOf, requireList, requireText } from '../argument-checks';
import { roundToCents } from '../money';
import { formatCell } from './delimited';
import type { CarriedPrice, MenuPrices } from './menu-prices';
import type { MenuRow } from './menu-row';

const HEADER = ['Service', 'Price', 'Last change', 'Visits a month'];

const PRICES_HEADER = ['Keeps pace', 'With salons', 'Rounded', 'Change (%)', 'Change a month'];

/**
 * Writes a menu as CSV (RFC 4180: CRLF, one header row), with the new prices of each row beside it
 * where they are given. `parseMenu` gives the same rows back, whatever their text. A cell that a
 * spreadsheet would run as a formula begins with an apostrophe, which `parseMenu` takes away again.
 * Throws `invalid-argument`.
 *
 * @example
 * const row = { service: 'Cut, “the works”', price: '85.00', since: '06/2019', visits: '' };
 * menuCsv([row]).split('\r\n')[1] // => '"Cut, “the works”",85.00,06/2019,'
 * parseMenu(menuCsv([row])).rows[0].service // => 'Cut, “the works”'
 * menuCsv([{ ...row, service: '=1+1' }]).split('\r\n')[1] // => "'=1+1,85.00,06/2019,"
 */
export function menuCsv(
  rows: readonly MenuRow[],
  prices?: readonly (MenuPrices | undefined)[],
): string {
  requireList('rows', rows);
  const lines = [
    prices ? [...HEADER, ...PRICES_HEADER] : HEADER,
    ...rows.map((row, at) => [...rowCells(row, at), ...(prices ? priceCells(prices[at]) : [])]),
  ];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

const FIELDS = ['service', 'price', 'since', 'visits'] as const;

function rowCells(row: MenuRow, at: number): string[] {
  const parts = partsOf(row);
  return FIELDS.map((field) => {
    requireText(`rows[${at}].${field}`, parts[field]);
    return formatCell(parts[field]);
  });
}

function priceCells(prices: MenuPrices | undefined): string[] {
  const { rounded, changeInPercent, changeAMonth } = prices ?? {};
  return [
    carriedCell(prices?.keepsPace),
    carriedCell(prices?.withSalons),
    ...[rounded, changeInPercent, changeAMonth].map(numberCell),
  ];
}

const carriedCell = (price: CarriedPrice | undefined) =>
  numberCell(price?.ok ? price.amount : undefined);

const numberCell = (value: number | undefined) =>
  value === undefined ? '' : roundToCents(value).toFixed(2);
