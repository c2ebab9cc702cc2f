import { describe, expect, it } from 'vitest';
import { absoluteUrl } from '../../seo/page-info';
import { shareLink } from './result-link';

const page = absoluteUrl('/inflation-calculator');
const search = '?utm_source=card&date=06%2F2019&annualRevenue=250000&region=northeast';

describe('a link to pass on', () => {
  it('leaves the revenue out, and what only the visitor’s own address needs', () => {
    expect(shareLink(search, { withRevenue: false })).toBe(`${page}?date=06/2019&region=northeast`);
  });

  it('escapes whatever else an address has', () => {
    expect(shareLink('?date=<b>&region=%26', { withRevenue: false })).toBe(
      `${page}?date=%3Cb%3E&region=%26`,
    );
  });

  it('is the page’s own where the address holds nothing', () => {
    expect(shareLink('', { withRevenue: true })).toBe(page);
  });
});
