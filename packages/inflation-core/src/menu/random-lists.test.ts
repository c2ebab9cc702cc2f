import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { parseMenu } from './index.ts';

/** A line of a random list, before it is written as text. */
interface Written {
  readonly kind: 'service' | 'range' | 'unsure' | 'fee' | 'package' | 'free' | 'heading' | 'total';
  /** Name in the list; the reading puts the name of its `under` heading before it. */
  readonly name: string;
  readonly under?: string;
  readonly level?: string;
  readonly dollars: number;
  readonly from?: true;
  readonly unit?: string;
  readonly since: string;
  readonly visits: string;
  /** Writes a decimal comma. */
  readonly isContinental?: boolean;
  /** Chooses among the ways to write a price or a month. */
  readonly style: number;
}

const pick = <Item>(items: readonly Item[], style: number): Item =>
  items[style % items.length] as Item; // a remainder by the length is a valid index

const NAMES = ['Cut', 'Men’s fade', 'Cut & style', 'Root touch-up', 'Gel, full set', 'Brow wax'];
const SIZES = ['Short', 'Medium', 'Long hair'];
const FEES = ['Deposit', 'Gift card', 'No-show fee', 'Late cancellation fee'];
const PACKAGES = ['Series of 6 treatments', '3 sessions', '5-pack'];
const TOTALS = ['Total', 'Subtotal', 'Grand total', 'TOTAL', 'Average price'];
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
  const inOneOf = (ways: string) => pick(ways.split('|'), style).replace('_', amount);
  if (kind === 'free') return inOneOf('Free|On request|Price varies|POA|$0.00');
  if (kind === 'range') {
    const upper = amountOf(dollars + 20, style, isContinental);
    return inOneOf(`$_-${upper}|_ – ${upper}|$_ to $${upper}`);
  }
  if (from && unit) return inOneOf('$_+/hr|from $_ per hour');
  if (from) return inOneOf('from $_|$_+|$ _ +|_ & up|starting at $_|$_ and up');
  if (unit === 'hour') return inOneOf('$_/hr|$_ per hour');
  if (unit === 'add-on') return inOneOf('+$_|add $_');
  if (unit === 'piece') return inOneOf('$_ each|$_ ea.|$_/ea');
  const plainly = /[.,]/.test(amount) ? '$_' : pick(['_.-', '_,-'], style);
  return inOneOf(`$_|$_*|US$_|$_ (45 min)|_|${plainly}`);
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
  { unit: 'piece' },
  { from: true, unit: 'hour' },
];

function nameFor(kind: Written['kind'], style: number, whose: string): string {
  if (kind === 'heading') return `Section ${whose}`;
  if (kind === 'fee') return pick(FEES, style);
  return kind === 'package' ? pick(PACKAGES, style) : `${pick(NAMES, style)} by ${whose}`;
}

const services = fc
  .array(
    fc.record({
      kind: fc.oneof(
        { weight: 4, arbitrary: fc.constant('service' as const) },
        { weight: 5, arbitrary: fc.constantFrom('range', 'free', 'fee', 'package', 'heading') },
      ),
      cents: fc.integer({ min: 500, max: 990_000 }),
      isWhole: fc.boolean(),
      mark: fc.constantFrom(...MARKS),
      month: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
      year: fc.integer({ min: 2001, max: 2026 }),
      visits: fc.option(fc.integer({ min: 0, max: 900 }), { nil: undefined }),
      style: fc.nat(1000),
    }),
    { minLength: 3, maxLength: 7 },
  )
  .filter((all) => all.filter(({ kind }) => kind === 'service').length > 1)
  .map((all) =>
    all.map(
      ({ kind, cents, isWhole, mark, month, year, visits, style }, at): Written => ({
        kind,
        name: nameFor(kind, style, WHOSE[at] ?? ''),
        dollars: isWhole ? Math.round(cents / 100) : cents / 100,
        ...(kind === 'service' && mark),
        since: month ? `${String(month).padStart(2, '0')}/${year}` : '',
        visits: String(visits ?? ''),
        style,
      }),
    ),
  );

/** True for a line whose name alone makes it a fee or a package. */
const isKnownByName = ({ kind }: Written) => kind === 'fee' || kind === 'package';

