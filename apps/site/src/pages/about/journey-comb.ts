import type { JourneyStep } from '@tallycomb/content/pages';

/** A step's share of the comb, in user units. */
const [width, height] = [320, 260];
/** It lies below the drawing: the page draws it, from side to side. */
const spine = 18;
/** How much of its pitch a tooth takes; in whole units, so that neighboring parts have equal teeth. */
const share = 0.55;
/** Wider ones would look like posts. */
const widest = 14;

/**
 * A step's part of the comb. All teeth are as long: they count, and one is worth as much as the next.
 *
 * @example
 * journeyComb({ teeth: 4, kind: 'unknown' }).shape.missing // => [0, 1, 2, 3]
 */
export function journeyComb({ teeth, kind }: Pick<JourneyStep, 'teeth' | 'kind'>) {
  const lengths = new Array<number>(teeth).fill(height);
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
