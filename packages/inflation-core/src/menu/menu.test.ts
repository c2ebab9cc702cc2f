import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { exactInflated } from '../../tests/exact-oracle.ts';
import { cpiU, personalCareServices } from '../../tests/frozen-series.ts';
import { anyText, june, row } from '../../tests/pasted-lists.ts';
import { SimulatedField } from '../../tests/simulated-keyboard.ts';
import { addMonths, formatMonth } from '../months.ts';
import { indexFor } from '../series/index-for.ts';
import {
  foreignCurrencies,
  maskPrice,
  menuCsv,
  menuMonth,
  menuPrices,
  menuTotals,
  normalizePrice,
  parseMenu,
  readMenuRow,
} from './index.ts';

const months = fc
  .integer({ min: 0, max: 1200 })
  .map((count) => addMonths({ year: 1967, month: 1 }, count));
const price = fc.integer({ min: 1, max: 5_000_000 }).map((cents) => (cents / 100).toFixed(2));
const visits = fc.option(fc.integer({ min: 0, max: 999_999 }), { nil: undefined });
const rows = fc.array(
  fc.record({
    service: anyText,
    price,
    since: months.map(formatMonth),
    visits: visits.map((count) => String(count ?? '')),
  }),
);

/** Any row of the page: complete or partly typed, with or without marks. */
const anyRow = fc
  .record(
    {
      service: anyText,
      price: fc.oneof(price, fc.constantFrom('', '58.', '.', '0')),
      since: fc.oneof(
        months.map(formatMonth),
        fc.constantFrom('', '0', '06/20', '06/2', 'June 20'),
      ),
      visits: fc.oneof(
        visits.map((count) => String(count ?? '')),
        anyText,
      ),
      level: anyText.filter(Boolean),
      section: anyText.filter(Boolean),
      remark: anyText.filter(Boolean),
      from: fc.constant(true),
      unit: fc.constantFrom('add-on', 'hour', 'foil'),
      minutes: fc.integer({ min: 1, max: 600 }),
    },
    { requiredKeys: ['service', 'price', 'since', 'visits'] },
  )
  .filter(({ service, price: typed, since, visits: count }) =>
    [service, typed, since, count].some((field) => field.trim() !== ''),
  );

describe('a price', () => {
  it.each([
    ['65.-', 65],
    ['1.000,50', 1000.5],
    ['$1 200', 1200],
    ['50¢', 0.5],
    ['65⁵⁰', 65.5],
    ['US$ 65 + tax', 65],
    ['from $65', 65],
    ['$45/mo', 45],
    ['$45 (30 min)', 45],
    ['45k', undefined],
    ['$22 ++', undefined],
    ['R1,200', 1200],
    ['1.250', undefined],
    ['45-60', undefined],
  ])('is read the same in a list, a field and a row: %s', (text, price) => {
    const [listed] = parseMenu(`Service\tPrice\nCut\t45\nFade\t${text}`, june).rows.slice(1);
    const { value } = new SimulatedField(maskPrice).paste(text);
    for (const written of [text, value, normalizePrice(text) ?? value]) {
      const { item } = readMenuRow({ ...row('Fade', written, '06/2019') });
      expect([Number(listed?.price), item?.price], written).toEqual([price ?? Number.NaN, price]);
      expect([item?.from, item?.unit], written).toEqual([listed?.from, listed?.unit]);
    }
  });

  it.each([
    ['€58', ['€']],
    ['58 EUR', ['EUR']],
    ['CA$58', ['CA$']],
    ['450 kr', ['kr']],
    ['R120', ['R']],
    ['USD 58', []],
  ])('has the same foreign currency named in a list and in a field: %s', (text, signs) => {
    expect(parseMenu(`Service\tPrice\nCut\t${text}`, june).currencies).toEqual(signs);
    expect(foreignCurrencies(text)).toEqual(signs);
  });
});

