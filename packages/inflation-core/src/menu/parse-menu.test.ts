import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { parseDelimited } from './delimited';
import { menuCsv, parseMenu } from './index';

const row = (service: string, price: string, since: string, visits = '') => ({
  service,
  price,
  since,
  visits,
});

const june = { since: '06/2019' };

/** Each service in a word: `Cut/Senior 58 from`. */
const inWords = (list: string, options = june) =>
  parseMenu(list, options).rows.map(({ service, level, price, from, unit }) =>
    [level ? `${service}/${level}` : service, price, from && 'from', unit]
      .filter(Boolean)
      .join(' '),
  );

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'"\',;|\t\n\r =+-@$.k1a') }),
);

describe('a table', () => {
  it('is read by its header, below a title', () => {
    const pasted =
      'My prices\t\t\t\nLast price update\tTreatment\tVisits a month\tPrice (USD)\t\r\n' +
      '6/2019\tBalayage\t1,200\t$1,185.50\t\nJun-19\t"Cut ""the works"""\t\t 85 \t\n\t\t\t\t\n' +
      '6/15/2019\tGel, full set\t40\t62.5\t';
    const { rows, leftOut, header } = parseMenu(pasted);
    expect(rows).toEqual([
      row('Balayage', '1185.50', '06/2019', '1200'),
      row('Cut "the works"', '85', '06/2019'),
      row('Gel, full set', '62.5', '06/2019', '40'),
    ]);
    expect(leftOut).toEqual([
      { line: 1, text: 'My prices\t\t\t', kind: 'heading', name: 'My prices' },
    ]);
    expect(header).toBe('Last price update\tTreatment\tVisits a month\tPrice (USD)\t');
  });

  it('may have a section’s name above the services, and again further down', () => {
    const sections = 'Haircuts,Price,Date\nFade,45,01/2021\nTint,Price,Date\nGloss,55,02/2022';
    expect(parseMenu(sections).rows).toEqual([
      row('Fade', '45', '01/2021'),
      row('Gloss', '55', '02/2022'),
    ]);
  });

  it('is read in order without a header, and a row of amounts is none', () => {
    expect(parseMenu('Price match,45,2021-01\r\nPrice of a date;,45,2021-01').rows).toEqual([
      row('Price match', '45', '01/2021'),
      row('Price of a date;', '45', '01/2021'),
    ]);
    expect(parseMenu('Fade;45,50;01/2021;').rows).toEqual([row('Fade', '45.50', '01/2021')]);
  });

  it('gives a row without a month the one that holds for all', () => {
    expect(parseMenu('Fade\t45\nTrim\t30\t02/2022', june).rows).toEqual([
      row('Fade', '45', '06/2019'),
      row('Trim', '30', '02/2022'),
    ]);
  });

  it.each([
    ['Fade,ten,01/2021', 'invalid-price', 'ten', []],
    ['Fade,-45,01/2021', 'invalid-price', '-45', []],
    ['Fade,1.250,01/2021', 'invalid-price', '1.250', ['1250 01/2021']],
    ['Fade,250k,01/2021', 'invalid-price', '250k', ['250 01/2021']],
    ['Fade,20% off,01/2021', 'invalid-price', '20% off', []],
    ['Fade,$45 members,01/2021', 'invalid-price', '$45 members', ['45 01/2021']],
    ['Fade,45 min,01/2021', 'duration', '45 min', []],
    ['Fade,45-60,01/2021', 'several-prices', '45-60', ['45 01/2021 from', '60 01/2021']],
    [
      'Fade,$65 (kids $45),01/2021',
      'several-prices',
      '$65 (kids $45)',
      ['65 01/2021', '45 01/2021'],
    ],
    ['Fade,$65 75,01/2021', 'several-prices', '$65 75', ['65 01/2021 from', '75 01/2021']],
    ['Fade,10000.01,01/2021', 'large-price', '10000.01', ['10000.01 01/2021']],
    ['Fade,45', 'missing-month', '', []],
    ['Fade,45,6/19', 'invalid-month', '6/19', ['45 06/2019']],
    ['Fade,45,2019', 'invalid-month', '2019', ['45 01/2019']],
    ['Fade,45,spring 2022', 'invalid-month', 'spring 2022', []],
    [',45,01/2021', 'missing-service', '45', ['45 01/2021']],
  ])('leaves %s to a person: %s', (pasted, code, cell, choices) => {
    const { rows, leftOut, toDecide } = parseMenu(`\n${pasted}\n`);
    expect([rows, leftOut]).toEqual([[], []]);
    expect(toDecide).toMatchObject([{ line: 2, text: pasted, code, cell }]);
    const offered = toDecide[0]?.choices.map(({ price, since, from }) =>
      [price, since, from && 'from'].filter(Boolean).join(' '),
    );
    expect(offered).toEqual(choices);
  });

  it('is not sunk by an optional cell that cannot be read, and says which', () => {
    const { rows, sources } = parseMenu('Fade,45,01/2021,many\nTrim,30,02/2022,–');
    expect(rows).toEqual([row('Fade', '45', '01/2021'), row('Trim', '30', '02/2022')]);
    expect(sources).toEqual([
      { line: 1, text: 'Fade,45,01/2021,many', unread: ['many'] },
      { line: 2, text: 'Trim,30,02/2022,–' },
    ]);
  });

  it('never reads an amount that its own comma split', () => {
    const split = ['Bridal,$1,250.00,6/2019', 'Bridal,$1,250,6/2019,4', 'Bridal,45,6/2019,1,200'];
    for (const pasted of [...split, 'Service,Price\nBridal,$1,250']) {
      const { rows, toDecide } = parseMenu(pasted, { since: '01/2020' });
      expect(rows, pasted).toEqual([]);
      expect(toDecide, pasted).toHaveLength(1);
    }
    expect(parseMenu(split[2] ?? '').toDecide[0]).toMatchObject({
      code: 'extra-cells',
      cell: '200',
    });
  });

  it('counts lines as a person does, and keeps a line whole', () => {
    const { toDecide } = parseMenu(
      '"Cut,\r\nwash",45,01/2021\r\n"Cut\nand dry",x,01/2021\nTrim,y,',
    );
    expect(toDecide).toMatchObject([
      { line: 3, text: '"Cut\nand dry",x,01/2021' },
      { line: 5, text: 'Trim,y,' },
    ]);
  });
});

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
    expect(read.rows).toEqual([row('Cut', '50', '06/2019')]);
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

