import { describe, expect, it } from 'vitest';
import { defineSeries, type SeriesDefinition } from './define-series.ts';

const definition = {
  id: 'X1',
  name: 'Haircuts, our town',
  source: 'Our own till',
  sourceUrl: 'https://example.com/haircuts',
  basePeriod: '2020 = 100',
  points: [
    { month: '2019-12', index: 99.5 },
    { month: { year: 2020, month: 1 }, index: 100 },
    { month: '3/2020', index: 101.25 },
  ],
} as const satisfies SeriesDefinition;

const points = (...given: readonly (readonly [string, number])[]) =>
  given.map(([month, index]) => ({ month, index }));

describe('defineSeries', () => {
  it('gives a series with its first, newest and skipped months', () => {
    expect(defineSeries(definition)).toEqual({
      ...definition,
      frequency: 'monthly',
      decimals: 2,
      publishing: { monthsLater: 1, byDay: 15 },
      first: { year: 2019, month: 12 },
      newest: { year: 2020, month: 3 },
      points: [
        { month: { year: 2019, month: 12 }, index: 99.5 },
        { month: { year: 2020, month: 1 }, index: 100 },
        { month: { year: 2020, month: 3 }, index: 101.25 },
      ],
      missing: [{ year: 2020, month: 2 }],
    });
  });

  it('reads a quarter by its name or any of its months, a year by its number', () => {
    const quarters = points(['Q1 2020', 1], ['2020-05', 2], ['2020-q4', 3]);
    const byQuarter = defineSeries({ ...definition, points: quarters });
    expect(byQuarter.points.map(({ month }) => month.month)).toEqual([1, 4, 10]);
    expect(byQuarter.missing).toEqual([{ year: 2020, month: 7 }]);
    expect(byQuarter.newest).toEqual({ year: 2020, month: 12 });
    const years = points(['2018', 1], ['6/2019', 2], ['2021', 3]);
    const byYear = defineSeries({ ...definition, points: years });
    expect(byYear.points.map(({ month }) => month.year)).toEqual([2018, 2019, 2021]);
    expect(byYear.missing).toEqual([{ year: 2020, month: 1 }]);
  });

  it.each([
    ['Sep-2024', 'Sept-2024', '2024-Sep', 'Sep-24', '2024M09', '2024-M09', '2024M9', '2024 M09'],
    [
      '2024.09',
      '09.2024',
      '2024-09',
      '202409',
      '2024 SEP',
      'September 2024',
      '2024-09-01T00:00:00',
    ],
  ])('reads a month as publishers write it: %s', (...months) => {
    for (const month of months) {
      const { newest } = defineSeries({ ...definition, points: points([month, 100]) });
      expect([month, newest]).toEqual([month, { year: 2024, month: 9 }]);
    }
  });

  it('reads two-digit years as a spreadsheet does', () => {
    const { first, newest } = defineSeries({
      ...definition,
      points: points(['Jan-30', 1], ['Dec-29', 2]),
    });
    expect([first.year, newest.year]).toEqual([1930, 2029]);
  });

  it('takes points that are quarters apart as monthly only if it is told to', () => {
    const apart = points(['2020-01', 1], ['2020-04', 2], ['2021-01', 3]);
    const refused =
      'frequency must be told of points that are quarters or years apart, but it was undefined.';
    expect(() => defineSeries({ ...definition, points: apart })).toThrow(refused);
    expect(
      defineSeries({ ...definition, points: apart, frequency: 'monthly' }).missing,
    ).toHaveLength(10);
    expect(
      defineSeries({ ...definition, points: apart, frequency: 'quarterly' }).missing,
    ).toHaveLength(2);
  });

  it.each([
    '2020.9',
    '9.24',
    'Sep-124',
    '24-Sep',
    '2024M13',
    '2024-M00',
    '24M09',
    '9/24',
    'Q5 2020',
  ])('refuses %s, which is no month or could be two', (month) => {
    const message = `points[0].month must be a month, but it was '${month}'.`;
    expect(() => defineSeries({ ...definition, points: points([month, 1]) })).toThrow(message);
  });

  it('freezes the series to its last month, and leaves its input alone', () => {
    const month = { year: 2020, month: 1 };
    const publishing = { monthsLater: 2, byDay: 1 };
    const series = defineSeries({ ...definition, publishing, points: [{ month, index: 100 }] });
    const parts = [series, series.publishing, series.first, series.newest, series.missing];
    const inner = series.points.flatMap((point) => [point, point.month]);
    for (const part of [...parts, series.points, ...inner])
      expect(Object.isFrozen(part)).toBe(true);
    expect([month, publishing].some(Object.isFrozen)).toBe(false);
  });

  const at = (month: string, index: number) => ({ points: points([month, index]) });
  it.each([
    [{ id: '' }, "id must be a text, but it was ''."],
    [{ basePeriod: 100 }, 'basePeriod must be a text, but it was 100.'],
    [{ frequency: 'weekly' }, 'frequency must be monthly, quarterly or yearly, but'],
    [
      { publishing: null },
      'publishing must be a rule with monthsLater and byDay, but it was null.',
    ],
    [{ publishing: { monthsLater: 1, byDay: 32 } }, 'publishing must be a rule with'],
    [{ points: undefined }, 'points must be a list, but it was undefined.'],
    [{ points: [] }, 'points.length must be 1 or more, but it was 0.'],
    [{ points: new Array(2) }, 'points[0].month must be a month, but it was undefined.'],
    [{ points: [null] }, 'points[0].month must be a month, but it was undefined.'],
    [at('13/2020', 1), "points[0].month must be a month, but it was '13/2020'."],
    [
      { points: points(['2020-Q1', 1], ['2020', 2]) },
      "points[1].month must be a month, but it was '2020'.",
    ],
    [
      { frequency: 'monthly', ...at('2020-Q1', 1) },
      "points[0].month must be a month, but it was '2020-Q1'.",
    ],
    [{ sourceUrl: 'javascript:alert(1)' }, 'sourceUrl must be an address with http or https, but'],
    [{ sourceUrl: 'example.com' }, 'sourceUrl must be an address with http or https, but'],
    [at('2020-01', 1e-9), 'points[0].index must be from 0.000001 to 1e20, but it was 1e-9.'],
    [at('2020-01', Number.NaN), 'points[0].index must be from 0.000001 to 1e20, but it was NaN.'],
    [
      at('2020-01', 100.123456789012),
      'points[0].index must be a number of at most 13 digits, 12 of',
    ],
    [
      { decimals: 1, ...at('2020-01', 100.25) },
      '[0].index must be a number of at most 13 digits, 1',
    ],
    [{ decimals: 1.5 }, 'decimals must be a whole number from 0, but it was 1.5.'],
    [
      { points: points(['2020-02', 1], ['2020-02', 1]) },
      '[1].month must be later than 2020-2, but',
    ],
    [
      { frequency: 'quarterly', points: points(['2020-02', 1], ['2020-03', 1]) },
      'points[1].month must be later than 2020-1, but it was 2020-1.',
    ],
  ])('refuses %j', (part, message) => {
    // As a program without types may pass it.
    const broken = { ...definition, ...part } as unknown as SeriesDefinition;
    expect(() => defineSeries(broken)).toThrow(
      expect.objectContaining({
        code: 'invalid-series',
        message: expect.stringContaining(message),
      }),
    );
  });
});
