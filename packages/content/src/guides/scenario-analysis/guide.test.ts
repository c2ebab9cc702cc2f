import { formatPercent } from '@tallycomb/inflation-core';
import { describe, expect, it } from 'vitest';
import { figureFaults, row } from '../guide-text';
import { findGuide } from '../guides';
import html from './body.html';

/** Whole dollars, with a true minus. */
const dollars = (amount: number): string =>
  `${amount < 0 ? '−' : ''}$${Math.abs(Math.round(amount)).toLocaleString('en-US')}`;
const share = (fraction: number, decimals: number): string =>
  formatPercent(fraction * 100, decimals).slice(1);
const signed = (fraction: number): string => formatPercent(fraction * 100, 0);

const pros = 10;
const chairMonths = pros * 12;
const monthly = 6000;
const leftShare = 1 - 0.45 - 0.1;
const bills = 260_000;
const planRevenue = chairMonths * monthly;
const planCosts = (0.45 + 0.1) * planRevenue;
const planProfit = planRevenue - planCosts - bills;

interface Year {
  readonly gone: number;
  readonly monthsEmpty: number;
  readonly prices: number;
  readonly visits: number;
  readonly bills: number;
}
const good: Year = { gone: 1, monthsEmpty: 2, prices: 0.06, visits: -0.02, bills: 0.03 };
const middle: Year = { gone: 3, monthsEmpty: 2, prices: 0.04, visits: -0.01, bills: 0.03 };
const bad: Year = { gone: 5, monthsEmpty: 3, prices: 0, visits: -0.06, bills: 0.05 };
const years = [good, middle, bad];

const worked = (year: Year): number => chairMonths - year.gone * year.monthsEmpty;
const revenue = (year: Year): number =>
  worked(year) * monthly * (1 + year.prices) * (1 + year.visits);
const billsOf = (year: Year): number => bills * (1 + year.bills);
const profit = (year: Year): number => revenue(year) * leftShare - billsOf(year);
const pay = (year: Year): number => revenue(year) * 0.45;
const spending = (year: Year): number => revenue(year) - profit(year);

const plan = [
  row('Chair-months', '10 × 12', `${chairMonths}`),
  row('Revenue', `${chairMonths} × ${dollars(monthly)}`, dollars(planRevenue)),
  row('Pay and product', `(45% + 10%) × ${dollars(planRevenue)}`, dollars(planCosts)),
  row('Fixed bills', 'rent, desk, software, insurance', dollars(bills)),
  row(
    'Profit',
    `${dollars(planRevenue)} − ${dollars(planCosts)} − ${dollars(bills)}`,
    dollars(planProfit),
  ),
  `100% − 45% − 10% = ${share(leftShare, 0)} is left`,
  `10 × 25% = ${pros * 0.25} goodbyes in the first year, and 10 × 50% = ${pros * 0.5} by the end`,
];

const assumptions = [
  'You raise prices 6% and a few visits go.',
  'You raise 4% and lose fewer visits.',
  row(
    'Empty chair-months',
    ...years.map((it) => `${it.gone} × ${it.monthsEmpty} = ${it.gone * it.monthsEmpty}`),
  ),
  row('Prices', ...years.map((it) => signed(it.prices))),
  row('Visits per full chair', ...years.map((it) => signed(it.visits))),
  row('Fixed bills', ...years.map((it) => signed(it.bills))),
];

const revenueLine = (name: string, year: Year): string =>
  `${name} revenue: ${worked(year)} × ${dollars(monthly)} × ${(1 + year.prices).toFixed(2)} × ${(1 + year.visits).toFixed(2)} = ${dollars(revenue(year))}.`;

const results = [
  revenueLine('Good', good),
  revenueLine('Middle', middle),
  revenueLine('Bad', bad),
  row('Revenue', ...years.map((it) => dollars(revenue(it)))),
  row('45% of it', ...years.map((it) => dollars(revenue(it) * leftShare))),
  row('Fixed bills', ...years.map((it) => dollars(billsOf(it)))),
  row('Profit', ...years.map((it) => dollars(profit(it)))),
  `Prices up 6%, only one goodbye`,
  `It comes up ${dollars(-profit(bad))} short`,
  `${dollars(profit(middle))} + ${dollars(-profit(bad))} = ${dollars(profit(middle) - profit(bad))}.`,
  `pay is 45% × ${dollars(revenue(middle))} = ${dollars(pay(middle))} in our middle year, or ${share(pay(middle) / spending(middle), 1)} of everything the salon spends.`,
];

const goodbye = 2 * monthly * 1.04 * 0.99 * leftShare;
const visitPoint = worked(middle) * monthly * 1.04 * 0.01 * leftShare;
const pricePoint = worked(middle) * monthly * 0.99 * 0.01 * leftShare;
const billsPoint = bills * 0.01;
const weekSooner = ((3 * 12) / 52) * monthly * 1.04 * 0.99 * leftShare;

const levers = [
  row('One more goodbye', '2 × $6,000 × 1.04 × 0.99 × 45%', dollars(goodbye)),
  row('Visits one point higher', '114 × $6,000 × 1.04 × 1% × 45%', dollars(visitPoint)),
  row('Prices one point higher', '114 × $6,000 × 0.99 × 1% × 45%', dollars(pricePoint)),
  row('Fixed bills one point lower', '$260,000 × 1%', dollars(billsPoint)),
  row(
    'Each empty chair filled a week sooner',
    '3 × 12 ÷ 52 × $6,000 × 1.04 × 0.99 × 45%',
    dollars(weekSooner),
  ),
];

const cited = [
  'the average salon has 10 beauty pros',
  'Turnover is 25% in year one and 50% by two years',
  'The SALON TODAY 200 class of 2010 put 48% of its spending into labor.',
];

describe('scenario-analysis', () => {
  it('states each figure as it is calculated, and no other', () => {
    const phrases = [...plan, ...assumptions, ...results, ...levers, ...cited];
    expect(figureFaults(html, phrases)).toEqual([]);
  });

  it('fills the jars of its scene by the profits of the plan and the three years', () => {
    expect(findGuide('scenario-analysis')?.scene.values).toEqual(
      [planProfit, ...years.map(profit)].map(Math.round),
    );
  });

  it('describes its figures rightly in words', () => {
    expect(html).toContain('it still ends a little below the plan');
    expect(profit(good)).toBeLessThan(planProfit);
    expect(profit(good)).toBeGreaterThan(planProfit * 0.95);
    expect(html).toContain('costs more than any single point of anything else');
    expect(goodbye).toBeGreaterThan(Math.max(visitPoint, pricePoint, billsPoint));
    expect(html).toContain('worth nearly two points of price');
    expect(goodbye / pricePoint).toBeGreaterThan(1.75);
    expect(goodbye / pricePoint).toBeLessThan(2);
  });
});
