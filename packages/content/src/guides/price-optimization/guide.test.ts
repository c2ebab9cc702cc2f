import { formatMoney, formatPercent } from '@tallycomb/inflation-core';
import { describe, expect, it } from 'vitest';
import { figureFaults, row } from '../guide-text';
import { findGuide } from '../guides';
import html from './body.html';

const share = (fraction: number, decimals = 1): string =>
  formatPercent(fraction * 100, decimals).slice(1);
/** Share of visits that may be lost when each earns `increase` more; both in the same unit. */
const breakEven = (margin: number, increase: number): number => increase / (margin + increase);

const price = 100;
const commission = 0.45;
const product = 10;
const left = price - commission * price - product;
const increase = 10;
const kept = increase - commission * increase;
const newLeft = left + kept;
const visits = 10 * 12;
const canLose = Math.floor(visits * breakEven(left, kept));

const margin = [
  row('Price', 'on the menu', formatMoney(price)),
  row('Commission', `45% × ${formatMoney(price)}`, formatMoney(commission * price)),
  row('Product', 'per bowl', formatMoney(product)),
  row(
    'Left over',
    `${formatMoney(price)} − ${formatMoney(commission * price)} − ${formatMoney(product)}`,
    formatMoney(left),
  ),
  row('Margin', `${formatMoney(left)} ÷ ${formatMoney(price)}`, share(left / price, 0)),
  `What a $${price} color leaves you`,
];

const breakEvenTable = [
  row('Margin', '5% increase', '10% increase'),
  ...[0.3, 0.4, 0.5, 0.6, 0.7].map((cm) =>
    row(share(cm, 0), share(breakEven(cm, 0.05)), share(breakEven(cm, 0.1))),
  ),
];

const commissionTrap = [
  `Worked example: the same color at $${price + increase}`,
  `The increase is ${formatMoney(price + increase)} − ${formatMoney(price)} = ${formatMoney(increase)}.`,
  `Commission takes 45% × ${formatMoney(increase)} = ${formatMoney(commission * increase)}.`,
  `You keep ${formatMoney(increase)} − ${formatMoney(commission * increase)} = ${formatMoney(kept)}.`,
  `A visit now leaves ${formatMoney(left)} + ${formatMoney(kept)} = ${formatMoney(newLeft)}.`,
  `${formatMoney(kept)} ÷ ${formatMoney(newLeft)} = ${share(breakEven(left, kept))}.`,
  `${formatMoney(increase)} ÷ (${formatMoney(left)} + ${formatMoney(increase)}) = ${share(breakEven(left, increase))}.`,
];

const monthRow = (count: number, when: string, each: number): string =>
  row(`${count} at the ${when} price`, formatMoney(each), formatMoney(count * each));

const month = [
  `does 12 of these colors a month, that’s 10 × 12 = ${visits} visits.`,
  monthRow(visits, 'old', left),
  monthRow(visits, 'new', newLeft),
  monthRow(visits - canLose, 'new', newLeft),
  monthRow(visits - canLose - 1, 'new', newLeft),
  `You can lose ${canLose} visits a month and still be ahead. The fourteenth puts you behind.`,
  `12 × ${formatMoney(commission * increase)} = ${formatMoney(12 * commission * increase)} more a month`,
];

const cited = [
  'the average salon has 10 beauty pros.',
  'Turnover is 25% in year one and 50% by two years',
  'ran the numbers on 2,463 companies',
  'charging 1% more would add 11.1% to operating profit; selling 1% more would add 3.3%',
  'Is it $79 or $80?',
  'a $9 ending',
  'from .99 endings',
];

describe('price-optimization', () => {
  it('states each figure as it is calculated, and no other', () => {
    const phrases = [...margin, ...breakEvenTable, ...commissionTrap, ...month, ...cited];
    expect(figureFaults(html, phrases)).toEqual([]);
  });

  it('shows the new price on the chair of its scene', () => {
    expect(findGuide('price-optimization')?.scene.values).toEqual([price + increase]);
  });

  it('describes its figures rightly in words', () => {
    expect(canLose + 1).toBe(14);
    expect((visits - canLose) * newLeft).toBeGreaterThanOrEqual(visits * left);
    expect((visits - canLose - 1) * newLeft).toBeLessThan(visits * left);
    expect(html).toContain('one visit in nine and nearly one in five');
    expect(Math.round(1 / breakEven(left, kept))).toBe(9);
    expect(breakEven(left, increase)).toBeGreaterThan(0.17);
    expect(breakEven(left, increase)).toBeLessThan(0.2);
  });
});
