import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, inWords, june, row } from '../../tests/pasted-lists.ts';
import { menuCsv, parseMenu } from './index.ts';

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

  it('without a header is read in our order of columns, and a row of amounts is not a header', () => {
    expect(parseMenu('Price match,45,2021-01\r\nPrice of a date;,45,2021-01').rows).toEqual([
      row('Price match', '45', '01/2021'),
      row('Price of a date;', '45', '01/2021'),
    ]);
    expect(parseMenu('Fade;45,50;01/2021;').rows).toEqual([row('Fade', '45.50', '01/2021')]);
  });

  it.each(
    Object.entries({
      // A section’s name above the services, and again further down.
      'Haircuts,Price\nFade,45\nTint,Price\nGloss,55': 'Fade 45; Gloss 55',
      'Foils,Price\nShort,96\nLong,178': 'Foils/Short 96; Foils/Long 178',
      'Haircuts,Junior,Senior\nFade,45,55': 'Fade/Junior 45; Fade/Senior 55',
      '\tJunior\tSenior\nFade\t45\t55': 'Fade/Junior 45; Fade/Senior 55',
      '            Junior   Senior\nFade        45       55\nTrim        free     free':
        'Fade/Junior 45; Fade/Senior 55',
      'Service,Price,Note\n"Cut\t&dry",45,\nGel,30,"\t"': 'Cut\t&dry 45; Gel 30',
      'Hair,Cut,65\nHair,Bob,55\nNails,Gel,35': 'Cut 65; Bob 55; Gel 35',
      '60 min | Peel | $90\n45 min | Mask | $70': 'Peel 90; Mask 70',
      'Cut,from,$65\nBob,,$55': 'Cut 65 from; Bob 55',
      'Service\tLength\tPrice\nFoils\tShort\t$96\n\tLong\t$178': 'Foils/Short 96; Foils/Long 178',
      // Names that end in a number.
      'Step 12,45,01/2021\nStep 9,35,01/2021': 'Step 12 45; Step 9 35',
      'Service\tS\tMen\tFri-Sun\nCut\t45\t55\t65': 'Cut/S 45; Cut/Men 55; Cut/Fri-Sun 65',
      // Levels that end at a section of one price.
      '\tFull set\tFill\nAcrylic\t$40\t$30\nPedicures\t\t\nSpa\t$35\t\nWaxing\t\t\nBrow $12\tLip $8\t':
        'Acrylic/Full set 40; Acrylic/Fill 30; Spa 35; Brow 12; Lip 8',
      '        Adults  Seniors\nCut     $32     $26': 'Cut/Adults 32; Cut/Seniors 26',
      'Service,Time,Maria,John B.\nCut,45,55,75\nTalk,15,free,20':
        'Cut/Maria 55; Cut/John B. 75; Talk/John B. 20',
      'Service,Employee,Price\nPeel,Ana,95\nPeel,Bea,110\nMask,Ana,40':
        'Peel/Ana 95; Peel/Bea 110; Mask 40',
      'Name,Price,Price 2,Price varies\nCut,45,55,No\nTint,85,95,Yes': 'Cut 45; Tint 85 from',
      // A row without a price that sounds like one of names.
      'Cut\t45 min\t$45\nHaircut\t30 min\t\nGel\t10 min\t$30': 'Cut 45; Gel 30',
      'Service\tMonth\tPrice\nCut\t6/2019\t45': 'Cut 45',
      'Cut\t6/2019\t45\nGel\t6/2019\t30': 'Cut 45; Gel 30',
      'Service\tPrice\nCut\t8-10 yrs $25\nCall 440-555-0188\t440-555-0188': 'Cut 25',
      'Service,Variant,Price\nWax,First,70\nWax,Next,55': 'Wax, First 70; Wax, Next 55',
      'Service\tShort/Long\tPrice type\nCut\t45/55\tfrom': 'Cut/Short 45 from; Cut/Long 55 from',
      'Category,Service,Price\nAcrylic,Fill,30\nGel,Fill,45\nGel,Dip,50':
        'Acrylic, Fill 30; Gel, Fill 45; Dip 50',
      'Cuts\t\tDry\t\nTel:\t(937) 555-0142\nMon - Sat:\t9:30am - 7:00pm\nCut\t$45\nFade\t$35\nAll prices are starting prices.\t':
        'Cut 45 from; Fade 35 from',
    }),
  )('may have column headings, or among its rows, %j', (table, services) => {
    expect(parseMenu(table, june).toDecide).toEqual([]);
    expect(inWords(table).join('; ')).toBe(services);
  });

  it.each([
    ['ten', 'invalid-price', ''],
    ['-45', 'invalid-price', ''],
    ['1.250', 'invalid-price', '1250'],
    ['250k', 'invalid-price', '250'],
    ['20% off', 'invalid-price', ''],
    ['$45 members', 'invalid-price', '45'],
    ['45 min', 'duration', ''],
    ['45-60', 'several-prices', '45 from, 60'],
    ['$65 (kids $45)', 'several-prices', '65, 45'],
    ['0-45', 'several-prices', '45 from'],
    ['65/55/45', 'several-prices', '65, 55, 45 from'],
    ['between 45 and 60', 'several-prices', '45 from, 60'],
    ['kids 45 men 65', 'several-prices', '45, 65'],
    ['$70 / $70 / $80', 'several-prices', '70 from, 80'],
    ['$25 per foil per hour', 'invalid-price', '25'],
    ['$45 95', 'several-prices', '45 from, 95'],
    ['$45 30', 'several-prices', '45, 30'],
    ['85 105', 'several-prices', '85 from, 105'],
    ['$65 75', 'several-prices', '65 from, 75'],
    ['10000.01', 'large-price', '10000.01'],
  ])('leaves the price %s to a person: %s', (cell, code, choices) => {
    const { rows, toDecide } = parseMenu(`Fade,${cell},01/2021`);
    expect(rows).toEqual([]);
    expect(toDecide).toMatchObject([{ code, cell }]);
    const offered = toDecide[0]?.choices.map(({ price, since, from }) => {
      expect(since).toBe('01/2021');
      return from ? `${price} from` : price;
    });
    expect(offered?.join(', ')).toBe(choices);
  });

  it.each([
    ['Fade,45', 'missing-month', '', []],
    ['Fade,45,6/19', 'invalid-month', '6/19', ['45 06/2019']],
    ['Fade,45,43647', 'invalid-month', '43647', ['45 07/2019']],
    ['Fade,45,2019', 'invalid-month', '2019', ['45 01/2019']],
    ['Fade,45,spring 2022', 'invalid-month', 'spring 2022', []],
    [',45,01/2021', 'missing-service', '45', ['45 01/2021']],
    ['Cut 65,50', 'extra-cells', '50', []],
    ['No-show fee,45,01/2021', 'no-service', 'No-show fee', ['45 01/2021']],
    ['3 sessions,450,01/2021', 'package', '3 sessions 450', ['450 01/2021']],
  ])('leaves %s to a person: %s', (pasted, code, cell, choices) => {
    const { rows, leftOut, toDecide } = parseMenu(`\n${pasted}\n`);
    expect([rows, leftOut]).toEqual([[], []]);
    expect(toDecide).toMatchObject([{ line: 2, text: pasted, code, cell }]);
    expect(toDecide[0]?.choices.map(({ price, since }) => `${price} ${since}`)).toEqual(choices);
  });

  it.each([
    ['$65 50', '65.50'],
    ['$5 00', '5.00'],
    ['$\u00A065', '65'],
    ['1 200,50', '1200.50'],
    ['1’200', '1200'],
    ['p.o.a.', undefined],
  ])('may write a price as %s', (cell, price) => {
    expect(inWords(`Service\tPrice\nCut\t45\nFade\t${cell}`)[1]).toBe(price && `Fade ${price}`);
  });

  it('may have only price ranges, without a header', () => {
    const { toDecide } = parseMenu('Cut\tfrom 58 to 78\nTint\t85 / 95', june);
    expect(toDecide.map(({ code }) => code)).toEqual(['several-prices', 'several-prices']);
  });

  it('keeps a row whose optional cell cannot be read, and names the cell', () => {
    const { rows, sources } = parseMenu('Fade,45,01/2021,many\nTrim,30,02/2022,–');
    expect(rows).toEqual([row('Fade', '45', '01/2021'), row('Trim', '30', '02/2022')]);
    expect(sources).toEqual([
      { line: 1, text: 'Fade,45,01/2021,many', unread: ['many'] },
      { line: 2, text: 'Trim,30,02/2022,–' },
    ]);
  });

  it('joins an amount that its thousands comma split into two cells, or leaves it to a person', () => {
    expect(inWords('Bridal,$1,250.00,6/2019')).toEqual(['Bridal 1250.00']);
    expect(inWords('Bridal,$1,250,6/2019,4')).toEqual(['Bridal 1250']);
    for (const split of [
      'Bridal,45,6/2019,1,200',
      'Cut,65,06/2019\nBridal,1,250,06/2019',
      'Service,Price\nBridal,$1,250',
    ]) {
      const { rows, toDecide } = parseMenu(split, { since: '01/2020' });
      expect(
        rows.filter(({ service }) => service !== 'Cut'),
        split,
      ).toEqual([]);
      expect(toDecide, split).toMatchObject([{ code: 'extra-cells' }]);
    }
  });

  it('asks about a second price beside a name', () => {
    const { rows, toDecide } = parseMenu('Service,Price\nCut was $50 now,45', june);
    expect(rows).toEqual([]);
    expect(toDecide).toMatchObject([{ code: 'several-prices', cell: 'Cut was $50 now 45' }]);
  });

  it('numbers lines as a person counts them, and keeps the whole text of a line', () => {
    const { toDecide } = parseMenu(
      '"Cut,\r\nwash",45,01/2021\r\n"Cut\nand dry",x,01/2021\nTrim,y,',
    );
    expect(toDecide).toMatchObject([
      { line: 3, text: '"Cut\nand dry",x,01/2021' },
      { line: 5, text: 'Trim,y,' },
    ]);
  });

  it.each(
    Object.entries({
      'Service\tPrice\nCut\t45\nTrim - $20\t\nNails\t\nGel\t30\nService\tPrice\nWax\t22':
        'Cut 45; Trim 20; Gel 30; Wax 22',
      'Service\tPrice\tDuration\nCut\t45\t1:30\nWax\t22\t45\nDip\t40 (20 min)\nGel\t30\t0':
        'Cut 45 90; Wax 22 45; Dip 40 20; Gel 30',
      'Service\t30 min\t60 min\nSwedish\t60\t95': 'Swedish 60 30; Swedish 95 60',
      'Service\tPrice\tLast change\nCut\t45\t15.06.2019\nWax\t22\t2019.06\nGel\t30\t06.2019':
        'Cut 45; Wax 22; Gel 30',
      'Service\tPrice\tPrice type\nCut\t45\tfrom, per foil\nWax\t22\tadd-on\nGel\t30\tStarting price\nTalk\t\tFree':
        'Cut 45 foil; Wax 22 add-on; Gel 30',
    }),
  )('reads %j', (table, expected) => {
    const { rows } = parseMenu(table, june);
    const texts = rows.map(({ service, price, minutes, unit = minutes }) =>
      [service, price, unit].filter(Boolean).join(' '),
    );
    expect(texts.join('; ')).toBe(expected);
    expect(new Set(rows.map(({ since }) => since))).toEqual(new Set(['06/2019']));
  });
});

