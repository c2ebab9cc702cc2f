import { describe, expect, it } from 'vitest';
import { textWidth } from '../../comb/text-width';
import { seededRandom } from '../specimens';
import { thinTicks, valueAxis } from './axes';
import { timeFormatter } from './format';
import { decimate } from './series';

const room = { top: 20, bottom: 390, tickCount: 4, headroom: 0, footroom: 0 };

describe('the y axis', () => {
  it.each([
    { values: [50, 80], ticks: [50, 60, 70, 80] },
    { values: [0.11, 0.32], ticks: [0.1, 0.15, 0.2, 0.25, 0.3, 0.35] },
    { values: [9.9, 323.4], ticks: [0, 100, 200, 300, 400] },
    { values: [-12, 31], ticks: [-20, 0, 20, 40] },
    { values: [50, 50], ticks: [44, 46, 48, 50, 52, 54, 56] },
    { values: [], ticks: [0, 0.2, 0.4, 0.6, 0.8, 1] },
  ])('writes $ticks for $values', ({ values, ticks }) => {
    expect(valueAxis({ values, ...room }).ticks).toEqual(ticks);
  });

  it('makes room for labels over the highest value and under the lowest', () => {
    const { scale, ticks } = valueAxis({ values: [50, 80], ...room, headroom: 44, footroom: 27 });
    expect(ticks).toEqual([40, 50, 60, 70, 80, 90]);
    expect(scale(80) - room.top).toBeGreaterThanOrEqual(44);
    expect(room.bottom - scale(50)).toBeGreaterThanOrEqual(27);
  });
});

describe('the x axis', () => {
  const ticks = (count: number, width: number) =>
    Array.from({ length: count }, (_, index) => ({
      at: (index * width) / (count - 1),
      label: String(2000 + index),
    }));

  it.each([5, 12, 60])(
    'leaves no two of %i years touching once text is twice as large',
    (count) => {
      const kept = thinTicks(ticks(count, 290)).filter(({ isSpare }) => !isSpare);
      expect(kept.length).toBeGreaterThan(1);
      for (const [index, tick] of kept.slice(1).entries()) {
        const distance = tick.at - (kept[index]?.at ?? 0);
        expect(distance).toBeGreaterThan(textWidth(tick.label, 26, 'text') + 8);
      }
    },
  );
});

it('names each month of a time axis, though twelfths are not exact', () => {
  const name = timeFormatter({ frequency: 'monthly' });
  for (let year = 1913; year <= 2040; year++) {
    const names = Array.from({ length: 12 }, (_, month) => name(year + month / 12));
    expect(new Set(names).size).toBe(12);
    expect(names[0]).toBe(`January ${year}`);
    expect(names[11]).toBe(`December ${year}`);
  }
});

const next = seededRandom(42);
const noisy = Array.from({ length: 1400 }, (_, x) => ({ x, y: next() }));

describe('decimate', () => {
  it('keeps the ends and the order', () => {
    const kept = decimate(noisy);
    expect(kept[0]).toBe(noisy[0]);
    expect(kept.at(-1)).toBe(noisy.at(-1));
    expect(kept.map(({ x }) => x)).toEqual(kept.map(({ x }) => x).sort((a, b) => a - b));
  });

  it.each([1, 2, 700, 1397, 1398])('keeps a peak and a trough wherever they are (%i)', (at) => {
    for (const extreme of [9, -9]) {
      const spiked = noisy.map((point) => (point.x === at ? { ...point, y: extreme } : point));
      expect(decimate(spiked)).toContainEqual({ x: at, y: extreme });
    }
  });

  it('invents no point', () => {
    for (const point of decimate(noisy)) expect(noisy).toContain(point);
  });
});
