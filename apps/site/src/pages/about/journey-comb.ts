import type { JourneyStep } from '@tallycomb/content/pages';

/** A step's share of the comb, in user units. */
const [width, height] = [320, 260];
/** It lies below the drawing: the page draws it, from side to side. */
const spine = 18;
/** How much of its pitch a tooth takes; in whole units, so that neighboring parts have equal teeth. */
const share = 0.55;
/** Wider ones would look like posts. */
const widest = 14;

/** Of teeth that count nothing, and of the first that do. */
const shortest = 64;

/**
 * A step's part of the comb. A tooth that counts is as long as all that is counted by then: `before`
 * have been counted in the steps before it, of `total`.
 *
 * @example
 * journeyComb({ teeth: 4, kind: 'unknown' }, 0, 35).shape.missing // => [0, 1, 2, 3]
 * journeyComb({ teeth: 24, kind: 'counted' }, 11, 35).shape.lengths.at(-1) // => 260
 */
export function journeyComb(
  { teeth, kind }: Pick<JourneyStep, 'teeth' | 'kind'>,
  before: number,
  total: number,
) {
  const growth = kind === 'counted' ? (height - shortest) / total : 0;
  const lengths = Array.from({ length: teeth }, (_, at) =>
    Math.round(shortest + growth * (before + at + 1)),
  );
  const toothWidth = Math.min(widest, Math.round((width / teeth) * share));
  return {
    viewBox: `0 0 ${width} ${height}`,
    shape: {
      spine,
      x: 0,
      y: height,
      width,
      lengths,
      toothWidth,
      ...(kind === 'yours' ? { you: 0 } : {}),
      ...(kind === 'unknown' ? { missing: [...lengths.keys()] } : {}),
    },
    colors: { fill: 'comb', youFill: 'combYou', missingStroke: 'themeInk' },
  } as const;
}