/** Replaces names under some headings by sizes, of the service that the heading names. */
function withSizes(all: readonly Written[]): readonly Written[] {
  let heading: Written | undefined;
  let sizes = 0;
  return all.map((row) => {
    if (row.kind === 'heading') [heading, sizes] = [row, 0];
    const size = SIZES[sizes];
    if (row.kind === 'heading' || isKnownByName(row) || !heading || heading.style % 2 || !size)
      return row;
    sizes += 1;
    return { ...row, name: size, under: heading.name };
  });
}

/** A random list, perhaps with totals at the end of its sections that have a row. */
const written = fc
  .tuple(services.map(withSizes), fc.boolean(), fc.nat(100))
  .map(([all, hasTotals, style]): readonly Written[] => {
    const none = { kind: 'total', since: '', visits: '', style: 0 } as const;
    let dollars = 0;
    return [...all, undefined].flatMap((row, at) => {
      const total = { ...none, name: pick(TOTALS, style + at), dollars };
      if (row?.kind !== 'heading') dollars += row?.dollars ?? 0;
      const isEnd = row === undefined || (row.kind === 'heading' && at > 0);
      const isTotalled = hasTotals && isEnd && all[at - 1]?.kind !== 'heading';
      return [...(isTotalled ? [total] : []), ...(row ? [row] : [])];
    });
  });

type Cell = (row: Written) => string;

const isPriced = ({ kind }: Written) => kind !== 'heading';

/** Columns that we read: possible headings, and the content of a cell. */
const READ_COLUMNS: Readonly<Record<string, readonly [readonly string[], Cell]>> = {
  service: [['Service', 'Service name', 'Treatment', 'Item Name'], ({ name }) => name],
  since: [['Last change', 'Last price update', 'Effective date', 'Changed'], monthText],
  visits: [['Visits a month', 'Bookings', 'Clients per month'], ({ visits }) => visits],
};

/** Headings of the current price, and of other price columns beside it. */
const PRICES: readonly (readonly [string, ...string[]])[] = [
  ['Price'],
  ['Rate'],
  ['Price ($)', 'Old price', 'New price'],
  ['Current price', 'Former price', 'Planned price'],
  ['Retail price', 'Wholesale price', 'Price before'],
  ['Rate', 'Member rate', 'Last year’s rate'],
  ['New price', 'Old price'],
  ['Now', 'Was'],
  ['2026', '2024', '2025'],
  ['Price 2026', 'Price 2025', 'Price 2024'],
  ['Regular price', 'Sale price', 'Member price'],
  ['Non-member price', 'Member price', 'Promo price'],
  ['This year', 'Last year', 'Next year'],
  // Without a column that is certainly the current price.
  ['', 'Old price', 'Member price'],
];

const LEVELS = [
  ['Junior', 'Senior', 'Master'],
  ['Short', 'Medium', 'Long'],
  ['Level 1', 'Level 2', 'Level 3'],
];

/** Headings of a column of levels, and ways to name a level in the heading of its prices. */
const LEVEL_COLUMNS = ['Level', 'Stylist level', 'Tier', 'Size', 'Hair length'];
const OF_LEVEL = [
  (level: string) => level,
  (level: string) => `${level} price`,
  (level: string) => `Price (${level})`,
];

/** A cell with an amount other than the price. */
const amountBeside =
  (factor: number): Cell =>
  ({ dollars, style, isContinental }) =>
    `$${amountOf(dollars * factor, style, isContinental)}`;

/** Columns that are not read: other amounts of money, and other data of a sheet. */
const IGNORED_COLUMNS: readonly (readonly [string, Cell])[] = [
  ...['Cost', 'Product cost', 'Deposit amount', 'Sales tax', 'Commission'].map(
    (name) => [name, amountBeside(0.25)] as const,
  ),
  ...['Cancellation fee', 'Compare-at price', 'Discounted price', 'Package price'].map(
    (name) => [name, amountBeside(3)] as const,
  ),
  ['Category', () => 'Hair'],
  ['SKU', ({ style }) => `S-${style}`],
  ['In stock', ({ style }) => String(style)],
  ['Duration', () => '45 min'],
  ['Date created', () => '01/02/2018'],
  ['Tax (8.25%)', () => 'Y'],
  ['Total bookings', ({ style }) => String(style)],
];

const OTHERS = ['service', 'prices', 'since', 'visits', 'level', 'beside-1', 'beside-2'] as const;

