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
  it('gives a series with its first month, its newest and what it skips', () => {
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
    const quarters = points(['2020 Q1', 1], ['2020-05', 2], ['2020-q4', 3]);
    const byQuarter = defineSeries({ ...definition, frequency: 'quarterly', points: quarters });
    expect(byQuarter.points.map(({ month }) => month.month)).toEqual([1, 4, 10]);
    expect(byQuarter.missing).toEqual([{ year: 2020, month: 7 }]);
    expect(byQuarter.newest).toEqual({ year: 2020, month: 12 });
    const years = points(['2018', 1], ['6/2019', 2], ['2021', 3]);
    const byYear = defineSeries({ ...definition, frequency: 'yearly', points: years });
    expect(byYear.points.map(({ month }) => month.year)).toEqual([2018, 2019, 2021]);
    expect(byYear.missing).toEqual([{ year: 2020, month: 1 }]);
  });

  it('is frozen to its last month, and leaves alone what it was made of', () => {
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
    [{ points: [null] }, 'points[0].month must be a month, but it was undefined.'],
    [at('13/2020', 1), "points[0].month must be a month, but it was '13/2020'."],
    [at('2020-Q1', 1), "points[0].month must be a month, but it was '2020-Q1'."],
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
    // What a program without types may pass.
    const broken = { ...definition, ...part } as unknown as SeriesDefinition;
    expect(() => defineSeries(broken)).toThrow(
      expect.objectContaining({
        code: 'invalid-series',
        message: expect.stringContaining(message),
      }),
    );
  });
});
