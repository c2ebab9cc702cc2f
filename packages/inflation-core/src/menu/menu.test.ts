import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { exactInflated } from '../../tests/exact-oracle';
import { cpiU, personalCareServices } from '../../tests/frozen-series';
import { addMonths, formatMonth } from '../months';
import { indexFor } from '../series/index-for';
import { parseDelimited } from './delimited';
import { menuCsv, menuMonth, menuPrices, menuTotals, parseMenu, readMenuRow } from './index';

const row = (service: string, price: string, since: string, visits = '') => ({
  service,
  price,
  since,
  visits,
});

/** What a person, a spreadsheet or somebody who means harm may put into a cell. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'"\',;\t\n\r =+-@＝a1') }),
);
const months = fc
  .integer({ min: 0, max: 1200 })
  .map((count) => addMonths({ year: 1967, month: 1 }, count));
const price = fc.integer({ min: 1, max: 5_000_000 }).map((cents) => (cents / 100).toFixed(2));
const visits = fc.option(fc.integer({ min: 0, max: 999_999 }), { nil: undefined });
const rows = fc.array(
  fc.record({
    service: text,
    price,
    since: months.map(formatMonth),
    visits: visits.map((count) => String(count ?? '')),
  }),
);

describe('parseMenu', () => {
  it('reads what a spreadsheet puts on the clipboard, by its header', () => {
    const pasted =
      'My prices\t\t\t\nLast price update\tTreatment\tVisits a month\tPrice (USD)\t\r\n' +
      '6/2019\tBalayage\t1,200\t$1,185.50\t\nJun-19\t"Cut ""the works"""\t\t 85 \t\n\t\t\t\t\n' +
      '6/15/2019\tGel, full set\t40\t62.5\t';
    const { rows: read, rejected, header } = parseMenu(pasted);
    expect(read).toEqual([
      row('Balayage', '1185.50', '06/2019', '1200'),
      row('Cut "the works"', '85', '06/2019'),
      row('Gel, full set', '62.5', '06/2019', '40'),
    ]);
    expect(rejected).toEqual([
      { line: 1, text: 'My prices\t\t\t', code: 'missing-price', cell: '' },
    ]);
    expect(header).toBe('Last price update\tTreatment\tVisits a month\tPrice (USD)\t');
  });

  it('takes a section’s name above the services for their column’s', () => {
    expect(parseMenu('Haircuts,Price,Date\nFade,45,01/2021').rows).toEqual([
      row('Fade', '45', '01/2021'),
    ]);
  });

  it('reads cells in order without a header, and a row of amounts is none', () => {
    expect(parseMenu('Price match,45,2021-01\r\nPrice of a date;,45,2021-01').rows).toEqual([
      row('Price match', '45', '01/2021'),
      row('Price of a date;', '45', '01/2021'),
    ]);
    expect(parseMenu('Fade;45,50;01/2021;').rows).toEqual([row('Fade', '45.50', '01/2021')]);
  });

  it('gives a row without a month the one that holds for all', () => {
    expect(parseMenu('Fade\t45\nTrim\t30\t02/2022', { since: '06/2019' }).rows).toEqual([
      row('Fade', '45', '06/2019'),
      row('Trim', '30', '02/2022'),
    ]);
  });

  it.each([
    ['Fade,,01/2021', 'missing-price', ''],
    ['Fade,from 45,01/2021', 'invalid-price', 'from 45'],
    ['Fade,0,01/2021', 'invalid-price', '0'],
    ['Fade,-45,01/2021', 'invalid-price', '-45'],
    ['Fade,45', 'missing-month', ''],
    ['Fade,45,6/19', 'invalid-month', '6/19'],
    ['Fade,45,01/2021,many', 'invalid-visits', 'many'],
    ['Fade,45,01/2021,1.5', 'invalid-visits', '1.5'],
  ])('keeps %s, and says %s', (pasted, code, cell) => {
    const rejected = { line: 2, text: pasted, code, cell };
    expect(parseMenu(`\n${pasted}\n`)).toEqual({
      rows: [],
      rejected: [rejected],
      header: undefined,
      unread: '',
    });
  });

  it('never reads an amount that its own comma split, nor a thousandth of one', () => {
    const split = ['Bridal,$1,250.00,6/2019', 'Bridal,$1,250,6/2019,4', 'Bridal,45,6/2019,1,200'];
    for (const pasted of [...split, 'Bridal\t1.250\t6/2019', 'Service,Price\nBridal,$1,250']) {
      const { rows: read, rejected } = parseMenu(pasted, { since: '01/2020' });
      expect(read, pasted).toEqual([]);
      expect(rejected, pasted).toHaveLength(1);
    }
    expect(parseMenu(split[2] ?? '').rejected[0]).toMatchObject({
      code: 'extra-cells',
      cell: '200',
    });
  });

  it('counts lines as a person does, and keeps a rejected row whole', () => {
    const { rejected } = parseMenu(
      '"Cut,\r\nwash",45,01/2021\r\n"Cut\nand dry",x,01/2021\nTrim,y,',
    );
    expect(rejected).toMatchObject([
      { line: 3, text: '"Cut\nand dry",x,01/2021' },
      { line: 5, text: 'Trim,y,' },
    ]);
  });

  it('takes no more rows than it may, and gives the text of the others back as it came', () => {
    const long = [
      'Service;Price;Since',
      'Fade;45;01/2021',
      'Trim;ten;02/2022',
      ';;',
      'Wax;22,50;11/2023',
      '"Cut;\r\nwash";x;',
      'Gel;48;02/2022',
    ];
    const unreadAt = (limit: number) => parseMenu(long.join('\r\n'), { limit }).unread;
    expect([0, 1, 2, 3].map(unreadAt)).toEqual([
      long.slice(1).join('\r\n'),
      long.slice(2).join('\r\n'),
      long.slice(5).join('\r\n'),
      '',
    ]);
    const { rows: read, rejected, header } = parseMenu(long.join('\n'), { limit: 2 });
    expect(read).toEqual([row('Fade', '45', '01/2021'), row('Wax', '22.50', '11/2023')]);
    expect(rejected.map(({ line }) => line)).toEqual([3]);
    expect(header).toBe(long[0]);
    const parts = 'Service,Price\nCut,58\nCost,Treatment\n90,Peel\n70,Mask';
    const below = (limit: number) => parseMenu(parts, { limit, since: '06/2019' }).unread;
    expect([1, 2].map(below)).toEqual([
      'Cost,Treatment\n90,Peel\n70,Mask',
      'Cost,Treatment\n70,Mask',
    ]);
  });

  it('takes a menu in parts as it takes it whole', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 3 }), (menu, limit) => {
        const taken = [];
        let text = menuCsv(menu);
        while (text) {
          const { rows: part, header, unread } = parseMenu(text, { limit });
          taken.push(...part);
          text = unread && [header, unread].join('\n');
        }
        expect(taken).toEqual(parseMenu(menuCsv(menu)).rows);
      }),
    );
  });

  it('reads any text, and says of each of its rows whether it was taken', () => {
    fc.assert(
      fc.property(text, (any) => {
        const { rows: read, rejected, header } = parseMenu(any);
        const filled = [...parseDelimited(any)].filter(({ cells }) => cells.some(Boolean)).length;
        expect(read.length + rejected.length).toBeLessThanOrEqual(filled);
        if (header === undefined) expect(read.length + rejected.length).toBe(filled);
      }),
    );
  });
});

describe('parseDelimited', () => {
  it('reads what another library writes', () => {
    const table = fc.array(fc.array(text, { minLength: 2, maxLength: 5 }), { minLength: 1 });
    fc.assert(
      fc.property(table, fc.constantFrom(',', '\t', ';'), (cells, delimiter) => {
        const written = Papa.unparse(cells, { delimiter, quotes: true });
        expect([...parseDelimited(written)].map((read) => read.cells)).toEqual(cells);
      }),
    );
  });

  it('leaves a quote that nothing closes, or inside a cell, as text', () => {
    const cellsOf = (source: string) => [...parseDelimited(source)].map(({ cells }) => cells);
    expect(cellsOf('5" tips,45\n"Deluxe,50')).toEqual([
      ['5" tips', '45'],
      ['"Deluxe', '50'],
    ]);
    expect(cellsOf('\uFEFFa,b\r\n')).toEqual([['a', 'b'], ['']]);
  });
});

describe('menuCsv', () => {
  it('comes back unchanged, whatever the services are called', () => {
    fc.assert(
      fc.property(rows, (menu) => {
        const prices = menu.map(() => undefined);
        for (const csv of [menuCsv(menu), menuCsv(menu, prices), `\uFEFF${menuCsv(menu)}`])
          expect(parseMenu(csv)).toMatchObject({ rows: menu, rejected: [] });
      }),
    );
  });

  it('is the CSV that another library reads, with no cell that a spreadsheet would run', () => {
    fc.assert(
      fc.property(rows, (menu) => {
        const { data, errors } = Papa.parse<string[]>(menuCsv(menu), { skipEmptyLines: true });
        expect(errors).toEqual([]);
        expect(data).toHaveLength(menu.length + 1);
        for (const [at, { service, ...fields }] of menu.entries()) {
          const [name, ...others] = data[at + 1] ?? [];
          expect([service, `'${service}`]).toContain(name);
          expect(name).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
          expect(others).toEqual(Object.values(fields));
        }
      }),
    );
  });

  it('has the new prices beside each row that has some', () => {
    const menu = [row('Cut', '50', '06/2019', '120'), row('Perm', '', '06/2019')];
    const prices = menu.map((each) => {
      const { item } = readMenuRow(each);
      return item && menuPrices(item, { prices: cpiU, salons: personalCareServices, step: 5 });
    });
    expect(menuCsv(menu, prices).split('\r\n')).toEqual([
      'Service,Price,Last change,Visits a month,Keeps pace,With salons,Rounded,Change (%),Change a month',
      'Cut,50,06/2019,120,65.39,69.43,65.00,30.00,1800.00',
      'Perm,,06/2019,,,,,,',
      '',
    ]);
  });
});

describe('menuMonth', () => {
  it.each([
    ['Jun-19', '06/2019'],
    ['sept-99', '09/1999'],
    ['Jan-29', '01/2029'],
    ['Jan-30', '01/1930'],
    ['June 2019', '06/2019'],
    ['Foo-19', undefined],
    ['19-Jun', undefined],
  ])('reads %s as %s', (written, month) => {
    expect(menuMonth(written)).toBe(month);
  });
});

describe('menuPrices', () => {
  const options = { prices: cpiU, salons: personalCareServices, step: 1 };
  const cut = { service: 'Cut', price: 50, since: { year: 2019, month: 6 }, visits: 120 };
  const indexAt = (series: typeof cpiU, month = series.newest) => {
    const found = indexFor(series, month);
    return found.ok ? found.index : Number.NaN;
  };

  it('carries a price by both indexes, to the cent, and counts what the rounded one brings', () => {
    const known = months.filter((month) => month.year * 12 + month.month <= 2026 * 12 + 8);
    fc.assert(
      fc.property(price.map(Number), known, visits, (dollars, since, count) => {
        const item = { service: '', price: dollars, since, visits: count };
        const found = menuPrices(item, options);
        const exact = (series: typeof cpiU) =>
          exactInflated(dollars, indexAt(series), indexAt(series, since));
        expect(found.keepsPace).toEqual({ ok: true, amount: exact(cpiU) });
        expect(found.withSalons).toEqual({ ok: true, amount: exact(personalCareServices) });
        const change = new Decimal(found.rounded ?? Number.NaN).minus(dollars);
        expect(found.changeAMonth).toBe(
          count === undefined ? undefined : change.mul(count).toNumber(),
        );
        const percent = change.div(dollars).mul(100).toNumber();
        expect(found.changeInPercent).toBeCloseTo(percent, 8);
      }),
    );
  });

  it('says which series does not reach a month, and keeps the other', () => {
    const december1966 = { year: 1966, month: 12 };
    const old = menuPrices({ ...cut, since: december1966 }, options);
    expect(old.keepsPace.ok).toBe(true);
    expect(old.withSalons).toEqual(indexFor(personalCareServices, december1966));
    expect(old.rounded).toBeGreaterThan(50);
    for (const since of [
      { year: 1912, month: 12 },
      { year: 2026, month: 9 },
    ]) {
      expect(menuPrices({ ...cut, since }, options)).toEqual({
        keepsPace: indexFor(cpiU, since),
        withSalons: indexFor(personalCareServices, since),
      });
    }
    expect(menuPrices({ ...cut, since: cpiU.newest }, options)).toMatchObject({
      keepsPace: { ok: true, amount: 50 },
      changeAMonth: 0,
    });
  });

  it('adds up to the cent', () => {
    const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }));
    fc.assert(
      fc.property(amounts, (cents) => {
        const found = menuPrices(cut, options);
        const all = cents.map((amount) => ({ ...found, changeAMonth: amount / 100 }));
        const { changeAMonth, servicesWithVisits } = menuTotals([...all, undefined]);
        expect(changeAMonth).toBe(
          Decimal.sum(0, ...cents)
            .div(100)
            .toNumber(),
        );
        expect(servicesWithVisits).toBe(cents.length);
      }),
    );
  });

  it('counts a service without visits, and leaves out one without a price', () => {
    const found = menuPrices(cut, options);
    const without = menuPrices({ ...cut, price: 100, visits: undefined }, options);
    const old = menuPrices({ ...cut, since: { year: 1912, month: 12 } }, options);
    const changes = [found.changeInPercent ?? 0, without.changeInPercent ?? 0];
    expect(menuTotals([found, without, old, undefined])).toEqual({
      services: 2,
      averageChangeInPercent: ((changes[0] ?? 0) + (changes[1] ?? 0)) / 2,
      servicesWithVisits: 1,
      changeAMonth: found.changeAMonth,
    });
    expect(menuTotals([])).toEqual({
      services: 0,
      averageChangeInPercent: undefined,
      servicesWithVisits: 0,
      changeAMonth: 0,
    });
  });
});
