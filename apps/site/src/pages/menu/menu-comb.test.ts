import { describe, expect, it } from 'vitest';
import { loadPriceIndexes } from '../../calculator/figures/price-indexes';
import { menuCombs } from './menu-comb';
import { createPricing } from './menu-pricing';

const pricesOf = createPricing(await loadPriceIndexes(), '1');
const row = (price: string, since: string) => ({ service: 'Cut', price, since, visits: '' });

describe('the comb of a menu', () => {
  const rows = [row('50', '06/2019'), row('100', '06/2019')];
  const prices = rows.flatMap((each) => pricesOf(each) ?? []);
  const { now, keepingPace } = menuCombs(prices);

  it('shows prices now until the new ones are known', () => {
    const alone = menuCombs([{ price: 50 }, { price: 100 }]);
    expect(alone.now.lengths).toEqual([75, 150]);
    expect(alone.keepingPace.lengths).toEqual([75, 150]);
  });

  it('has teeth as long as the prices are high, from zero', () => {
    const dearest = prices[1]?.rounded ?? Number.NaN;
    expect(keepingPace.lengths[1]).toBe(150);
    expect(now.lengths[1]).toBeCloseTo((150 * 100) / dearest, 10);
    expect((now.lengths[1] ?? 0) / (now.lengths[0] ?? 0)).toBeCloseTo(2, 10);
  });

  it('keeps a gap between teeth, however many', () => {
    const many = menuCombs(Array.from({ length: 200 }, () => ({ price: 50 })));
    expect(many.now.toothWidth).toBeLessThan(many.now.width / 200);
  });
});
