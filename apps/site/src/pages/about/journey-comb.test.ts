import { journey } from '@tallycomb/content/pages';
import { describe, expect, it } from 'vitest';
import { journeyComb } from './journey-comb';

describe('a part of the journey’s comb', () => {
  it.each(journey.steps)('$id: has its teeth, all as long as it is high', (step) => {
    const { shape, viewBox } = journeyComb(step);
    expect(shape.lengths).toEqual(new Array(step.teeth).fill(shape.y));
    expect(viewBox).toBe(`0 0 ${shape.width} ${shape.y}`);
    expect(shape.toothWidth).toBeLessThan((shape.width / step.teeth) * 0.6);
    expect(shape.toothWidth / shape.y).toBeLessThan(0.06); // No post.
  });

  it('goes on at one pitch and with one width where it counts', () => {
    const counted = journey.steps.filter(({ kind }) => kind === 'counted');
    const [first, ...others] = counted.map((step) => journeyComb(step).shape);
    for (const { lengths, toothWidth } of others) {
      expect(toothWidth).toBe(first?.toothWidth);
      expect(Math.abs(lengths.length - (first?.lengths.length ?? 0))).toBeLessThanOrEqual(1);
    }
  });

  it('marks one tooth as yours, dashes what is unknown and fills what is counted', () => {
    expect(journeyComb({ teeth: 1, kind: 'yours' }).shape).toMatchObject({ you: 0 });
    expect(journeyComb({ teeth: 2, kind: 'unknown' }).shape).toMatchObject({ missing: [0, 1] });
    const { you, missing } = journeyComb({ teeth: 2, kind: 'counted' }).shape;
    expect([you, missing]).toEqual([undefined, undefined]);
  });
});