const layouts = fc.record({
  order: fc.shuffledSubarray([...OTHERS, ...IGNORED_COLUMNS.keys()], {
    minLength: OTHERS.length + IGNORED_COLUMNS.length,
  }),
  besides: fc.integer({ min: 0, max: 6 }),
  heading: fc.nat(10_000),
  delimiter: fc.constantFrom('\t', ',', ';', '|'),
  title: fc.boolean(),
  levels: fc.constantFrom('none', 'none', 'columns', 'rows'),
});

type Layout = typeof layouts extends fc.Arbitrary<infer Value> ? Value : never;

/** A service at each level, which costs ten dollars more than the one before. */
const atLevels = (row: Written, names: readonly string[]): readonly Written[] =>
  row.kind === 'heading'
    ? [row]
    : names.map((level, at) => ({
        ...row,
        level,
        dollars: Math.round(100 * row.dollars + 1000 * at) / 100,
      }));

/** The columns of a layout in their order. */
function columnsOf({ order, besides, heading, levels }: Layout): (readonly [string, Cell])[] {
  const [inForce, ...others] = pick(PRICES, heading);
  const names = pick(LEVELS, heading);
  const ofLevel = pick(OF_LEVEL, heading);
  const price =
    (at: number): Cell =>
    (row) =>
      priceText(atLevels(row, names)[at] ?? row);
  return order.flatMap((key): (readonly [string, Cell])[] => {
    if (typeof key === 'number')
      return (key + heading) % IGNORED_COLUMNS.length < besides
        ? [IGNORED_COLUMNS[key] ?? ['', () => '']]
        : [];
    if (key === 'prices' && levels === 'columns')
      return names.map((name, at) => [ofLevel(name), price(at)]);
    if (key === 'prices') return inForce ? [[inForce, priceText]] : [];
    if (key === 'level')
      return levels === 'rows' ? [[pick(LEVEL_COLUMNS, heading), (row) => row.level ?? '']] : [];
    const [headings, cell] = READ_COLUMNS[key] ?? [
      [others[Number(key.slice(-1)) - 1]],
      amountBeside(2),
    ];
    const name = headings[heading % headings.length];
    return name && (key in READ_COLUMNS || levels !== 'columns') ? [[name, cell]] : [];
  });
}

const unsure = (row: Written): Written => ({ ...row, kind: 'unsure' });

/** A table with a header, its columns in any order, with ignored ones among them. */
const table = fc.tuple(written, layouts).map(([all, layout]) => {
  const { heading, delimiter, title, levels } = layout;
  const isContinental = delimiter === ';' && heading % 2 === 0;
  const names = pick(LEVELS, heading);
  const isUnsure = levels !== 'columns' && pick(PRICES, heading)[0] === '';
  const known = isUnsure
    ? all.map((row) => (['heading', 'total'].includes(row.kind) ? row : unsure(row)))
    : all;
  const rows = known.flatMap((row) =>
    levels === 'none' || row.kind === 'total' || (levels === 'columns' && row.kind === 'free')
      ? [row]
      : atLevels(row, names),
  );
  const columns = columnsOf(layout);
  const isNamedAgain = heading % 3 === 0;
  const cells = (levels === 'rows' ? rows : all).map((row) =>
    columns.map(([name, cell], at) => {
      if (isPriced(row)) return cell({ ...row, isContinental });
      if (isNamedAgain)
        return name === pick(READ_COLUMNS.service?.[0] ?? [], heading) ? row.name : name;
      return at === 0 ? row.name : '';
    }),
  );
  const lines = [...(title ? [['Elm St Studio']] : []), columns.map(([name]) => name), ...cells];
  const text =
    delimiter === '|'
      ? lines.map((row) => `| ${row.join(' | ')} |`).join('\n')
      : Papa.unparse(lines, { delimiter, newline: heading % 2 ? '\n' : '\r\n' });
  return { rows, text };
});

/** A table without a header, in the order that the page asks for: service, price, month, visits. */
const headless = fc.tuple(written, fc.constantFrom('\t', ',', ';')).map(([rows, delimiter]) => {
  const dated = rows.map((row) =>
    row.kind === 'total' ? row : { ...row, since: row.since || '06/2019' },
  );
  const cells = dated.map((row) =>
    isPriced(row) ? [row.name, priceText(row), monthText(row), row.visits] : [row.name, '', '', ''],
  );
  return { rows: dated, text: Papa.unparse(cells, { delimiter, newline: '\n' }) };
});

