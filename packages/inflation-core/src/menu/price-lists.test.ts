import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeMenu, type MenuRow, parseMenu } from './index.ts';

type Marks = Partial<Pick<MenuRow, 'since' | 'visits' | 'level' | 'from' | 'unit'>>;

/** Correct reading of a list, as an owner sees it; services without a month get 06/2019. */
interface Expected {
  readonly rows?: readonly (readonly [string, number | '', Marks?])[];
  readonly since?: Readonly<Record<string, string>>;
  readonly leftOut?: readonly (readonly [string, string])[];
  /** First words of each line that the reader asks about instead of deciding. */
  readonly refused?: readonly string[];
  readonly columns?: Readonly<Record<string, string>>;
  readonly never?: readonly number[];
}

const folder = new URL('price-lists/', import.meta.url);
const expected: Readonly<Record<string, Expected>> = JSON.parse(
  readFileSync(new URL('expected.json', folder), 'utf8'),
);

function read(file: string) {
  const decoded = decodeMenu(new Uint8Array(readFileSync(new URL(file, folder))));
  if (!decoded.ok) throw new Error(decoded.reason);
  return parseMenu(decoded.text, { since: '06/2019' });
}

const without = (row: MenuRow): Marks => ({
  ...(row.level && { level: row.level }),
  ...(row.from && { from: row.from }),
  ...(row.unit && { unit: row.unit }),
});

describe.each(Object.entries(expected))('the list %s', (file, right) => {
  const { rows, leftOut, toDecide, columns } = read(file);

  it('gives exactly the services that an owner sees in it', () => {
    const { rows: services = [] } = right;
    if (right.rows) expect(rows).toHaveLength(services.length);
    for (const [at, [service, price, marks = {}]] of services.entries()) {
      const row = rows[at];
      expect(row).toMatchObject({ service, ...marks });
      expect(row?.price && Number(row.price)).toBe(price);
      const { since: _, visits: __, ...shown } = marks;
      expect(row && without(row)).toEqual(shown);
    }
    for (const [service, since] of Object.entries(right.since ?? {}))
      expect(rows.find((row) => row.service === service)?.since).toBe(since);
    const numbers = rows.flatMap(({ price, visits }) => [Number(price), Number(visits)]);
    expect(numbers.filter((number) => right.never?.includes(number))).toEqual([]);
  });

  it('leaves out the same lines as an owner, and leaves the same to a person', () => {
    expect(leftOut.map(({ name, kind }) => [name, kind])).toEqual(right.leftOut ?? []);
    const open = toDecide.map(({ text }) => text.replace('"', ''));
    for (const name of right.refused ?? [])
      expect(open.some((text) => text.split(/[\t,]/).includes(name))).toBe(true);
    if (!right.since) expect(open).toHaveLength(right.refused?.length ?? 0);
  });

  it('names the price column, and the other candidates', () => {
    const price = columns.find(({ field }) => field === 'price');
    const named = (field: string) => columns.find((column) => column.field === field)?.heading;
    const { service, price: heading, offered } = right.columns ?? {};
    if (service) expect(named('service')).toBe(service);
    if (heading) expect(named('price')).toBe(heading);
    if (offered) expect(price?.candidates.map((each) => each.heading)).toContain(offered);
  });
});

it('has an expected reading for every list in the folder', () => {
  const lists = readdirSync(folder).filter((file) => file !== 'expected.json');
  expect(Object.keys(expected).sort()).toEqual(lists.sort());
});
