import { addMonths, compareMonths } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import { changeInPercent } from '@tallycomb/inflation-core/series';
import { describe, expect, it } from 'vitest';
import { loadPriceIndexes } from '../../../calculator/figures/price-indexes';
import { priceStory } from './price-story';

const indexes = await loadPriceIndexes();

describe('the story of prices', () => {
  it('uses salon prices, with a level for each month', () => {
    const from = { year: 2019, month: 6 };
    const story = priceStory(from, indexes);
    expect(story).toMatchObject({ whose: 'salons', from, to: personalCareServices.newest });
    expect(story?.changeInPercent).toBe(changeInPercent(personalCareServices, { from }));
    const published = personalCareServices.points.filter(
      ({ month }) => compareMonths(month, from) >= 0,
    );
    expect(story?.levels).toHaveLength(published.length);
    expect(story?.levels[0]).toBe(1);
    expect(story?.levels.at(-1)).toBeCloseTo(1 + (story?.changeInPercent ?? 0) / 100, 12);
  });

  it('uses all prices before salon prices were published', () => {
    const from = { year: 1966, month: 12 };
    const story = priceStory(from, indexes);
    expect(story).toMatchObject({ whose: 'all', from });
    expect(story?.changeInPercent).toBe(changeInPercent(cpiU, { from }));
  });

  it('has one level at the newest month, and does not exist after it', () => {
    expect(priceStory(cpiU.newest, indexes)).toMatchObject({ changeInPercent: 0, levels: [1] });
    expect(priceStory(addMonths(cpiU.newest, 1), indexes)).toBeUndefined();
  });
});
