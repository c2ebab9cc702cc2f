import { formatMonth } from '@tallycomb/inflation-core';
import { describe, expect, it } from 'vitest';
import { planMonths } from './price-plan';

const today = { year: 2026, month: 11 };
const open = undefined;
const problems = (...typed: (string | undefined)[]) =>
  planMonths(typed, today).map(
    ({ problem }) => problem && `${problem.code} ${formatMonth(problem.before)}`,
  );

describe('the months of a plan', () => {
  it('are proposed until typed, later ones after the typed', () => {
    const texts = (...typed: (string | undefined)[]) =>
      planMonths(typed, today).map(({ text }) => text);
    expect(texts(open, open)).toEqual(['01/2027', '07/2027']);
    expect(texts('03/2027', open, open)).toEqual(['03/2027', '09/2027', '03/2028']);
    expect(texts('3', open)).toEqual(['3', '07/2027']);
    expect(texts('03/2027', '03/2027', open)).toEqual(['03/2027', '03/2027', '03/2028']);
    expect(texts('03/2027', '01/2020', open)).toEqual(['03/2027', '01/2020', '03/2028']);
    expect(problems(open, open, open, open)).toEqual([open, open, open, open]);
  });

  it.each([
    ['', 'no-month 11/2026'],
    ['13/2027', 'no-month 11/2026'],
    ['11/2026', 'begun 11/2026'],
    ['06/2019', 'begun 11/2026'],
    ['12/2026', open],
  ])('%j first: %s', (typed, problem) => {
    expect(problems(typed)).toEqual([problem]);
  });

  it('must follow each other, even past an invalid one', () => {
    expect(problems('03/2027', '03/2027')).toEqual([open, 'not-after 03/2027']);
    expect(problems('03/2027', '?', '02/2027')).toEqual([
      open,
      'no-month 03/2027',
      'not-after 03/2027',
    ]);
    expect(problems('03/2027', '01/2020')).toEqual([open, 'begun 03/2027']);
    expect(problems('03/2027', '01/2027', '02/2027').at(-1)).toBe('not-after 03/2027');
  });
});
