import { expect, it } from 'vitest';
import { layoutOf, type Paper } from './sheet-layout';

const services = (count: number, section?: string) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${section} ${at}`,
    service: `Service ${at}`,
    price: '45',
    since: '06/2019',
    visits: '',
    ...(section && { section }),
  }));

/** As long as the letter of most notices. */
const letter = 'x'.repeat(150);

/** Services of each section, by sheet and column. */
function countsOf(sections: Parameters<typeof layoutOf>[0], paper: Paper = 'new') {
  const { size, sheets } = layoutOf(sections, paper, paper === 'notice' ? letter : '');
  const counts = sheets.map((columns) =>
    columns.map((column) => column.map(({ length }) => length)),
  );
  return { size, counts };
}

const sectionsOf = (...counts: readonly number[]) =>
  counts.map((count, at) => services(count, `Section ${at}`));

it('sets whole sections side by side, on as few sheets as they need', () => {
  expect(countsOf([services(3)])).toEqual({ size: 'largest', counts: [[[3]]] });
  const salon = sectionsOf(8, 9, 5, 6, 7, 5);
  const across = [
    [
      [8, 5, 7],
      [9, 6, 5],
    ],
  ];
  for (const paper of ['new', 'both', 'notice'] as const)
    expect(countsOf(salon, paper).counts, paper).toEqual(across);
  expect(countsOf([...salon, ...salon]).counts).toEqual([...across, ...across]);
  expect(countsOf(sectionsOf(3, 20, 14, 5)).counts).toEqual([
    [
      [3, 20],
      [14, 5],
    ],
  ]);
});

it('breaks a list without headings into even columns', () => {
  expect(countsOf([services(40)]).counts).toEqual([[[20], [20]]]);
  expect(countsOf([services(70)]).counts).toEqual([
    [[18], [18]],
    [[18], [16]],
  ]);
});

it('counts the lines of long names, and sets a list smaller before it breaks one', () => {
  const [service] = services(1);
  const named = (name: string, price = '45') => service && [{ ...service, service: name, price }];
  expect(layoutOf([named('Cut') ?? []], 'new').size).toBe('largest');
  expect(layoutOf([named('Balayage with toner, gloss and blow dry') ?? []], 'new').size).toBe(
    'large',
  );
  const long = services(24).map((one) => ({
    ...one,
    service: `${one.service} with a name too long for one line`,
  }));
  expect(countsOf([long], 'both').counts).toEqual([[[12], [12]]]);
  expect(countsOf([[...long, ...long]], 'both').counts).toHaveLength(2);
  expect(layoutOf([named('x '.repeat(500)) ?? []], 'both').sheets).toHaveLength(1);
});

it('breaks a section that no sheet holds after a sheet of whole ones', () => {
  expect(countsOf(sectionsOf(7, 9, 7, 4, 8, 5, 1, 40)).counts).toEqual([
    [
      [7, 7, 5, 1],
      [9, 4, 8],
    ],
    [[20], [20]],
  ]);
});

it('leaves room for the comb, also on a long notice', () => {
  const longest = (menu: Parameters<typeof layoutOf>[0], paper: Paper) =>
    layoutOf(menu, paper, paper === 'notice' ? letter : '').longest;
  for (const paper of ['new', 'both', 'notice'] as const)
    for (const count of [3, 14, 40, 48])
      expect(longest([services(count)], paper), `${count} ${paper}`).toBeGreaterThanOrEqual(16);
  const salon = sectionsOf(7, 9, 7, 4, 8, 5, 1);
  expect(countsOf(salon, 'notice').counts).toHaveLength(1);
  expect(longest(salon, 'notice')).toBeGreaterThanOrEqual(16);
});
