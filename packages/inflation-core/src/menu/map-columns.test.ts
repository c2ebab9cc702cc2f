import { describe, expect, it } from 'vitest';
import { inWords, june } from '../../tests/pasted-lists.ts';
import { parseMenu } from './index.ts';

describe('the columns of a table', () => {
  const taken = (list: string) =>
    parseMenu(list, june).columns.map(({ field, heading, candidates }) =>
      [field, heading, ...candidates.map((each) => each.heading)].join(' < '),
    );

  it.each([
    ['Current price\tNew price', '58\t65', 'price < Current price < New price'],
    ['Last year’s price\tPrice', '55\t58', 'price < Price < Last year’s price'],
    ['Compare-at price\tVariant Price', '65\t58', 'price < Variant Price < Compare-at price'],
    ['Commission rate\tRate', '45\t58', 'price < Rate < Commission rate'],
    ['Purchase price\tSales price', '11\t26', 'price < Sales price < Purchase price'],
    ['Trade price\tRRP', '11\t26', 'price < RRP < Trade price'],
    ['Supplier price\tRetail price', '11\t26', 'price < Retail price < Supplier price'],
    ['Net price\tGross price', '50\t60', 'price < Gross price < Net price'],
    ['Buy\tSell', '11\t26', 'price < Sell < Buy'],
    ['Precio anterior\tPrecio', '50\t58', 'price < Precio < Precio anterior'],
    ['Tarifa\tAnticipo', '58\t20', 'price < Tarifa < Anticipo'],
    ['Staff price\tPublic price', '20\t58', 'price < Public price < Staff price'],
    ['Guest\tMember', '$58\t$50', 'price < Guest < Member'],
  ])('are, of %s, the price in force, with the others beside it', (names, cells, price) => {
    expect(taken(`Service\t${names}\nCut\t${cells}`)[1]).toBe(price);
  });

  it('are, of a former and a new price for each level, the new ones', () => {
    const list =
      'Service\tStylist old\tStylist new\tMaster old\tMaster new\nCut\t$58\t$64\t$75\t$82';
    expect(parseMenu(list, june).rows.map(({ level, price }) => [level, price])).toEqual([
      ['Stylist', '64'],
      ['Master', '82'],
    ]);
  });

  it('are of starting prices in a row whose name says so', () => {
    const list = 'Service\tJunior\tSenior\nUpdo, from\t$60\t$80';
    expect(inWords(list)).toEqual(['Updo/Junior 60 from', 'Updo/Senior 80 from']);
  });

  it('are a month’s prices, where they hold no months', () => {
    const list = 'Bed\tSingle\tMonth Unl.\nTop\t$7\t$39.95\nHigh\t$10\t$54.95';
    expect(inWords(list)[1]).toBe('Top/Month Unl. 39.95');
  });

  it('are of other levels below another row of levels', () => {
    const list =
      'CUT\tSTYLIST\tART DIRECTOR\nBOB\t$95\t$110\nCOLOR\tTECHNICIAN\tHEAD TECHNICIAN\nTONER (FROM)\t$40\t$50';
    expect(parseMenu(list, june).rows.map((row) => [row.service, row.level, row.from])).toEqual([
      ['BOB', 'STYLIST', undefined],
      ['BOB', 'ART DIRECTOR', undefined],
      ['TONER', 'TECHNICIAN', true],
      ['TONER', 'HEAD TECHNICIAN', true],
    ]);
    expect(parseMenu(list, june).rows.map(({ section }) => section)).toEqual([
      ...['CUT', 'CUT', 'COLOR', 'COLOR'],
    ]);
  });

  it('are those of names, and of no sections, where services are called categories', () => {
    const { rows } = parseMenu('CATEGORIES\tPRICE\nGel\t$40\nDip\t$50', june);
    expect(rows.map(({ service, section }) => [service, section])).toEqual([
      ['Gel', undefined],
      ['Dip', undefined],
    ]);
  });

  it('are, of two of one level, both, to be asked about', () => {
    const list = 'Service\tShort\tLong\tLong\nCut\t$58\t$64\t$75';
    const codes = parseMenu(list, june).toDecide.map(({ code }) => code);
    expect(codes).toEqual(['several-prices', 'several-prices']);
  });

  it.each([
    ['Clients per week', '12.0', '52', '06/2019'],
    ['Bookings (year)', '1,440', '120', '06/2019'],
    ['Appointments (last 12 months)', '1,440', '120', '06/2019'],
    ['Appointment length', '45', '', '06/2019'],
    ['Appointment date', '06/2021', '', '06/2019'],
    ['Last visit time', '30', '', '06/2019'],
    ['Duration (min)', '30', '', '06/2019'],
    ['Full description', 'soft', '', '06/2019'],
    ['Last raised', '03/2018', '', '03/2018'],
    ['Increase', '$7', '', '06/2019'],
    ['Increase', '14%', '', '06/2019'],
    ['% change', '12.5%', '', '06/2019'],
    ['Updated by', 'May', '', '06/2019'],
    ['Quantity as-of Date', '01/01/2024', '', '06/2019'],
    ['End date', '03/2024', '', '06/2019'],
    ['Valid until', '03/2024', '', '06/2019'],
    ['Next increase', '03/2024', '', '06/2019'],
    ['Launch date', '03/2024', '', '06/2019'],
    ['Contract date', '03/2024', '', '06/2019'],
    ['Price list date', '03/2018', '', '03/2018'],
  ])('are, of %s, visits a month, the month of the last change or none', (name, cell, ...told) => {
    const [row] = parseMenu(`Service\tPrice\t${name}\nCut\t$58\t${cell}`, june).rows;
    expect([row?.visits, row?.since]).toEqual(told);
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
    const list = 'Treatment\tCost\tDeposit\tRoom\nFacial\t$85\t$20\tA\nTalk\t\t\tB';
    const { rows, leftOut, toDecide, unsure } = parseMenu(list, june);
    expect(leftOut).toMatchObject([{ name: 'Talk', kind: 'no-price' }]);
    expect([rows, unsure.map(({ at }) => at)]).toEqual([[], [1, 2]]);
    expect(toDecide).toMatchObject([
      { code: 'which-column', choices: [{ price: '85' }, { price: '20' }] },
    ]);
  });

  it.each(
    Object.entries({
      'Pricing Option Name\tService Category\tPrice\nExpress facial\tFacials\t75.00':
        'Express facial 75.00',
      'Service | New talent | Designer | Master\nCut | $55 | $75 | $95':
        'Cut/New talent 55; Cut/Designer 75; Cut/Master 95',
      'Service  Junior  Senior\nCut  $55  from $65': 'Cut/Junior 55; Cut/Senior 65 from',
      // Levels above some rows, and others of one price.
      '         Full Set   2 wk fill\nClassic  $130       $55\nHybrid   $155       $65\n\nLift  $75':
        'Classic/Full Set 130; Classic/2 wk fill 55; Hybrid/Full Set 155; Hybrid/2 wk fill 65; Lift 75',
      '       Express   Deluxe\nMani   $30       $45\nPedi   $40       $60\n\nLift  $75':
        'Mani/Express 30; Mani/Deluxe 45; Pedi/Express 40; Pedi/Deluxe 60; Lift 75',
      'Cut | 45 min | $58\nTint | 90 min | $88+': 'Cut 58; Tint 88 from',
      'Service\tHourly rate\nCorrection\t$120': 'Correction 120 hour',
      'Service\tWeekday price\tWeekend price\nCut\t58\t62': 'Cut/Weekday 58; Cut/Weekend 62',
      'Service | Off-peak | Peak\nCut | $50 | $60': 'Cut/Off-peak 50; Cut/Peak 60',
      'Name\tDefault price\tMin price\tMax price\nCut\t85\t75\t120': 'Cut 85',
      'Breed\tBath & Brush\tFull Haircut\nPoodle\t$45\t$75':
        'Poodle/Bath & Brush 45; Poodle/Full Haircut 75',
      'Stylist\tHaircut\tColor\nAna\t$45\t$90': 'Haircut/Ana 45; Color/Ana 90',
      // Lengths of hair without a currency, and a last one that is not known.
      'Size / Length\tShoulder\tMid back\tButt\nJumbo\t240\t270\t350\nSmall\t270\t300\t380':
        'Jumbo/Shoulder 240; Jumbo/Mid back 270; Jumbo/Butt 350; Small/Shoulder 270; Small/Mid back 300; Small/Butt 380',
      'Nails\tHands\tFeet\nGel\t$45\t$60\nDip\t$55\t$70':
        'Gel/Hands 45; Gel/Feet 60; Dip/Hands 55; Dip/Feet 70',
      'Servicio\tPrecio\nCorte\t58': 'Corte 58',
      // Goods beside services.
      'Item\tCategory\tPrice\nGel\tNails\t45\nOil\tRetail\t12': 'Gel 45',
      'Service\tMin\tPrice\nCut\t45\t55': 'Cut 55',
      'Cuts\tDirector\tSenior Stylists\tStylists\nBob\t$96\t$87\t$74\nFade\t$56\t$47\t$34':
        'Bob/Director 96; Bob/Senior Stylists 87; Bob/Stylists 74; Fade/Director 56; Fade/Senior Stylists 47; Fade/Stylists 34',
      'Service\tAt my office\tAt your place\nMassage\t$90\t$120\nPeel\t$60\t$80':
        'Massage/At my office 90; Massage/At your place 120; Peel/At my office 60; Peel/At your place 80',
      // Ages below a service, and a name that begins as a day does.
      'Service\tPrice\nKids\t\nUnder 10\t$16\n10 - 13\t$21\nWeddings\t$98':
        'Kids, Under 10 16; Kids, 10 - 13 21; Weddings 98',
      'Stylist tier\tCut\tTint\nNew talent\t$48\t$92\nMaster\t$84\tAsk':
        'Cut/New talent 48; Tint/New talent 92; Cut/Master 84',
      'servicecode,servicename,price\nHC,Cut,58\nGE,Gel,30': 'Cut 58; Gel 30',
      'Service\tAna price\tBea price\nCut\t45\t55': 'Cut/Ana 45; Cut/Bea 55',
      'Service\tPrice\tAna price\tBea price\nCut\t50\t45\t55': 'Cut 50',
      'Service\tPricing option\tPrice\nCut\tJunior\t58': 'Cut/Junior 58',
      'Service\tLength\tStylist\tPrice\nCut\tShort\tJunior\t58': 'Cut/Short, Junior 58',
      'Service\tDescription\tPrice\n12\tCut\t58\n14\tGel\t30': 'Cut 58; Gel 30',
      'Breed\tBath\tFull groom\nYorkie\t$43\t$66\nHusky\t$86\t$90-95\nLab\t$59\t-\n\nNail trim\t$16\t':
        'Yorkie/Bath 43; Yorkie/Full groom 66; Husky/Bath 86; Lab/Bath 59; Nail trim 16',
      // Prices that could be ages elsewhere.
      'Service\tPrice\nCut\t12 & up\nDye\t70 and up': 'Cut 12 from; Dye 70 from',
      // Services over sizes, beside a corner that is empty.
      'Prices\n\n\tBath\tFull groom\nMini dogs\t$46+\t$74+\nLarge dogs\t$77+\t$119+':
        'Mini dogs/Bath 46 from; Mini dogs/Full groom 74 from; Large dogs/Bath 77 from; Large dogs/Full groom 119 from',
      'Service\tSmall (0-20 lbs)\t21-50 lbs\nBath\t$40\t$55+':
        'Bath/Small (0-20 lbs) 40; Bath/21-50 lbs 55 from',
      'Service\tJunior\tMaría\tMaster\nCut\t$40\t$50\t$60':
        'Cut/Junior 40; Cut/María 50; Cut/Master 60',
      // A charge for products.
      // Times of the levels.
      'Beds\tLevel 1\tLevel 2\nMax time\t20 min\t12 min\nSingle visit\t$8\t$12':
        'Single visit/Level 1 8; Single visit/Level 2 12',
      'Service,Level 1,Level 2,Product charge\nCut,45,55,0\nTint,80,90,12':
        'Cut/Level 1 45; Cut/Level 2 55; Tint/Level 1 80; Tint/Level 2 90',
      'Service\tJunior price\tAna price\nCut\t45\t55': 'Cut/Junior 45; Cut/Ana 55',
      'Breed,Bath,Groom\nPug,45,70': 'Pug/Bath 45; Pug/Groom 70',
      'Size | Price\nPalm size | $200+': 'Palm size 200 from',
      'Service,First visit,Repeat visit\nWax,70,60': 'Wax/First visit 70; Wax/Repeat visit 60',
      // Prices for the staff.
      'Service code,Service description,Std price,Emp price\nHC,Cut,50,30': 'Cut 50',
      'Name,"Sold individually?",Sale price,Regular price\nFacial,0,,90\nPeel,0,99,110':
        'Facial 90; Peel 110',
      // Modifiers.
      'Item Name,Price,Modifier Set - Hair Length\nCut,58,Y': 'Cut 58',
      'Service,Price (2023),New price (2025)\nCut,50,55': 'Cut 55',
      'Category,Service,Price\nCuts,Short,40\n,Long,60\nColor,Full,110':
        'Cuts, Short 40; Cuts, Long 60; Color, Full 110',
      // Cents before a number of three digits.
      '1,Cut,45.00,30\n2,Perm,110.00,120': 'Cut 45.00; Perm 110.00',
      'Service\tPrice\tMaster\nCut\t58\t75': 'Cut 58; Cut/Master 75',
      'Service,Price\n"Cut\nand color",58': 'Cut and color 58',
      // No word for money.
      'Service\tHere\tVisits\nCut\t$58\t12': 'Cut 58',
      'Treatment\tFrom\nFacial\t£85': 'Facial 85 from',
      'Service\tPrice\nFix\t$50 hourly': 'Fix 50 hour',
      'Service\tPrice type\tPrice\nCut\tFrom\t58\nTalk\tFree\t10\nDip\tStarting price\t40\nTip\tper nail\t5':
        'Cut 58 from; Dip 40 from; Tip 5 nail',
      'serviceName\tunitPrice\nCut\t58': 'Cut 58',
      'Service\tType\tPrice\nCut\tIndividual\t58': 'Cut 58',
      'sep=|\nElm St\nService|Price\nCut, dry|58,50\nDaily': 'Cut, dry 58.50',
    }),
  )('are found in a list with %j', (list, services) => {
    expect(inWords(list).join('; ')).toBe(services);
  });

  it('are the latest price, since the month in which it came, below months that lie apart', () => {
    const raises =
      'Service\tJan 2022\tFeb 2024\tMar 2026\nCut\t50\t55\t60\nGel\t30\t35\t35\nDip\t\t\t40';
    const { rows, columns } = parseMenu(raises, june);
    expect(rows.map(({ price, since }) => [price, since])).toEqual([
      ['60', '03/2026'],
      ['35', '02/2024'],
      ['40', '03/2026'],
    ]);
    expect(columns[1]).toMatchObject({
      at: 3,
      reason: 'in-force',
      candidates: [{ at: 2 }, { at: 1 }],
    });
    expect(parseMenu(raises, { columns: { price: 2 } }).rows[1]).toMatchObject({
      since: '02/2024',
    });
    expect(parseMenu(raises.replace('Mar 2026', 'Mar 2024'), june).rows).toEqual([]);
  });

  it('are no price of a service where they hold what was taken in all', () => {
    const sales = 'Item Name\tItems Sold\tGross Sales\tNet Sales\nCut\t120\t$6,960.00\t$6,900.00';
    const { rows, toDecide } = parseMenu(sales, june);
    expect([rows, toDecide.map(({ code }) => code)]).toEqual([[], ['which-column']]);
  });

  it('say how long a service takes, and not how long it is left alone', () => {
    const times =
      'Service\tProcessing time\tDuration\tPrice\nTint\t20m\t1h 15m\t88\nCut\t\t45m\t58\nWax\t\t0:15\t20';
    expect(parseMenu(times, june).rows.map(({ minutes }) => minutes)).toEqual([75, 45, 15]);
    const hours = 'Style\tPrice\tHours\nBoxes\t240\t5\nTwists\t180\t4.5';
    expect(parseMenu(hours, june).rows.map(({ minutes }) => minutes)).toEqual([300, 270]);
  });

  it('are asked about where one of unknown name holds prices in some rows alone', () => {
    const list =
      'Set\tFull\tFill\nClassic\t$130\t$60\nWet\t$140\t$65\nRemoval\t$25\t30 min\nLift\t$78\t1 hr\nTint\t$18\t15 min';
    const { rows, toDecide } = parseMenu(list, june);
    expect(rows.map(({ service }) => service)).toEqual(['Removal', 'Lift', 'Tint']);
    expect(toDecide.map(({ cell }) => cell)).toEqual(['$130 $60', '$140 $65']);
  });

  it('are others below names that begin with a section’s', () => {
    const list = 'Set\tFull\tFill\nClassic\t$130\t$60\nExtras\tPrice\tTime\nLift\t$78\t1 hr';
    const { rows, toDecide } = parseMenu(list, june);
    expect(toDecide).toEqual([]);
    expect(rows.at(-1)).toMatchObject({ service: 'Lift', section: 'Extras', minutes: 60 });
  });

  it('are others where others are asked for', () => {
    const list = 'Service\tOld price\tNew price\nCut\t50\t58';
    const read = parseMenu(list, { ...june, columns: { price: 1 } });
    expect(read).toMatchObject({ rows: [{ service: 'Cut', price: '50' }], unsure: [] });
    expect(read.columns[1]).toMatchObject({ at: 1, reason: 'chosen', candidates: [{ at: 2 }] });
    const unnamed = parseMenu('Cut,45,50\nGel,30,20', { ...june, columns: { price: 2 } });
    expect(unnamed.columns[1]).toMatchObject({ at: 2, reason: 'chosen', candidates: [{ at: 1 }] });
    const codes = 'Code\tName\tPrice\tUsed\nC-1\tCut\t58\t12';
    const chosen = { service: 0, visits: 3 };
    expect(parseMenu(codes, { ...june, columns: chosen }).rows).toMatchObject([
      { service: 'C-1', visits: '12' },
    ]);
  });

  it('are asked about, or offered, where two hold prices', () => {
    const { columns } = parseMenu('Service\tPrice\t5 Visits\nCut\t$8\t$35', june);
    expect(columns[1]?.candidates).toEqual([{ at: 2, heading: '5 Visits' }]);
    expect(parseMenu('Cut\t45\t58\nTint\t90\t88', june).toDecide).toHaveLength(2);
  });
});
