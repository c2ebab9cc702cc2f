import { formatMoney, formatPercent, type Month, roundToCents } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import {
  changeInPercent,
  type IndexSeries,
  indexFor,
  inflate,
} from '@tallycomb/inflation-core/series';
import { describe, expect, it } from 'vitest';
import { figureFaults, row } from '../guide-text';
import html from './body.html';

const to: Month = { year: 2026, month: 8 };
const june: Month = { year: 2022, month: 6 };
const published = (series: IndexSeries, month: Month): number => {
  const reading = indexFor(series, month);
  return reading.ok && !reading.isCarriedForward ? reading.index : Number.NaN;
};
const index = (month: Month): string => published(cpiU, month).toFixed(3);
const change = (series: IndexSeries, from: Month, until = to): string =>
  formatPercent(changeInPercent(series, { from, to: until }));
const carried = (amount: number, from: Month, series = cpiU): number =>
  inflate(series, { amount, from, to }).amount;
const money = (dollars: number) => formatMoney(dollars);

const factor = published(cpiU, to) / published(cpiU, june);
const factorText = factor.toFixed(4);
const since = change(cpiU, june).slice(1);
const haircut = carried(50, june);

const price = [
  'Your $50 haircut still says $50.',
  `In June 2022 it stood at ${index(june)}. In August 2026, the newest month when we wrote this guide, it stood at ${index(to)}.`,
  'Worked example: a $50 haircut last priced in June 2022',
  `${index(to)} ÷ ${index(june)} = ${factorText}, so prices in general went up ${since}.`,
  `$50 × ${factorText} = ${money(haircut)} to buy what it bought then.`,
  `Still charging $50, you’re ${money(haircut)} − $50.00 = ${money(haircut - 50)} short`,
];

const revenue = 10 * 6000 * 12;
const needed = carried(revenue, june);
const gap = roundToCents(needed - revenue);
const salon = [
  'each brings in $6,000 a month',
  `Revenue is 10 × $6,000 × 12 = $720,000 a year.`,
  `$720,000 × ${index(to)} ÷ ${index(june)} = ${money(needed)}.`,
  `The gap is ${money(needed)} − ${money(revenue)} = ${money(gap)} a year.`,
  `That’s ${money(gap)} ÷ 12 = ${money(gap / 12)} a month.`,
];

const months: readonly (readonly [string, Month])[] = [
  ['January 2015', { year: 2015, month: 1 }],
  ['January 2020', { year: 2020, month: 1 }],
  ['June 2022', june],
  ['August 2024', { year: 2024, month: 8 }],
  ['August 2025', { year: 2025, month: 8 }],
];
const trade = [
  'Changes to August 2026, and what became of a $50 price',
  row('$50 with inflation', '$50 at other salons'),
  ...months.map(([name, from]) =>
    row(
      name,
      change(cpiU, from),
      change(personalCareServices, from),
      money(carried(50, from)),
      money(carried(50, from, personalCareServices)),
    ),
  ),
];

const commission = 0.45 * 6000;
const commissionNeeded = carried(commission, june);
/** BLS, Occupational Employment and Wages, May 2023, 39-5012, median. */
const hourly = 16.81;
const may: Month = { year: 2023, month: 5 };
const pay = [
  'Worked example: one pro at 45% commission',
  `On $6,000 a month the commission is 45% × $6,000 = ${money(commission)}.`,
  `$2,700 × ${index(to)} ÷ ${index(june)} = ${money(commissionNeeded)}.`,
  `${money(commissionNeeded)} − ${money(commission)} = ${money(commissionNeeded - commission)} a month worse off`,
  `was ${money(hourly)} an hour in May 2023.`,
  `${money(hourly)} × ${index(to)} ÷ ${index(may)} = ${money(carried(hourly, may))} by August 2026.`,
  `10 × 50% = ${10 * 0.5} people`,
];

