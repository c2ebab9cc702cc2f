import { describe, expect, it } from 'vitest';
import { framesOf, maskText } from './report-format';

const STACK = `Error: 250000 is too much
    at f (https://site.example/inflation-calculator?date=06/2019&annualRevenue=250000:12:7)
    at https://site.example/assets/page-a1b2c3d4.js:1:23456
g@https://site.example/250000/shell.js#top:2:3
    at chrome-extension://abc/content.js:9:9
    at <anonymous>`;

describe('a report’s text', () => {
  it.each([
    ['Failed to fetch /p?date=06/2019&annualRevenue=250000', 'Failed to fetch /p'],
    [
      'Loading (https://a.example:8080/assets/page-a1B2c3D_.js#250000)',
      'Loading (https://a.example/assets/page-a1B2c3D_.js)',
    ],
    [
      '/api/inflation/adjusted-revenue/us/250000.00/2019-06-01',
      '/api/inflation/adjusted-revenue/us/…/…',
    ],
    ['at https://anna1.example/Müller/revenue_250000', 'at https://…/…/…'],
    ['$250,000.50 and 1.5', '… and …'],
    ['２５００００ or ٢٥٠٠٠٠ or 2\u200b5 or \u202e000052', '… or … or … or …'],
    ['ask me@salon.example or jösé@salön.de now', 'ask … or … now'],
    ['revenue_250000 of Anna Müller at 李', '… of … … at …'],
    [
      `Unexpected token 'A', "Anna earns "... is not valid JSON`,
      `Unexpected token 'A', …... is not valid JSON`,
    ],
    ['Minified React error #418; visit it', 'Minified React error #418; visit it'],
    [
      "TypeError: h1 of v.items.annualRevenue (reading 'amount')",
      "TypeError: h1 of v.items.annualRevenue (reading 'amount')",
    ],
  ])('%s', (text, left) => {
    expect(maskText(text)).toBe(left);
    expect(maskText(left)).toBe(left);
  });

  it('is cut between words, and then masked', () => {
    const words = 'a '.repeat(998);
    expect(maskText(`${words}anna4711`)).toBe(words.trimEnd());
    expect(maskText('anna4711'.repeat(300))).toBe('…');
  });

  it.each([')', '(', 'a', '-', 'https://a/', '"', '.a'])(
    'made of many “%s” is masked in little time',
    (text) => {
      const long = `${text.repeat(40_000)}é`;
      const start = performance.now();
      maskText(long);
      framesOf(long);
      expect(performance.now() - start).toBeLessThan(500);
    },
  );

  it('has only the places in our files from a stack', () => {
    expect(framesOf(STACK)).toEqual([
      '/inflation-calculator:12:7',
      '/assets/page-a1b2c3d4.js:1:23456',
      '/…/shell.js:2:3',
    ]);
  });
});
