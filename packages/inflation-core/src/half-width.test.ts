import { describe, expect, it } from 'vitest';
import { halfWidth } from './half-width.ts';
import { readMenuRow } from './menu/index.ts';

describe('halfWidth', () => {
  it('writes full-width signs as ASCII and leaves all others alone', () => {
    expect(halfWidth('＄１，２５０．５０　／～')).toBe('$1,250.50　/~');
    expect(halfWidth('12。50')).toBe('12.50');
    // A footnote’s mark never becomes a digit of the price.
    expect(halfWidth('50² ½ ７月 é')).toBe('50² ½ 7月 é');
  });

  it('lets a row of the menu be read', () => {
    const row = {
      service: '',
      price: '１８５。５０',
      since: '６／２０１９',
      visits: ' １，２００ ',
    };
    expect(readMenuRow(row).item).toMatchObject({
      price: 185.5,
      since: { year: 2019, month: 6 },
      visits: 1200,
    });
    expect(readMenuRow({ ...row, price: '50²' }).item?.price).toBe(50);
  });
});
