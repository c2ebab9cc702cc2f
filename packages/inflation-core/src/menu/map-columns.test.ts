import { describe, expect, it } from 'vitest';
import { parseMenu } from './index';

const june = { since: '06/2019' };

/** Each service in a word: `Cut/Senior 58 from`. */
const inWords = (list: string, options = june) =>
  parseMenu(list, options).rows.map(({ service, level, price, from, unit }) =>
    [level ? `${service}/${level}` : service, price, from && 'from', unit]
      .filter(Boolean)
      .join(' '),
  );

describe('the columns of a table', () => {
  const taken = (list: string) =>
    parseMenu(list, june).columns.map(({ field, heading, candidates }) =>
      [field, heading, ...candidates.map((each) => each.heading)].join(' < '),
    );

  it.each([
    ['Current price\tNew price', '58\t65', 'price < Current price < New price'],
    ['2023\t2024', '55\t58', 'price < 2024 < 2023'],
    ['Last year’s price\tPrice', '55\t58', 'price < Price < Last year’s price'],
    ['Cost\tPrice', '$9\t58', 'price < Price < Cost'],
    ['Sale price\tPrice', '$49\t58', 'price < Price < Sale price'],
    ['Member price\tNon-member price', '$49\t$58', 'price < Non-member price < Member price'],
    ['Was\tNow', '$49\t$58', 'price < Now < Was'],
    ['Compare-at price\tVariant Price', '65\t58', 'price < Variant Price < Compare-at price'],
    ['Commission rate\tRate', '45\t58', 'price < Rate < Commission rate'],
  ])('are, of %s, the price in force, with the others beside it', (names, cells, price) => {
    expect(taken(`Service\t${names}\nCut\t${cells}`)[1]).toBe(price);
  });

  it.each([
    ['Visits', '120', '120'],
    ['Clients per week', '12', '52'],
    ['Bookings (year)', '1,440', '120'],
    ['In stock', '120', ''],
    ['Total bookings', '120', ''],
    ['Appointment length', '45', ''],
  ])('are, of %s, visits a month or none', (name, cell, visits) => {
    expect(parseMenu(`Service\tPrice\t${name}\nCut\t$58\t${cell}`, june).rows[0]?.visits).toBe(
      visits,
    );
  });

  it.each([
    ['Date created', '03/2018', '06/2019'],
    ['Last raised', '03/2018', '03/2018'],
    ['Increase', '$7', '06/2019'],
    ['Updated by', 'May', '06/2019'],
  ])('are, of %s, the month of the last change or none', (name, cell, since) => {
    expect(parseMenu(`Service\tPrice\t${name}\nCut\t$58\t${cell}`, june).rows[0]?.since).toBe(
      since,
    );
  });

  it('have days before months where two days say so', () => {
    const dates =
      'Service\tPrice\tChanged\nCut\t58\t15/06/2022\nTint\t88\t03/09/2022\nWax\t20\t28/02/2021';
    expect(parseMenu(dates).rows.map(({ since }) => since)).toEqual([
      '06/2022',
      '09/2022',
      '02/2021',
    ]);
  });

  it('leave the price to a person where none is certain to be it', () => {
    const { rows, toDecide } = parseMenu('Treatment\tCost\tDeposit\nFacial\t$85\t$20', june);
    expect(rows).toEqual([]);
    expect(toDecide).toMatchObject([
      { code: 'which-column', choices: [{ price: '85' }, { price: '20' }] },
    ]);
  });

  it('are others where others are asked for', () => {
    const list = 'Service\tOld price\tNew price\nCut\t50\t58';
    const read = parseMenu(list, { ...june, columns: { price: 1 } });
    expect(read.rows).toMatchObject([{ service: 'Cut', price: '50' }]);
    expect(read.columns[1]).toMatchObject({ at: 1, reason: 'chosen', candidates: [{ at: 2 }] });
  });

  it('go with the level that a row or a heading names', () => {
    const merged = 'Service\tLength\tPrice\nFoils\tShort\t$96\n\tLong\t$178\n\t\t$274';
    expect(inWords(merged)).toEqual(['Foils/Short 96', 'Foils/Long 178']);
    expect(parseMenu(merged, june).leftOut).toMatchObject([{ kind: 'total' }]);
    expect(inWords('Service  Junior  Senior\nCut  $55  from $65')).toEqual([
      'Cut/Junior 55',
      'Cut/Senior 65 from',
    ]);
  });

  it('are found by what stands in them where there is no header', () => {
    expect(inWords('Cut | 45 min | $58\nTint | 90 min | $88+')).toEqual(['Cut 58', 'Tint 88 from']);
    expect(parseMenu('Cut\t45\t58\nTint\t90\t88', june).toDecide).toHaveLength(2);
  });
});
