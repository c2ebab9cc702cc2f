import type { CombProps } from '@tallycomb/ui';

interface JourneyComb extends Pick<CombProps, 'shape' | 'colors'> {
  readonly viewBox: string;
}

/** A step's share of the comb, in user units. */
const stepWidth = 320;
const spine = 18;
const shortest = 44;
const longest = 300;
/** How much of its pitch a tooth takes; the widest would look like posts. */
const share = 0.55;
const widest = 14;

/** Uneven as real counts are, and the same on the server and in the browser. */
const unevenness = (tooth: number) => ((tooth * 37) % 23) - 11;

function lengthsOf(teeth: number, step: number, steps: number): number[] {
  return Array.from({ length: teeth }, (_, tooth) => {
    const along = (step + (tooth + 0.5) / teeth) / steps;
    const length = shortest + (longest - shortest) * along + unevenness(tooth);
    return Math.round(Math.min(length, longest));
  });
}

/**
 * One comb in as many parts as there are steps; each part is as high as its longest tooth, and all
 * stand on the same spine. In the last, one tooth is yours.
 *
 * @example
 * journeyCombs([4, 9]).map(({ shape }) => shape.lengths.length) // => [4, 9]
 */
export function journeyCombs(teethOfSteps: readonly number[]): JourneyComb[] {
  return teethOfSteps.map((teeth, step) => {
    const lengths = lengthsOf(teeth, step, teethOfSteps.length);
    const height = Math.max(...lengths);
    const isLast = step === teethOfSteps.length - 1;
    const toothWidth = Math.min(widest, Math.round((stepWidth / teeth) * share * 2) / 2);
    return {
      viewBox: `0 0 ${stepWidth} ${height + spine}`,
      shape: {
        spine,
        x: 0,
        y: height,
        width: stepWidth,
        lengths,
        toothWidth,
        ...(isLast ? { you: Math.floor(teeth * 0.6) } : {}),
      },
      colors: { fill: 'comb', youFill: 'combYou' },
    };
  });
}
