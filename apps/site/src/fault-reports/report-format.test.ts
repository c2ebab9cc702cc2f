import { describe, expect, it } from 'vitest';
import { framesOf, plainAddress, withoutFigures } from './report-format';

const STACK = `Error: 250000 is too much
    at f (https://site.example/inflation-calculator?date=06/2019&annualRevenue=250000:12:7)
    at https://site.example/assets/page-a1b2c3.js:1:23456
g@https://site.example/assets/shell.js#top:2:3
    at chrome-extension://abc/content.js:9:9
    at <anonymous>`;

describe('what a report may say', () => {
  it.each([
    ['Failed to fetch /p?date=06/2019&annualRevenue=250000', 'Failed to fetch /p'],
    ['see "https://a.example/b?c=1#d".', 'see "https://a.example/b".'],
    ['see (https://a.example/b#250000)', 'see (https://a.example/b)'],
    [
      '/api/inflation/adjusted-revenue/us/250000.00/2019-06-01',
      '/api/inflation/adjusted-revenue/…',
    ],
    ['$250,000.50 and 1.5', '$… and …'],
    ['ask me@salon.example now', 'ask … now'],
    ['Minified React error #418; visit it', 'Minified React error #418; visit it'],
    ['TypeError: h1 of v2 is undefined', 'TypeError: h1 of v2 is undefined'],
  ])('%s', (text, left) => {
    expect(withoutFigures(text)).toBe(left);
    expect(withoutFigures(left)).toBe(left);
  });

  it('keeps line and column of an address', () => {
    expect(plainAddress('/assets/page.js:1:20')).toBe('/assets/page.js:1:20');
  });

  it('is of a stack the places in our files alone', () => {
    expect(framesOf(STACK)).toEqual([
      '/inflation-calculator:12:7',
      '/assets/page-a1b2c3.js:1:23456',
      '/assets/shell.js:2:3',
    ]);
  });
});
