import { describe, expect, it } from 'vitest';
import { absoluteUrl } from '../../seo/page-info';
import { shareLink } from './result-link';

const page = absoluteUrl('/inflation-calculator');
const search = '?utm_source=card&date=06%2F2019&annualRevenue=250000&region=northeast';

describe('a link to pass on', () => {
  it('leaves out the revenue and all but the result’s own values', () => {
    expect(shareLink(search, { withRevenue: false })).toBe(`${page}?date=06/2019&region=northeast`);
  });

  it('escapes reserved characters', () => {
    expect(shareLink('?date=<b>&region=%26', { withRevenue: false })).toBe(
      `${page}?date=%3Cb%3E&region=%26`,
    );
  });

  it('is the page’s address where there is no query', () => {
    expect(shareLink('', { withRevenue: true })).toBe(page);
  });
});
