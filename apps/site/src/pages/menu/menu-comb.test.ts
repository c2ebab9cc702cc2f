import { describe, expect, it } from 'vitest';
import { loadPriceIndexes } from '../../calculator/figures/price-indexes';
import { menuCombs } from './menu-comb';
import { createPricing } from './menu-pricing';

const pricesOf = createPricing(await loadPriceIndexes(), '1');
const row = (price: string, since: string) => ({ service: 'Cut', price, since, visits: '' });

describe('the comb of a menu', () => {
  const rows = [row('50', '06/2019'), row('100', '06/2019'), row('', '')];
  const prices = rows.map(pricesOf);
  const { now, keepingPace } = menuCombs(prices);

  it('has a tooth for each service with a new price', () => {
    expect(now.lengths).toHaveLength(2);
    expect(keepingPace.lengths).toHaveLength(2);
  });

  it('has teeth as long as the prices are high, from zero', () => {
    const dearest = prices[1]?.rounded ?? Number.NaN;
    expect(keepingPace.lengths[1]).toBe(150);
    expect(now.lengths[1]).toBeCloseTo((150 * 100) / dearest, 10);
    expect((now.lengths[1] ?? 0) / (now.lengths[0] ?? 0)).toBeCloseTo(2, 10);
  });

  it('keeps a gap between teeth, however many', () => {
    const many = menuCombs(Array.from({ length: 200 }, () => prices[0]));
    expect(many.now.toothWidth).toBeLessThan(many.now.width / 200);
  });
});
