import { describe, expect, it } from 'vitest';
import { salonArtSvg } from './SalonArt';

/** Heights of what the jars hold. */
const heldBy = (...values: readonly number[]) =>
  [
    ...salonArtSvg({ object: 'jars', values, background: 'mint' }).matchAll(
      /height="([\d.]+)" rx="0" fill="#0B4F5C"/g,
    ),
  ].map(([, height]) => Number(height));

describe('jars', () => {
  it('are as full as their values are of the first', () => {
    const [all = 0, half = 0] = heldBy(200, 200, 100);
    expect(half).toBeGreaterThan(0);
    expect(all / half).toBeCloseTo(2, 2);
  });

  it('hold nothing of what is owed', () => {
    expect(heldBy(200, -50)).toEqual([0]);
  });
});

it('shows in the mirror one tooth a price, as long as its price, one of them yours', () => {
  const values = [10, 20, 30, 40];
  const svg = salonArtSvg({ object: 'hand-mirror', values, background: 'jar' });
  const spine = Number(/ y="(\d+)" width="262" height="90"/.exec(svg)?.[1]);
  const drawn = [...svg.matchAll(/V([\d.]+)(?=M|")/g)].map(([, tip]) => spine - Number(tip) + 7);
  expect(drawn.toSorted((a, b) => a - b).map((length) => length / (drawn.at(-1) ?? 1))).toEqual(
    values.map((value) => expect.closeTo(value / 40, 2)),
  );
});