describe('a list that is no table', () => {
  it.each([
    [
      'several services in a line',
      'Trim $58. Fade $34, gloss from $40.',
      ['Trim 58', 'Fade 34', 'gloss 40 from'],
    ],
    ['sizes in a line', 'Cut: Short $45, Long $65+', ['Cut/Short 45', 'Cut/Long 65 from']],
    ['prices first', '$58 Trim\n34 – Fade', ['Trim 58', 'Fade 34']],
    [
      'Markdown',
      '## Nails\n- **Gel** – $45\n- Tips – +$10\n- Art – $5 per nail',
      ['Gel 45', 'Tips 10 add-on', 'Art 5 nail'],
    ],
    [
      'no currency',
      'Cuts\nLadies 58\nGents 34\nRoots 88+',
      ['Ladies 58', 'Gents 34', 'Roots 88 from'],
    ],
    ['commas in names', 'Cut, wash & dry, $65\nTrim, $34', ['Cut, wash & dry 65', 'Trim 34']],
    [
      'lengths of time',
      'Facial\n60 min - $110\nFade (30 min) - $34',
      ['Facial, 60 min 110', 'Fade 34'],
    ],
  ])('may have %s', (_, list, services) => {
    expect(inWords(list)).toEqual(services);
  });

  it('may be a web page’s cards, with descriptions, times and buttons', () => {
    const cards = `Popular\nCut\nWash, cut and dry by our stylists.\n1 hr\n$75\nBook\nFade\n30 min\nfrom $45\nBook`;
    const { rows, leftOut, sources } = parseMenu(cards, june);
    expect(rows.map(({ service, price }) => [service, price])).toEqual([
      ['Cut', '75'],
      ['Fade', '45'],
    ]);
    expect(sources).toEqual([
      { line: 2, text: 'Cut\n$75' },
      { line: 7, text: 'Fade\nfrom $45' },
    ]);
    expect(leftOut.map(({ kind }) => kind)).toEqual([
      'heading',
      'note',
      'note',
      'note',
      'note',
      'note',
    ]);
  });

  it.each([
    ['Balayage was $220 now $195', 'several-prices'],
    ['Cut $150 (members $135)', 'several-prices'],
    ['Facial $120 / 6 for $600', 'several-prices'],
    ['Trim 45 - $58', 'several-prices'],
    ['Brows $65 includes tint', 'invalid-price'],
    ['Bridal $12,500', 'large-price'],
  ])('leaves %s to a person', (line, code) => {
    const { rows, toDecide } = parseMenu(`Cut $50\n${line}`, june);
    expect(rows).toHaveLength(1);
    expect(toDecide).toMatchObject([{ code }]);
  });

  it('takes no address, hours, year or share for a price', () => {
    const words =
      'Est. 2009\nElm St, Suite 200\n555-123-4567\nTue-Sat 9am-6pm\n20% goes to our team';
    expect(parseMenu(`Cut - $50\n${words}`, june)).toMatchObject({
      rows: { length: 1 },
      toDecide: [],
    });
  });
});

