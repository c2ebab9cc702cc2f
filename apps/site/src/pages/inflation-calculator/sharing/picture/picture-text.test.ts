import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { describe, expect, it } from 'vitest';
import type { PriceRise } from '../price-rise';
import { pictureText, sharedText } from './picture-text';

const rise: PriceRise = {
  pricesOf: 'salons',
  from: { year: 2019, month: 6 },
  to: { year: 2026, month: 8 },
  changeInPercent: 38.8651,
  levels: [1, 1.388651],
};

type ResultOfPicture = Pick<InflationResult, 'direction' | 'source' | 'lost'>;

const lost: ResultOfPicture = { direction: 'lost', source: 'index', lost: 76_946.28 };

const textOf = (
  changed: Partial<PriceRise>,
  { result = lost, withRevenue = false }: { result?: ResultOfPicture; withRevenue?: boolean } = {},
) => pictureText({ rise: { ...rise, ...changed }, result, withRevenue });

const sentenceOf = (changed: Partial<PriceRise>) => {
  const { opening, figure, end } = textOf(changed);
  return `${opening} ${figure} ${end}`;
};

describe('the words of a picture', () => {
  it('give the change of salon prices while the owner’s stayed', () => {
    expect(sentenceOf({})).toBe('Salon prices are up 38.87% since I last raised mine.');
  });

  it('fit a fall, no change, and all prices', () => {
    expect(sentenceOf({ changeInPercent: -0.2 })).toBe(
      'Salon prices are down 0.20% since I last raised mine.',
    );
    expect(sentenceOf({ changeInPercent: 0.001 })).toBe(
      'Salon prices have moved 0.00% since I last raised mine.',
    );
    expect(sentenceOf({ pricesOf: 'all', changeInPercent: 3318.18 })).toBe(
      'US prices are up 3,318.18% since I last raised mine.',
    );
  });

  it('name the series, its newest month and the page', () => {
    const { from, to, source, address } = textOf({});
    expect([from, to]).toEqual(['June 2019', 'August 2026']);
    expect(source).toBe(
      'Source: US Bureau of Labor Statistics, CPI-U, personal care services, as of August 2026.',
    );
    expect(textOf({ pricesOf: 'all' }).source).toContain('CPI-U, all items,');
    expect(address).toMatch(/^[\w.]+\/inflation-calculator$/);
  });

  it('give no dollars unless the revenue is wanted', () => {
    expect(JSON.stringify(textOf({}))).not.toContain('$');
    expect(sharedText(textOf({}))).not.toContain('$');
    const wanted = textOf({}, { withRevenue: true });
    expect(wanted.gap).toEqual({ label: 'My gap', amount: '$76,946.28', aYear: 'a year' });
    expect(sharedText(wanted)).toContain('My gap: $76,946.28 a year. Source:');
  });

  it('name an estimate, a gain, and no change', () => {
    const gapOf = (result: ResultOfPicture) => textOf({}, { result, withRevenue: true }).gap;
    expect(gapOf({ ...lost, source: 'estimate' })?.label).toBe('My gap, estimated');
    expect(gapOf({ ...lost, direction: 'gained' })?.label).toBe('I’m ahead by');
    expect(gapOf({ ...lost, direction: 'unchanged', lost: 0 })).toBeUndefined();
  });
});
