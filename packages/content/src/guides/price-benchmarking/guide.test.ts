import { formatMoney, formatPercent } from '@tallycomb/inflation-core';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import { changeInPercent, indexFor, inflate } from '@tallycomb/inflation-core/series';
import { describe, expect, it } from 'vitest';
import { figureFaults, row } from '../guide-text';
import { findGuide } from '../guides';
import html from './body.html';

const dollars = (amount: number): string =>
  Number.isInteger(amount) ? `$${amount}` : formatMoney(amount);
const sum = (amounts: readonly number[]): number => amounts.reduce((total, it) => total + it, 0);
const average = (amounts: readonly number[]): number => sum(amounts) / amounts.length;
const at = (amounts: readonly number[], index: number): number => amounts[index] ?? Number.NaN;
/** Takes a sorted list. */
const median = (amounts: readonly number[]): number =>
  average([
    at(amounts, Math.floor((amounts.length - 1) / 2)),
    at(amounts, Math.ceil((amounts.length - 1) / 2)),
  ]);

const you = 58;
const street = [48, 52, 55, you, 60, 65, 68, 70, 75, 90, 140];
const withoutHighest = street.slice(0, -1);
const middle = median(street);
const below = street.filter((price) => price < middle);
const above = street.filter((price) => price > middle);

const ordinals = ['1st', '2nd', '3rd', ...[4, 5, 6, 7, 8, 9, 10, 11].map((place) => `${place}th`)];
const nameOf = (place: number): string => {
  const ordinal = ordinals[place] ?? '';
  if (street[place] === you) return `You, ${ordinal}`;
  return street[place] === middle ? `The median, ${ordinal}` : ordinal;
};

const medianExample = [
  ...street.map((it, place) => row(nameOf(place), `$${it}`)),
  `There are ${street.length} prices, so the middle one is number ${street.indexOf(middle) + 1}: ${dollars(middle)}.`,
  `The total is $${sum(street)}. The average is $${sum(street)} ÷ ${street.length} = ${dollars(average(street))}.`,
  `The middle of the ${below.length} prices below the median is ${dollars(median(below))}. The middle of the ${above.length} above it is ${dollars(median(above))}.`,
  `runs from ${dollars(median(below))} to ${dollars(median(above))}.`,
  `You’re number ${street.indexOf(you) + 1} of ${street.length}.`,
  `go up ${dollars(middle)} − $${you} = $${middle - you}, which is $${middle - you} ÷ $${you} = ${formatPercent(((middle - you) / you) * 100, 1).slice(1)}.`,
  `Without the $${street.at(-1)} salon the average falls to $${sum(withoutHighest)} ÷ ${withoutHighest.length} = ${dollars(average(withoutHighest))}.`,
  `lies between $60 and $65, at ${dollars(median(withoutHighest))}.`,
  `moved the average by ${dollars(average(street) - average(withoutHighest))} and the median by ${dollars(middle - median(withoutHighest))}.`,
];

const minuteRow = (name: string, price: number, minutes: number): string =>
  row(name, `$${price} ÷ ${minutes} min`, formatMoney(price / minutes));

const minutes = [
  minuteRow('You', you, 45),
  minuteRow('Median', middle, 45),
  minuteRow('Pricier', 75, 60),
  `Move to $75 because of that menu and you’d be at $75 ÷ 45 = ${formatMoney(75 / 45)} a minute`,
];

const from = { year: 2025, month: 8 };
const to = { year: 2026, month: 8 };
const indexText = (month: typeof from): string => {
  const reading = indexFor(personalCareServices, month);
  return reading.ok && !reading.isCarriedForward ? reading.index.toFixed(3) : 'none';
};
const stale = [
  `went from ${indexText(from)} to ${indexText(to)}, up ${formatPercent(changeInPercent(personalCareServices, { from, to })).slice(1)}.`,
  `So a median of $65 noted in August 2025`,
  `$65 × ${indexText(to)} ÷ ${indexText(from)} = ${formatMoney(inflate(personalCareServices, { amount: 65, from, to }).amount)} a year later`,
];

/** BLS, Occupational Employment and Wages, May 2023, 39-5012. */
const pay = [
  row('10th', '$11.31'),
  row('25th', '$13.87'),
  row('50th', '$16.81'),
  row('75th', '$22.80'),
  row('90th', '$30.44'),
  'Don’t average percentiles: the 25th and the 75th',
  `($13.87 + $22.80) ÷ 2 = ${formatMoney((13.87 + 22.8) / 2)}, and the real middle is $16.81.`,
];

const cited = [
  'turnover is 25% in year one and 50% by two years, and the average salon has 10 beauty pros',
  `10 × 50% = ${10 * 0.5} people to replace in two years`,
];

describe('price-benchmarking', () => {
  it('states each figure as it is calculated, and no other', () => {
    const phrases = [...medianExample, ...minutes, ...stale, ...pay, ...cited];
    expect(figureFaults(html, phrases)).toEqual([]);
  });

  it('shows its street in the mirror of its scene', () => {
    expect(findGuide('price-benchmarking')?.scene.values).toEqual(street);
  });

  it('describes its figures rightly in words', () => {
    expect(street).toEqual(street.toSorted((a, b) => a - b));
    expect(html).toContain('The salon that looks most expensive is the cheapest');
    expect(75 / 60).toBeLessThan(Math.min(you / 45, middle / 45));
    expect(html).toContain('well above both');
    expect(75 / 45).toBeGreaterThan(1.15 * Math.max(75 / 60, middle / 45));
  });
});