describe('parseMenu', () => {
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
    const { rows, toDecide, header } = parseMenu(long.join('\n'), { limit: 2 });
    expect(rows).toEqual([row('Fade', '45', '01/2021'), row('Wax', '22.50', '11/2023')]);
    expect(toDecide.map(({ line }) => line)).toEqual([3]);
    expect(header).toBe(long[0]);
  });

  it('puts above what is unread the line that it cannot be read without', () => {
    const parts = 'Service,Price\nCut,58\nPrice,Treatment\n90,Peel\n70,Mask';
    const below = (list: string, limit: number) => parseMenu(list, { ...june, limit }).unread;
    expect(below(parts, 2)).toBe('Price,Treatment\n70,Mask');
    expect(below('Foils\nShort - $96\nLong - $178', 1)).toBe('Foils\nLong - $178');
    expect(below('Service\tJunior\tSenior\nCut\t$50\t$60\nTint\t$70\t$80', 3)).toBe(
      'Tint\t$70\t$80',
    );
  });

  it('takes a menu in parts as it takes it whole', () => {
    const rows = fc.array(
      fc.record({ service: text, price: fc.constant('58'), since: text, visits: text }),
    );
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 3 }), (menu, limit) => {
        const taken = [];
        let list = menuCsv(menu);
        while (list) {
          const { rows: part, header, unread } = parseMenu(list, { limit });
          taken.push(...part);
          list = unread && [header, unread].join('\n');
        }
        expect(taken).toEqual(parseMenu(menuCsv(menu)).rows);
      }),
    );
  });

  it('reads any text, and says of each of its lines what became of it', () => {
    fc.assert(
      fc.property(text, (any) => {
        const { rows, sources, leftOut, toDecide, header } = parseMenu(any);
        expect(sources).toHaveLength(rows.length);
        const told = [
          header ?? '',
          ...[...sources, ...leftOut, ...toDecide].map((line) => line.text),
        ];
        const letters = (lines: readonly string[]) => new Set(lines.join('').match(/[a-z1]/g));
        expect(letters(told)).toEqual(letters([any.replace(/^\uFEFF?"?sep=.*/i, '')]));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('parseDelimited', () => {
  it('reads what another library writes', () => {
    const table = fc.array(fc.array(text, { minLength: 2, maxLength: 5 }), { minLength: 1 });
    fc.assert(
      fc.property(table, fc.constantFrom(',', '\t', ';'), (cells, delimiter) => {
        const written = Papa.unparse(cells, { delimiter, quotes: true });
        expect(parseDelimited(written).map((read) => read.cells)).toEqual(cells);
      }),
    );
  });

  it('leaves a quote that nothing closes, or inside a cell, as text', () => {
    const cellsOf = (source: string) => parseDelimited(source).map(({ cells }) => cells);
    expect(cellsOf('5" tips,45\n"Deluxe,50')).toEqual([
      ['5" tips', '45'],
      ['"Deluxe', '50'],
    ]);
    expect(cellsOf('\uFEFFa,b\r\n')).toEqual([['a', 'b'], ['']]);
  });
});
