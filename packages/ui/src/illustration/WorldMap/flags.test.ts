import { describe, expect, it } from 'vitest';
import { crop, flagScale, type MapMarker, mapFlags } from './flags';
import { mapBox, toX, toY } from './projection';

const views = ['whole', 'cropped'] as const;
const markers: readonly MapMarker[] = [
  { label: 'United States', longitude: -98.6, latitude: 39.8 },
  { label: 'Portugal', longitude: -8.2, latitude: 39.6 },
  { label: 'Spain', longitude: -3.7, latitude: 40.2 },
  { label: 'Philippines', longitude: 121.8, latitude: 12.9 },
  { label: 'New Zealand', longitude: 172.8, latitude: -41.3 },
];

describe.each(views)('the flags of the %s map', (view) => {
  const scale = flagScale(view);
  const boxes = mapFlags(markers, view).map(({ x, y, sign }) => {
    // M left top H right l cut cut V bottom H left V top Z
    const numbers = (sign.match(/-?[\d.]+/g) ?? []).map(Number);
    const [, top = 0, right = 0, cut = 0, , bottom = 0, left = 0] = numbers;
    return {
      left: x + left * scale,
      right: x + (right + cut) * scale,
      top: y + top * scale,
      bottom: y + bottom * scale,
    };
  });

  it('stand apart', () => {
    for (const [index, a] of boxes.entries()) {
      for (const b of boxes.slice(index + 1)) {
        const apart =
          a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        expect(apart).toBe(true);
      }
    }
  });

  it('stay in view', () => {
    const seen = { whole: { x: 0, y: 0, ...mapBox }, cropped: crop }[view];
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(seen.x - 0.5);
      expect(box.right).toBeLessThanOrEqual(seen.x + seen.width + 0.5);
      expect(box.top).toBeGreaterThanOrEqual(seen.y);
    }
  });

  it('stand at their places', () => {
    const places = mapFlags(markers, view).map(({ label, x, y }) => [label, x, y]);
    for (const { label, longitude, latitude } of markers) {
      const [, x, y] = places.find(([name]) => name === label) ?? [];
      expect(Number(x)).toBeCloseTo(toX(longitude), 0);
      expect(Number(y)).toBeCloseTo(toY(latitude), 0);
    }
  });
});
