import { expect, it } from 'vitest';
import { yearlyLosses } from './loss-clock';
import { monthsSvg } from './months-picture.server';

it('has a tooth for every month since the last price update, the longest as high as the box', () => {
  const svg = monthsSvg();
  const tips = [...svg.matchAll(/V(\d+)/g)].map(([, tip]) => Number(tip));
  expect(tips).toHaveLength(yearlyLosses.length);
  expect(Math.min(...tips)).toBe(2);
  expect(svg).toContain('prefers-color-scheme');
});