describe('menuCsv', () => {
  /** Cells that look like the header and the rule of a Markdown table. */
  const likeMarkdown = { ...row('|"', '', ''), level: '\r-|\r1\n', unit: 'add-on' as const };

  it('is read back unchanged, complete or not, with levels, marks, remarks and any text', () => {
    fc.assert(
      fc.property(fc.array(anyRow), (menu) => {
        const prices = menu.map(() => undefined);
        for (const csv of [menuCsv(menu), menuCsv(menu, prices), `\uFEFF${menuCsv(menu)}`])
          expect(parseMenu(csv)).toMatchObject({ rows: menu, leftOut: [], toDecide: [] });
      }),
      { numRuns: 7000, examples: [[[likeMarkdown]]] },
    );
  });

  it('is CSV that another library reads, without cells that a spreadsheet would run as formulas', () => {
    fc.assert(
      fc.property(rows, (menu) => {
        const { data, errors } = Papa.parse<string[]>(menuCsv(menu), { skipEmptyLines: true });
        expect(errors).toEqual([]);
        expect(data).toHaveLength(menu.length + 1);
        for (const [at, { service, ...fields }] of menu.entries()) {
          const [name, ...others] = data[at + 1] ?? [];
          expect([service, `'${service}`]).toContain(name);
          expect(name).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
          expect(others).toEqual([...Object.values(fields), '', '', '']);
        }
      }),
    );
  });

  it('has the new prices in the rows that have them', () => {
    const menu = [row('Cut', '50', '06/2019', '120'), row('Perm', '', '06/2019')];
    const prices = menu.map((each) => {
      const { item } = readMenuRow(each);
      return item && menuPrices(item, { prices: cpiU, salons: personalCareServices, step: 5 });
    });
    expect(menuCsv(menu, prices).split('\r\n')).toEqual([
      'Service,Price,Last change,Visits a month,With inflation,With other salons,New price,Change (%),Extra a month',
      'Cut,50,06/2019,120,65.39,69.43,65.00,30.00,1800.00',
      'Perm,,06/2019,,,,,,',
      '',
    ]);
  });
});

describe('a file of ours', () => {
  it('is read unchanged after a spreadsheet has saved it', () => {
    const [header = ''] = menuCsv([row('Cut', '1185.50', '06/2019', '4')]).split('\r\n');
    const saved = `${header}\nCut,"$1,185.50",Jun-19,4,,,\nGel &amp; wax,48,6/1/2019,,,"from, per hour",45`;
    expect(parseMenu(saved).rows).toEqual([
      row('Cut', '1185.50', '06/2019', '4'),
      { ...row('Gel &amp; wax', '48', '06/2019'), from: true, unit: 'hour', minutes: 45 },
    ]);
  });

  it('leaves a row with more cells than headings to a person, with its name', () => {
    const header = 'Service,Price,Last change,Visits a month,With inflation';
    const { rows, toDecide } = parseMenu(`${header}\nCut,$1,250,06/2019,,60`);
    expect(rows).toEqual([]);
    expect(toDecide).toMatchObject([{ code: 'extra-cells', draft: { service: 'Cut' } }]);
  });

  it('is not recognized by four columns and a level, as a salon may use the same names', () => {
    const list =
      'Service,Price,Last change,Visits a month,Level\nCut,45,,,Junior\nGel,48-60,,,Junior';
    const { rows, toDecide } = parseMenu(list, { since: '06/2019' });
    expect(rows).toEqual([{ ...row('Cut', '45', '06/2019'), level: 'Junior' }]);
    expect(toDecide.map(({ code }) => code)).toEqual(['several-prices']);
  });
});

describe('menuMonth', () => {
  it.each([
    ['sept-99', '09/1999'],
    ['Jun ’19', '06/2019'],
    ['Jan-29', '01/2029'],
    ['Jan-30', '01/1930'],
    ['June 2019', '06/2019'],
    ['June 1st 2019', '06/2019'],
    ['2019.06.15', '06/2019'],
    ['15-Jun-19', '06/2019'],
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

  it('adjusts a price by both indexes to the cent, and gives the income from the rounded one', () => {
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

  it('names the series that does not cover a month, and still gives the other figure', () => {
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
    expect(menuPrices({ ...cut, from: true, unit: 'hour' }, options)).toMatchObject({
      from: true,
      unit: 'hour',
    });
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

  it('counts a service without visits, which leaves all sums as they are, but not one without a price', () => {
    const found = menuPrices(cut, options);
    const without = menuPrices({ ...cut, price: 100, visits: undefined }, options);
    const old = menuPrices({ ...cut, since: { year: 1912, month: 12 } }, options);
    const { changeInPercent, changeAMonth } = found;
    expect(menuTotals([found, without, old, undefined])).toEqual({
      services: 2,
      averageChangeInPercent: changeInPercent,
      servicesWithVisits: 1,
      changeAMonth,
    });
    const changes = [changeInPercent ?? 0, without.changeInPercent ?? 0];
    const unvisited = { ...found, changeAMonth: undefined };
    expect(menuTotals([unvisited, without]).averageChangeInPercent).toBe(
      ((changes[0] ?? 0) + (changes[1] ?? 0)) / 2,
    );
    expect(menuTotals([])).toEqual({
      services: 0,
      averageChangeInPercent: undefined,
      servicesWithVisits: 0,
      changeAMonth: 0,
    });
  });
});
