import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halfWidth } from './half-width.ts';
import { readMenuRow } from './menu/index.ts';
import { formatMoney, parseRevenue } from './money.ts';
import { formatMonth, formatMonthName } from './months.ts';
import { beginsMonthName, normalizeMonth, normalizeRevenue } from './normalize-inputs.ts';

describe('normalizeRevenue', () => {
  it.each([
    ['250,000', '250000'],
    ['1 250 000', '1250000'],
    ["1'250'000", '1250000'],
    ['1.250.000', '1250000'],
    ['1.250.000,5', '1250000.5'],
    ['.5', '.5'],
    ['250,', '250'],
    ['1.5 mil', '1500000'],
    ['2,5 million', '2500000'],
    ['999999.999 billion', '999999999000000'],
    ['0.29 thousand', '290'],
    ['€ 1.5 million', '1500000'],
    ['US$250k', '250000'],
    ['250 thousand d', '250000'],
    ['1.5 million dollars', '1500000'],
    ['$250k/yr', '250000'],
    ['250k a year', '250000'],
    ['$20,000 USD / mo.', '240000'],
  ])('reads %s as %s', (text, plain) => {
    expect(normalizeRevenue(text)).toBe(plain);
  });

  it.each([
    '',
    'k',
    '1.000,50',
    '250,000-300,000',
    'a year',
    '250k a decade',
    '0,500',
    '1e9',
    '1000000 billion',
    '1.255',
    '1,25,000',
    '250 lakh',
    '1 trillion',
    `${'9'.repeat(16)}k`,
  ])('leaves %s to be refused', (text) => {
    expect(normalizeRevenue(text)).toBeUndefined();
  });

  it('reads what formatMoney writes, and what it has written itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999_999 }), (cents) => {
        const plain = normalizeRevenue(formatMoney(cents / 100)) ?? '';
        expect(parseRevenue(plain)).toBe(cents / 100);
        expect(normalizeRevenue(plain)).toBe(plain);
      }),
    );
  });
});

describe('normalizeMonth', () => {
  it('writes what parseMonth reads, and leaves the rest alone', () => {
    expect(normalizeMonth(' 2022-06-15 ')).toBe('06/2022');
    expect(normalizeMonth('6/5/2022')).toBe('06/2022');
    expect(normalizeMonth('15/06/2022')).toBeUndefined();
  });

  it('reads every month in words', () => {
    for (let month = 1; month <= 12; month++) {
      const name = formatMonthName({ year: 1987, month });
      expect(normalizeMonth(name)).toBe(formatMonth({ year: 1987, month }));
      expect(normalizeMonth(`${name.slice(0, 3)} 1987`)).toBe(formatMonth({ year: 1987, month }));
    }
  });
});

it('recognizes the beginning of a month in words', () => {
  expect(['jun', 'June 20', 'Sept'].every(beginsMonthName)).toBe(true);
  expect(['', '06', 'J', 'x', 'Junx 2', '20 June'].some(beginsMonthName)).toBe(false);
});

describe('halfWidth', () => {
  it('writes full-width signs as ASCII and leaves all others alone', () => {
    expect(halfWidth('＄１，２５０．５０　／～')).toBe('$1,250.50　/~');
    expect(halfWidth('12。50')).toBe('12.50');
    // A footnote’s mark never becomes a digit of the price.
    expect(halfWidth('50² ½ ７月 é')).toBe('50² ½ 7月 é');
  });

  it('lets a row of the menu be read', () => {
    const row = {
      service: '',
      price: '１８５。５０',
      since: '６／２０１９',
      visits: ' １，２００ ',
    };
    expect(readMenuRow(row).item).toMatchObject({
      price: 185.5,
      since: { year: 2019, month: 6 },
      visits: 1200,
    });
    expect(readMenuRow({ ...row, price: '50²' }).item?.price).toBe(50);
  });
});
