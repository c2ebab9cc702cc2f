import { expect, it } from 'vitest';
import { figureText, median, withSection } from './report';

it('takes the mean of the middle two as the median of an even count', () => {
  expect(median([9, 1, 4])).toBe(4);
  expect(median([9, 1, 4, 2])).toBe(3);
  expect(median([])).toBeNaN();
});

it.each([
  [{ values: [34.5], max: 30 }, '34.5 > 30'],
  [{ values: [30.04], max: 30 }, '30 ≤ 30'],
  [{ values: [0.0006], max: 0 }, '0.001 > 0'],
  [{ values: [98, 99, 100], min: 99 }, '99 (98 to 100) ≥ 99'],
  [{ values: [Number.NaN], max: 30 }, 'NaN > 30'],
  [{ values: [1234.56] }, '1235'],
])('prints %o as %s', (figure, text) => {
  expect(figureText(figure)).toBe(text);
});

it('keeps the other sections in their order when one is replaced', () => {
  const first = withSection('', 'Pages', 'One run.');
  expect(first).toMatch(/^# Results\n\nWritten by `pnpm bench`/);
  const both = withSection(first, 'Lookup', 'Two runs.\n\n### Load\n');
  expect(both).toMatch(/One run\.\n\n## Lookup\n\nTwo runs\.\n\n### Load\n$/);
  expect(withSection(both, 'Pages', 'Three runs.')).toBe(both.replace('One run.', 'Three runs.'));
});