/** Month and visits after a price. */
function datedText(row: Written): string {
  const { since, visits, style } = row;
  if (since === '') return '';
  const month = monthText({ ...row, style: style % 3 });
  return visits
    ? pick([`, ${month}, ${visits}`, ` ${since} ${visits}`], style)
    : pick([`, ${month}`, ` (since ${month})`, ` – raised ${month}`], style);
}

/** A price among those of other levels. */
const signed = ({ dollars, from, style }: Written) =>
  `$${amountOf(dollars, style)}${from ? '+' : ''}`;

/** Place of the levels: in the line, after its name, or in the list’s first line. */
const PLACES = ['none', 'none', 'in', 'behind', 'above'] as const;

function lineOf(
  row: Written,
  {
    between,
    place,
    levels,
  }: Readonly<Record<'between', string>> & {
    readonly place: (typeof PLACES)[number];
    readonly levels: readonly string[];
  },
): string {
  if (!isPriced(row)) return row.name;
  if (!hasLevels(row, place)) return `${row.name}${between}${priceText(row)}${datedText(row)}`;
  const prices = atLevels(row, levels).map(signed);
  const name = place === 'behind' ? `${row.name} (${levels.join('/')})` : row.name;
  return place !== 'in'
    ? `${name}${between}${prices.join(' / ')}`
    : `${row.name}: ${prices.map((price, at) => `${levels[at]} ${price}`).join(', ')}`;
}

const hasLevels = ({ kind, unit, under }: Written, place: (typeof PLACES)[number]) =>
  place !== 'none' && kind === 'service' && !unit && !under;

/** A printed menu: one service a line, with different separators between name and price. */
const lines = fc
  .tuple(
    written,
    fc.constantFrom(' ..... ', '.........', ' - ', ' – ', ': ', '     ', ' … '),
    fc.constantFrom(...PLACES),
    fc.constantFrom(...LEVELS),
  )
  .map(([all, between, place, levels]) => {
    const dated = all.map((row) =>
      row.kind === 'service' && !hasLevels(row, place)
        ? { ...row, visits: row.since && row.visits }
        : { ...row, since: '', visits: '' },
    );
    const texts = dated.map((row) => lineOf(row, { between, place, levels }));
    return {
      rows: dated.flatMap((row) => (hasLevels(row, place) ? atLevels(row, levels) : [row])),
      text: [...(place === 'above' ? [levels.join(' / ')] : []), ...texts].join('\n'),
    };
  });

const CODES: Readonly<Partial<Record<Written['kind'], string>>> = {
  range: 'several-prices',
  unsure: 'which-column',
  fee: 'no-service',
  package: 'package',
};

const nameOf = ({ name, under }: Pick<Written, 'name' | 'under'>) =>
  under ? `${under}, ${name}` : name;

describe('a random list', () => {
  it('gives each service once and unchanged, and leaves out or leaves to a person all other lines', () => {
    fc.assert(
      fc.property(fc.oneof({ weight: 3, arbitrary: table }, headless, lines), (list) => {
        const { rows, text } = list;
        const found = parseMenu(text, { since: '06/2019' });
        const of = (kind: Written['kind']) => rows.filter((row) => row.kind === kind);
        expect(
          found.rows.map(({ minutes: _, section: __, price, ...row }) => ({
            ...row,
            price: Number(price),
          })),
          text,
        ).toEqual(
          of('service').map(({ level, dollars, from, unit, since, visits, ...row }) => ({
            service: nameOf(row),
            price: dollars,
            since: since || '06/2019',
            visits,
            ...(level && { level }),
            ...(from && { from }),
            ...(unit && { unit }),
          })),
        );
        const left = (kind: string) =>
          found.leftOut.filter((line) => line.kind === kind).map(({ name }) => name);
        expect(left('no-price'), text).toEqual(of('free').map(nameOf));
        expect(left('total'), text).toEqual(of('total').map(nameOf));
        expect(
          found.toDecide.map(({ code, draft }) => [code, draft.service, draft.level]),
          text,
        ).toEqual(
          rows.flatMap((row) => {
            const { kind, level } = row;
            return CODES[kind] ? [[CODES[kind], nameOf(row), level]] : [];
          }),
        );
      }),
      { numRuns: 10_000 },
    );
  });
});
