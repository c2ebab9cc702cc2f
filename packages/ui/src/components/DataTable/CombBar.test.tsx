import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { barLength, CombBar } from './CombBar';

it.each([
  [3084, 56748, 5.4],
  [36179, 56748, 63.8],
  [56748, 56748, 100],
  [60000, 56748, 100],
  [0, 56748, 0],
  [-5, 56748, 0],
  [5, 0, 0],
  [5, -1, 0],
  [Number.NaN, 10, 0],
  [5, Number.NaN, 0],
])('draws %d of %d as %d per cent', (value, max, percent) => {
  expect(barLength(value, max)).toBe(percent);
});

it('draws nothing for nothing, and says nothing', () => {
  expect(renderToString(<CombBar value={1} max={2} />)).toMatch(/aria-hidden="true".*x2="50%"/);
  expect(renderToString(<CombBar value={0} max={2} />)).not.toContain('<line');
});
