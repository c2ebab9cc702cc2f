import { describe, expect, it } from 'vitest';
import { overlaps } from './layout';
import { tooltipGeometry } from './tooltip';

const wide = { left: 44, right: 754, top: 20, bottom: 390 };
const compact = { left: 36, right: 230, top: 16, bottom: 294 };
const one = { label: 'Year: 2005', lines: ['$56'] };
const three = {
  label: 'August 2026',
  lines: ['Salon prices: $71', 'All consumer prices: $73', 'Your prices: $50'],
};

const places = [0, 0.1, 0.5, 0.9, 1];
const cases = [wide, compact].flatMap((plot) =>
  [one, three].flatMap((text) =>
    places.flatMap((across) =>
      places.map((down) => ({
        plot,
        text,
        x: plot.left + across * (plot.right - plot.left),
        y: plot.top + down * (plot.bottom - plot.top),
      })),
    ),
  ),
);

describe('the tag of the cursor', () => {
  it.each(cases)('stays inside $plot at $x, $y', ({ plot, text, x, y }) => {
    const tag = tooltipGeometry(text, x, [y], plot);
    const isWider = tag.right - tag.left > plot.right - plot.left;
    expect(tag.left).toBeGreaterThanOrEqual(isWider ? 0 : plot.left);
    expect(tag.right).toBeLessThanOrEqual(plot.right);
    expect(tag.top).toBeGreaterThanOrEqual(plot.top);
    expect(tag.bottom).toBeLessThanOrEqual(plot.bottom + 0.1);
  });

  it.each(cases)('does not cover the point at $x, $y', ({ plot, text, x, y }) => {
    const tag = tooltipGeometry(text, x, [y], plot);
    const dot = { left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 };
    expect(overlaps(tag, dot)).toBe(false);
  });

  it.each([
    { ys: [100], side: 'below' },
    { ys: [380], side: 'above' },
    { ys: [40, 380], side: 'below' },
    { ys: [60, 130, 200, 270, 340], side: 'right' },
  ] as const)('hangs $side for points at $ys', ({ ys, side }) => {
    expect(tooltipGeometry(one, 300, ys, wide).side).toBe(side);
  });

  const crowd = [60, 130, 200, 270, 340];

  it('turns to the left of a crowd of points at the right edge', () => {
    const tag = tooltipGeometry(one, 740, crowd, wide);
    expect(tag.side).toBe('left');
    expect(tag.right).toBeLessThan(740);
  });

  it.each([36, 120, 230])('stays inside a plot too full for it, at %d', (x) => {
    for (const ys of [crowd.map((y) => y - 46), [20, 110, 190]]) {
      const tag = tooltipGeometry(three, x, ys, compact);
      expect(tag.top).toBeGreaterThanOrEqual(compact.top);
      expect(tag.bottom).toBeLessThanOrEqual(compact.bottom + 0.1);
    }
  });
});