const afterYears = [1, 2, 3, 4, 5].map((years) => roundToCents((50 * 103 ** years) / 100 ** years));
const missed = afterYears.map((should) => roundToCents(should - 50));
const cuts = 1200;
/** Dollars missed in each year: its cuts times the mean of the gaps at its start and its end. */
const missedInYear = missed.map((gap, at) =>
  roundToCents((((missed[at - 1] ?? 0) + gap) / 2) * cuts),
);
const total = roundToCents(missedInYear.reduce((sum, it) => sum + it, 0));
const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;
const lastTwelveMonths = changeInPercent(cpiU, { from: { ...to, year: to.year - 1 }, to });
const waiting = [
  `Inflation was ${formatPercent(lastTwelveMonths, 1).slice(1)} over the twelve months to August 2026.`,
  'a calmer 3% a year from here and you change nothing for five years, at 1,200 haircuts a year',
  'Worked example: a $50 haircut left alone at 3% a year',
  row('After', 'Should cost', 'Short by', 'Missed'),
  ...afterYears.map((should, at) =>
    row(
      `${at + 1} year${at === 0 ? '' : 's'}`,
      money(should),
      money(missed[at] ?? Number.NaN),
      dollars(missedInYear[at] ?? Number.NaN),
    ),
  ),
  `(${missed.slice(0, 2).map(money).join(' + ')}) ÷ 2 × 1,200 = ${dollars(missedInYear[1] ?? Number.NaN)}.`,
  `${missedInYear.map(dollars).join(' + ')} = ${dollars(total)}.`,
  `Moving once, after five, costs them ${money(missed.at(-1) ?? Number.NaN)}`,
];

const step = Math.sqrt(factor);
const steps = [
  `A gap of ${since} is a big step`,
  `the square root of ${factorText}, which is ${step.toFixed(5)}: an increase of ${formatPercent((step - 1) * 100).slice(1)}.`,
  `costs $50 × ${step.toFixed(5)} = ${money(50 * step)}.`,
  `costs $50 × ${step.toFixed(5)} × ${step.toFixed(5)} = ${money(50 * step * step)}.`,
];

const mayOf2026: Month = { year: 2026, month: 5 };
const fall = [
  `prices in general moved ${change(cpiU, mayOf2026)} while salon prices moved ${change(personalCareServices, mayOf2026)}.`,
];

const cited = [
  'the average salon has 10 beauty pros.',
  'Turnover is 25% in year one and 50% by two years',
  'Two if the gap is over 10%.',
];

describe('inflation-impact', () => {
  it('states each figure as it is calculated, and no other', () => {
    const phrases = [
      ...[...price, ...salon, ...trade, ...pay],
      ...[...waiting, ...steps, ...fall, ...cited],
    ];
    expect(figureFaults(html, phrases)).toEqual([]);
  });

  it('gives the same results from the rounded figures shown', () => {
    expect(money(50 * Number(factorText))).toBe(money(haircut));
    expect(money(50 * Number(step.toFixed(5)))).toBe(money(50 * step));
    expect(money(50 * Number(step.toFixed(5)) ** 2)).toBe(money(haircut));
  });

  it('describes the series rightly in words', () => {
    expect(html).toContain('In every row, salon prices rose faster');
    for (const [, from] of months) {
      const salons = changeInPercent(personalCareServices, { from, to });
      expect(salons).toBeGreaterThan(changeInPercent(cpiU, { from, to }));
    }
    expect(html).toContain('It fell in June and July 2026.');
    const [inMay, inJune, inJuly] = [5, 6, 7].map((month) =>
      published(cpiU, { year: 2026, month }),
    );
    expect(inJune).toBeLessThan(inMay ?? Number.NaN);
    expect(inJuly).toBeLessThan(inJune ?? Number.NaN);
    expect(html).toContain('October 2025 was never published');
    expect(published(cpiU, { year: 2025, month: 10 })).toBeNaN();
  });

  it('estimates the loss of five years as a gap that grows month by month would', () => {
    const monthly = Array.from(
      { length: 60 },
      (_, at) => 100 * 50 * (1.03 ** ((at + 0.5) / 12) - 1),
    );
    const counted = monthly.reduce((sum, it) => sum + it, 0);
    expect(Math.abs(total / counted - 1)).toBeLessThan(0.005);
    expect(total).toBe(23_340);
  });

  it('says rightly that the gap has grown every year since 2023', () => {
    expect(html).toContain('The gap was smaller in 2023 and has grown every year since.');
    const augusts = [2023, 2024, 2025, 2026].map((year) => published(cpiU, { ...to, year }));
    expect(augusts).toEqual(augusts.toSorted((a, b) => a - b));
  });

  it('states rightly that a yearly step is between one and two dollars', () => {
    const yearly = afterYears.map((should, at) => should - (afterYears[at - 1] ?? 50));
    expect(html).toContain('between one and two dollars at a time');
    expect(Math.min(...yearly)).toBeGreaterThan(1);
    expect(Math.max(...yearly)).toBeLessThan(2);
  });
});
