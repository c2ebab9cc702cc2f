import { describe, expect, it } from 'vitest';
import { comb, combBox, priceTeeth } from './price-comb';

const tipOf = (tooth: string | undefined) => Number(tooth?.split('V')[1]) - comb.tooth / 2;

describe('the comb of a price list', () => {
  it('has a tooth for each price, within its box', () => {
    const teeth = priceTeeth([120, 148, 185, 330]);
    const last = Number(teeth.at(-1)?.slice(1).split(' ')[0]);
    expect(teeth).toHaveLength(4);
    expect(last + comb.tooth / 2).toBe(combBox(4).width);
  });

  it('is highest at the highest price and never flat on the spine', () => {
    const teeth = priceTeeth([120, 225, 330]);
    expect(tipOf(teeth[2])).toBe(0);
    expect(tipOf(teeth[0])).toBe(comb.height - comb.shortest);
    expect(tipOf(teeth[1])).toBe((comb.height - comb.shortest) / 2);
  });

  it('stands level where all prices are the same', () => {
    const tips = priceTeeth([50, 50, 50]).map(tipOf);
    expect(new Set(tips)).toEqual(new Set([comb.height - comb.shortest]));
  });
});
