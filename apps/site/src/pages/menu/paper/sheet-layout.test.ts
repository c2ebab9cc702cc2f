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

/** Services of each section, by sheet and column. */
function countsOf(sections: Parameters<typeof layoutOf>[0], paper: Paper = 'new') {
  const { size, sheets } = layoutOf(sections, paper);
  const counts = sheets.map((columns) =>
    columns.map((column) => column.map(({ length }) => length)),
  );
  return { size, counts };
}

const salon = [8, 9, 5, 6, 7, 5].map((count, at) => services(count, `Section ${at}`));

it('keeps sections whole, in as few columns and sheets as they need', () => {
  expect(countsOf([services(3)])).toEqual({ size: 'largest', counts: [[[3]]] });
  expect(countsOf(salon).counts).toEqual([
    [
      [8, 9, 5],
      [6, 7, 5],
    ],
  ]);
  expect(countsOf(salon, 'notice').counts).toEqual([
    [
      [8, 9],
      [5, 6],
      [7, 5],
    ],
  ]);
});

it('breaks a list without headings, and sets old and new prices in no more than two columns', () => {
  expect(countsOf([services(40)]).counts).toEqual([[[20], [20]]]);
  expect(countsOf([services(70)]).counts).toEqual([[[24], [24], [22]]]);
  expect(countsOf([services(70)], 'both').counts).toEqual([
    [[18], [18]],
    [[18], [16]],
  ]);
});