describe('parseMenu', () => {
  it('reads no more rows than the limit, and returns the text of the others unchanged', () => {
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

  it('begins the unread text with the header or heading that it needs', () => {
    const parts = 'Service,Price\nCut,58\nPrice,Treatment\n90,Peel\n70,Mask';
    const unreadOf = (list: string, limit: number) => parseMenu(list, { ...june, limit }).unread;
    expect(unreadOf(parts, 2)).toBe('Price,Treatment\n70,Mask');
    expect(unreadOf('All prices are from\nCuts\nBob $40\nFade $30', 1)).toBe(
      'All prices are from\nCuts\nFade $30',
    );
    expect(unreadOf('Senior Stylist\nCuts\nBob $40\nFade $30', 1)).toBe(
      'Senior Stylist\nCuts\nFade $30',
    );
    expect(unreadOf('Foils\r\nShort - $96\r\nLong - $178', 1)).toBe('Foils\nLong - $178');
    expect(unreadOf('Service\tJunior\tSenior\nCut\t$50\t$60\nTint\t$70\t$80', 3)).toBe(
      'Tint\t$70\t$80',
    );
  });

  it('reads a menu in parts the same as at once', () => {
    const rows = fc.array(
      fc.record({ service: anyText, price: fc.constant('58'), since: anyText, visits: anyText }),
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

  it('accepts any text, and accounts for each of its lines', () => {
    fc.assert(
      fc.property(anyText, (any) => {
        const { rows, sources, leftOut, toDecide, header } = parseMenu(any);
        expect(sources).toHaveLength(rows.length);
        const accountedFor = [
          header ?? '',
          ...[...sources, ...leftOut, ...toDecide].map((line) => line.text),
        ];
        const letters = (lines: readonly string[]) => new Set(lines.join('').match(/[a-z1]/g));
        expect(letters(accountedFor)).toEqual(letters([any.replace(/^\uFEFF?"?sep=.*/i, '')]));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['Cut €58\nGel $30\nWax 20€', ['€']],
    ['Cut £58\nGel C$30\nDip CA$30', ['£', 'C$', 'CA$']],
    ['Cut ¥5800', ['¥']],
    ['Service\tPrice\nCut\t58 EUR\nGel\tGBP 30', ['EUR', 'GBP']],
    ['Service\tPrice (€)\nCut\t58', ['€']],
    ['Service,Price\nGel,US$30\nEuro wax,50¢', []],
    ['Cut $58\nWe take € at the desk.', []],
  ])('names the currencies that it reads as dollars: %j', (list, currencies) => {
    for (const options of [june, {}])
      expect(parseMenu(list, options).currencies, JSON.stringify(options)).toEqual(currencies);
  });

  it('takes the quotes off a name in a cell', () => {
    const list = `Service\tPrice\n“Cut”\t58\n'Men's fade'\t30\n"""Works"""\t90\nThe "Glow"\t80`;
    expect(inWords(list)).toEqual(['Cut 58', "Men's fade 30", 'Works 90', 'The "Glow" 80']);
  });
});
