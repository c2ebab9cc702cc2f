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

const onPaper = (sections: Parameters<typeof layoutOf>[0], paper: Paper = 'new') =>
  layoutOf(sections, paper, paper === 'notice');

/** Services of each section, by sheet and column. */
const countsOf = (...all: Parameters<typeof onPaper>) =>
  onPaper(...all).sheets.map(({ parts }) =>
    parts.map((column) => column.map(({ length }) => length)),
  );

const sectionsOf = (...counts: readonly number[]) =>
  counts.map((count, at) => services(count, `Section ${at}`));

it('sets whole sections in even columns, on as few sheets as they need', () => {
  expect(countsOf(sectionsOf(4, 5, 2))).toEqual([[[4, 5, 2]]]);
  const salon = sectionsOf(8, 9, 5, 6, 7, 5);
  const sheet = [
    [8, 9, 5],
    [6, 7, 5],
  ];
  for (const paper of ['new', 'both', 'notice'] as const)
    expect(countsOf(salon, paper), paper).toEqual([sheet]);
  expect(countsOf([...salon, ...salon])).toEqual([sheet, sheet]);
});

it('sets one column where two would leave a hole, and a menu of nothing', () => {
  for (const paper of ['new', 'both', 'notice'] as const)
    expect(countsOf(sectionsOf(7, 9, 3), paper), paper).toEqual([[[7, 9, 3]]]);
  expect(countsOf([])).toEqual([[[]]]);
});

it('breaks a list without headings, or a section far longer than the others, evenly', () => {
  expect(countsOf([services(40)])).toEqual([[[20], [20]]]);
  expect(countsOf([services(70)])).toEqual([
    [[18], [18]],
    [[18], [16]],
  ]);
  expect(countsOf(sectionsOf(24, 2))).toEqual([[[14], [10, 2]]]);
});

it('counts the lines of long names, and sets a list smaller before it breaks one or a heading’s word', () => {
  const [service] = services(1);
  const named = (name: string, price = '45') =>
    service ? [{ ...service, service: name, price }] : [];
  const largest = onPaper([named('Cut')]).type;
  expect(onPaper([named('Balayage with toner, gloss and blow dry')]).type).toBeLessThan(largest);
  expect(onPaper([services(3, 'HAIRCUTS')]).type).toBeLessThan(onPaper([services(3, 'CUTS')]).type);
  const long = services(24).map((one) => ({
    ...one,
    service: `${one.service} with a name too long for one line`,
  }));
  expect(countsOf([long], 'both')).toEqual([[[12], [12]]]);
  expect(onPaper([named('x '.repeat(500))], 'both').sheets).toHaveLength(1);
});

it('gives sheets equal weight, and breaks only a section that no column holds', () => {
  const salon = sectionsOf(7, 9, 7, 4, 8, 5, 1, 40);
  expect(countsOf(salon)).toEqual([
    [
      [7, 9, 7],
      [4, 8, 5, 1],
    ],
    [[20], [20]],
  ]);
  expect(countsOf(sectionsOf(8, 1, 14, 8, 5, 12, 8, 11))).toEqual([
    [
      [8, 1],
      [14, 8],
    ],
    [
      [5, 12],
      [8, 11],
    ],
  ]);
  expect(countsOf(sectionsOf(3, 1, 5, 4, 10, 27, 11))).toEqual([
    [
      [3, 1, 5],
      [4, 10],
    ],
    [[20], [7, 11]],
  ]);
});

it('fits forty services on one sheet, with their letter too', () => {
  for (const paper of ['new', 'both', 'notice'] as const)
    expect(countsOf(sectionsOf(7, 9, 7, 4, 8, 5, 1), paper), paper).toHaveLength(1);
});

it('gives the lines that services leave to their comb, or on several sheets to their services', () => {
  const [few = 0, many = 0] = [3, 14].map((count) => onPaper([services(count)]).longest);
  expect(few).toBeGreaterThan(2 * many);
  const [full = 0, lower = 0] = onPaper(sectionsOf(7, 9, 7, 4, 8, 5, 1, 40)).sheets.map(
    ({ lines }) => lines,
  );
  expect(full / lower).toBeGreaterThan(1.2);
});

it('sets a long list of one column closer before it sets it smaller', () => {
  const { columns, type } = onPaper(sectionsOf(7, 9, 3));
  expect([columns, type]).toEqual([1, 6.9]);
});
