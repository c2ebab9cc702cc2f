import { describe, expect, it } from 'vitest';
import { combGeometry } from '../svg/comb-geometry';
import { type Point, smoothPath } from '../svg/curve';
import { strandPaths, strandTones } from '../svg/strand-geometry';
import { figurePath, figureTransform } from './figures';
import { mirrorGeometry } from './mirror-geometry';
import { seedOf } from './seed';
import { swingTagGeometry } from './swing-tag-geometry';

const numbersIn = (text: string) => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

/** Follows relative curve commands and answers where each one ends. */
function ends(d: string): Point[] {
  const [x = 0, y = 0] = numbersIn(d.slice(0, d.search(/[cs]/)));
  const at = [{ x, y }];
  for (const piece of d.match(/[cs][^cs]+/g) ?? []) {
    const [dx = 0, dy = 0] = numbersIn(piece).slice(-2);
    const last = at.at(-1) ?? { x: 0, y: 0 };
    at.push({ x: last.x + dx, y: last.y + dy });
  }
  return at;
}

describe('a smooth path', () => {
  const points = [
    { x: 0.4, y: -12.6 },
    { x: 83.2, y: 40 },
    { x: 90, y: -7.7 },
    { x: 400.9, y: 3 },
  ];

  it('passes through every point, rounded to whole units, without drifting away', () => {
    const whole = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
    expect(ends(smoothPath(points))).toEqual(whole);
  });

  it('has no fractions', () => {
    expect(smoothPath(points)).not.toContain('.');
  });

  it('turns at no point: the handle before it mirrors the one after', () => {
    const line = [0, 60, 120, 180].map((x) => ({ x, y: x / 2 }));
    expect(smoothPath(line)).toBe('M0 0c10 5 40 20 60 30s40 20 60 30s50 25 60 30');
  });

  it('needs two points', () => {
    expect(smoothPath([{ x: 1, y: 1 }])).toBe('');
  });
});

describe('strands', () => {
  const left = [0, 50, 100].map((y) => ({ x: 0, y }));
  const right = [0, 50, 100].map((y) => ({ x: 200, y }));
  const shape = { left, right, count: 40, seed: 5 };
  const all = (given: typeof shape) => Object.values(strandPaths(given)).join('');

  it('are the same each time, and others for another seed', () => {
    expect(all(shape)).toBe(all({ ...shape }));
    expect(all(shape)).not.toBe(all({ ...shape, seed: 6 }));
  });

  it('are all drawn, a tenth of them in lacquer and seven in a hundred honey-brown', () => {
    const counts = Object.values(strandPaths(shape)).map((d) => d.match(/M/g)?.length);
    expect(counts).toEqual([33, 4, 3]);
  });

  it('keep between their guides but for the jitter', () => {
    const xs = all({ ...shape })
      .split('M')
      .slice(1)
      .flatMap((strand) => ends(`M${strand}`).map(({ x }) => x));
    expect(Math.min(...xs)).toBeGreaterThan(-3);
    expect(Math.max(...xs)).toBeLessThan(203);
  });

  it('hang straight down at given ends', () => {
    const hung = strandPaths({ ...shape, count: 2, ends: [30, 90] });
    const last = (hung.dark + hung.red + hung.brown).split('M').slice(1);
    expect(
      last.map((strand) =>
        ends(`M${strand}`)
          .slice(1)
          .map(({ x }) => x),
      ),
    ).toEqual([
      [30, 30],
      [90, 90],
    ]);
  });

  it('mix their colors anew for each seed', () => {
    expect(strandTones(60, 1)).toEqual(strandTones(60, 1));
    expect(strandTones(60, 1)).not.toEqual(strandTones(60, 2));
  });
});

describe('a comb', () => {
  const shape = { x: 0, y: 200, width: 100, lengths: [50, 80, 100, 40], toothWidth: 12, spine: 30 };

  it('rounds each tip by half the width of a tooth', () => {
    expect(combGeometry(shape).teeth).toBe('M12.5 215V156M37.5 215V126M62.5 215V106M87.5 215V166');
  });

  it('draws each tooth once: whole, yours or missing', () => {
    const { teeth, you, missing } = combGeometry({ ...shape, you: 1, missing: [2] });
    expect(teeth.match(/M/g)).toHaveLength(2);
    expect(you).toBe('M37.5 215V126');
    expect(missing).toEqual([{ x: 56.5, y: 100, width: 12, height: 97, rx: 6 }]);
  });

  it('keeps a tooth that is shorter than its tip above no spine', () => {
    expect(combGeometry({ ...shape, lengths: [2] }).teeth).toBe('M50 215V200');
  });
});

describe('a swing tag', () => {
  const { outline, hole, label } = swingTagGeometry({ width: 120, height: 160, chamfer: 20 });

  it('is as wide and as high as it is told, symmetrical, with two cut corners', () => {
    expect(outline).toBe('M-40 0H40L60 20V160H-60V20Z');
  });

  it('has its hole between the cuts, and the label below it', () => {
    expect(hole.x).toBe(0);
    expect(hole.y + hole.radius).toBeLessThan(label.y);
    expect(swingTagGeometry({ width: 20, height: 30, chamfer: 4 }).hole.radius).toBe(4);
  });
});

it('keeps the light of a mirror within its glass', () => {
  const { glass, light, lightWidth } = mirrorGeometry({ x: 0, y: 0, radius: 100 });
  const numbers = numbersIn(light);
  expect(numbers).toHaveLength(8);
  for (let index = 0; index < numbers.length; index += 2) {
    const reach = Math.hypot(numbers[index] ?? 0, numbers[index + 1] ?? 0) + lightWidth / 2;
    expect(reach).toBeLessThan(glass);
  }
});

describe('a figure in outlines', () => {
  it('has one piece a character and knows no other characters', () => {
    expect(figurePath('$40').d.match(/M/g)).toHaveLength(3);
    expect(figurePath('a').d).toBe('');
  });

  it('is set from its middle or its start', () => {
    const figure = { d: '', width: 100 };
    const at = { x: 50, y: 10, size: 100 } as const;
    expect(figureTransform(figure, { ...at, from: 'middle' })).toBe('translate(25 10) scale(0.5)');
    expect(figureTransform(figure, { ...at, from: 'start' })).toBe('translate(50 10) scale(0.5)');
  });
});

it('gives different slugs different seeds', () => {
  const slugs = ['a', 'b', 'ab', 'ba', 'raise-prices', 'raise-price', ''];
  expect(new Set(slugs.map(seedOf)).size).toBe(slugs.length);
});
