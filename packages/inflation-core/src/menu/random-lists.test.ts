import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { parseMenu } from './index';

/** What stands in a list, before anybody writes it down. */
interface Written {
  readonly kind: 'service' | 'range' | 'free' | 'heading' | 'total';
  readonly name: string;
  readonly dollars: number;
  readonly from?: true;
  readonly unit?: string;
  readonly since: string;
  readonly visits: string;
  /** With a comma before the cents. */
  readonly isContinental?: boolean;
  /** Which of the ways to write a price, a month. */
  readonly style: number;
}

const pick = <Item>(items: readonly Item[], style: number): Item =>
  items[style % items.length] as Item; // The rest of a division is an index.

const NAMES = ['Cut', 'Men’s fade', 'Cut & style', 'Root touch-up', 'Gel, full set', 'Brow wax'];
const WHOSE = ['Ann', 'Bea', 'Cat', 'Dot', 'Eve', 'Fay', 'Gia', 'Hal', 'Ida', 'Joy'];

const amountOf = (dollars: number, style: number, isContinental = false) => {
  const [whole = '', cents = ''] = dollars.toFixed(2).split('.');
  const grouped = whole.replace(/(?<=\d)(?=(\d{3})+$)/g, style % 2 ? ',' : '');
  if (isContinental) return `${grouped.replaceAll(',', '.')},${cents}`;
  return cents === '00' && style % 3 ? grouped : `${grouped}.${cents}`;
};

/** A price as the trade writes it, by its mark. */
function priceText({ kind, dollars, from, unit, style, isContinental }: Written): string {
  const amount = amountOf(dollars, style, isContinental);
  if (kind === 'free') return pick(['Free', 'On request', 'Price varies', 'POA', '$0.00'], style);
  if (kind === 'range') {
    const upper = amountOf(dollars + 20, style, isContinental);
    return pick([`$${amount}-${upper}`, `${amount} – ${upper}`, `$${amount} to $${upper}`], style);
  }
  if (from && unit) return pick([`$${amount}+/hr`, `from $${amount} per hour`], style);
  if (from)
    return pick(
      [
        `from $${amount}`,
        `$${amount}+`,
        `$ ${amount} +`,
        `${amount} & up`,
        `starting at $${amount}`,
      ],
      style,
    );
  if (unit === 'hour') return pick([`$${amount}/hr`, `$${amount} per hour`], style);
  if (unit === 'add-on') return pick([`+$${amount}`, `add $${amount}`], style);
  return pick(
    [`$${amount}`, `$${amount}*`, `US$${amount}`, `$${amount} each`, `$${amount} (45 min)`, amount],
    style,
  );
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function monthText({ since, style }: Written): string {
  const [month = '', year = ''] = since.split('/');
  const name = MONTHS[Number(month) - 1];
  if (!name) return '';
  return pick(
    [
      since,
      `${name} ${year}`,
      `${name}-${year.slice(2)}`,
      `${year}-${month}-01T00:00:00Z`,
      `${Number(month)}/1/${year} 12:00 AM`,
      `1 ${name} ${year}`,
    ],
    style,
  );
}

const MARKS: readonly Pick<Written, 'from' | 'unit'>[] = [
  {},
  {},
  { from: true },
  { unit: 'hour' },
  { unit: 'add-on' },
  { from: true, unit: 'hour' },
];

const services = fc
  .array(
    fc.record({
      kind: fc.constantFrom<Written['kind']>(
        'service',
        'service',
        'service',
        'service',
        'range',
        'free',
        'heading',
      ),
      cents: fc.integer({ min: 500, max: 999_999 }),
      isWhole: fc.boolean(),
      mark: fc.constantFrom(...MARKS),
      month: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
      year: fc.integer({ min: 2001, max: 2026 }),
      visits: fc.option(fc.integer({ min: 0, max: 900 }), { nil: undefined }),
      style: fc.nat(1000),
    }),
    { minLength: 3, maxLength: WHOSE.length },
  )
  .filter((all) => all.filter(({ kind }) => kind === 'service').length > 1)
  .map((all) =>
    all.map(
      ({ kind, cents, isWhole, mark, month, year, visits, style }, at): Written => ({
        kind,
        name: kind === 'heading' ? `Section ${WHOSE[at]}` : `${pick(NAMES, style)} by ${WHOSE[at]}`,
        dollars: isWhole ? Math.round(cents / 100) : cents / 100,
        ...(kind === 'service' && mark),
        since: month ? `${String(month).padStart(2, '0')}/${year}` : '',
        visits: String(visits ?? ''),
        style,
      }),
    ),
  );

/** A list, perhaps with the sum of its prices below. */
const written = fc.tuple(services, fc.boolean()).map(([all, hasTotal]): readonly Written[] => {
  const dollars = all.reduce((sum, each) => sum + each.dollars, 0);
  const total = { kind: 'total', name: 'Total', dollars, since: '', visits: '', style: 0 } as const;
  return hasTotal ? [...all, total] : all;
});

type Cell = (row: Written) => string;

const isPriced = ({ kind }: Written) => kind !== 'heading';

/** Columns by what may stand above them, and what does below. */
const ASKED: Readonly<Record<string, readonly [readonly string[], Cell]>> = {
  service: [['Service', 'Service name', 'Treatment', 'Item Name'], ({ name }) => name],
  price: [['Price', 'Price ($)', 'Current price', 'Retail price', 'Rate'], priceText],
  since: [['Last change', 'Last price update', 'Effective date', 'Changed'], monthText],
  visits: [['Visits a month', 'Bookings', 'Clients per month'], ({ visits }) => visits],
};

const BESIDES: readonly (readonly [string, Cell])[] = [
  ['Cost', ({ style }) => `$${style + 1}.00`],
  ['Deposit amount', () => '20.00'],
  ['Old price', ({ dollars }) => `$${(dollars / 2).toFixed(2)}`],
  ['Member price', () => '$9.00'],
  ['Compare-at price', () => '9,999.00'],
  ['Category', () => 'Hair'],
  ['SKU', ({ style }) => `S-${style}`],
  ['In stock', ({ style }) => String(style)],
  ['Duration', () => '45 min'],
  ['Date created', () => '01/02/2018'],
  ['Tax (8.25%)', () => 'Y'],
  ['Total bookings', ({ style }) => String(style)],
];

const orders = fc.record({
  order: fc.shuffledSubarray(['service', 'price', 'since', 'visits', ...BESIDES.keys()], {
    minLength: 16,
  }),
  besides: fc.integer({ min: 0, max: 4 }),
  heading: fc.nat(100),
  delimiter: fc.constantFrom('\t', ',', ';', '|'),
  title: fc.boolean(),
});

/** A table with a header, in any order of columns, some of which are not asked for. */
const table = fc
  .tuple(written, orders)
  .map(([rows, { order, besides, heading, delimiter, title }]) => {
    const isContinental = delimiter === ';' && heading % 2 === 0;
    const columns = order.flatMap((key): (readonly [string, Cell])[] => {
      if (typeof key === 'number') return key < besides * 3 ? [BESIDES[key] ?? ['', () => '']] : [];
      const [names, cell] = ASKED[key] ?? [[''], () => ''];
      return [[pick(names, heading), cell]];
    });
    const isFirst = (at: number) => at === 0;
    const cells = rows.map((row) =>
      columns.map(([, cell], at) =>
        isPriced(row) ? cell({ ...row, isContinental }) : isFirst(at) ? row.name : '',
      ),
    );
    const all = [...(title ? [['Elm St Studio']] : []), columns.map(([name]) => name), ...cells];
    const text =
      delimiter === '|'
        ? all.map((row) => `| ${row.join(' | ')} |`).join('\n')
        : Papa.unparse(all, { delimiter, newline: heading % 2 ? '\n' : '\r\n' });
    return { rows, text, hasMonths: true };
  });

/** A table without a header, as the page asks for one: service, price, month, visits. */
const headless = fc.tuple(written, fc.constantFrom('\t', ',', ';')).map(([rows, delimiter]) => {
  const dated = rows.map((row) =>
    row.kind === 'total' ? row : { ...row, since: row.since || '06/2019' },
  );
  const cells = dated.map((row) =>
    isPriced(row) ? [row.name, priceText(row), monthText(row), row.visits] : [row.name, '', '', ''],
  );
  return { rows: dated, text: Papa.unparse(cells, { delimiter, newline: '\n' }), hasMonths: true };
});

/** A printed menu: one service a line, with what may stand between its name and its price. */
const lines = fc
  .tuple(written, fc.constantFrom(' ..... ', '.........', ' - ', ' – ', ': ', '     ', ' … '))
  .map(([rows, between]) => ({
    rows,
    text: rows
      .map((row) => (isPriced(row) ? `${row.name}${between}${priceText(row)}` : row.name))
      .join('\n'),
    hasMonths: false,
  }));

describe('a random list', () => {
  it('gives each service once and as it is, and leaves out or leaves open the rest', () => {
    fc.assert(
      fc.property(fc.oneof(table, headless, lines), ({ rows, text, hasMonths }) => {
        const found = parseMenu(text, { since: '06/2019' });
        const services = rows.filter(({ kind }) => kind === 'service');
        expect(
          found.rows.map(({ minutes: _, price, ...row }) => ({ ...row, price: Number(price) })),
          text,
        ).toEqual(
          services.map(({ name, dollars, from, unit, since, visits }) => ({
            service: name,
            price: dollars,
            since: (hasMonths && since) || '06/2019',
            visits: hasMonths ? visits : '',
            ...(from && { from }),
            ...(unit && { unit }),
          })),
        );
        const namesOf = (kind: Written['kind']) =>
          rows.filter((row) => row.kind === kind).map(({ name }) => name);
        const left = (kind: string) =>
          found.leftOut.filter((line) => line.kind === kind).map(({ name }) => name);
        expect(left('no-price')).toEqual(namesOf('free'));
        expect(left('total')).toEqual(namesOf('total'));
        expect(found.toDecide.map(({ code, choices }) => [code, choices[0]?.service])).toEqual(
          namesOf('range').map((name) => ['several-prices', name]),
        );
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);
});
