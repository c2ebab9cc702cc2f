import type { CombShape } from '@tallycomb/ui/art';
import { combShapes, strandShapes } from '../../drawing/comb-and-hair.server.ts';
import { group, type Shape, svgFile } from '../../drawing/shape.server.ts';

/** Backdrop of a vignette. */
export type BackdropScene = 'hair' | 'rising' | 'facing';

/** The box of every backdrop, in user units. */
const box = 720;
const backdropBox = `0 0 ${box} ${box}`;

const teeth = 24;
const toothWidth = 15;

const combOf = (y: number, lengthAt: (tooth: number) => number): CombShape => ({
  x: -10,
  y,
  width: 740,
  lengths: Array.from({ length: teeth }, (_, tooth) => lengthAt(tooth)),
  toothWidth,
  spine: 200,
});

/** Prices that rise to the right. */
const rising = () =>
  combShapes(
    combOf(640, (tooth) => 90 + (tooth / (teeth - 1)) ** 1.4 * 470),
    'teal',
  );

/** Clear space between the tips of the two combs. */
const between = 40;
const base = 664;
const wave = (tooth: number) => 245 + 95 * Math.sin(tooth / 3.1 + 0.6);

/** Two combs that face each other, with a constant gap between their tips. */
function facingCombs(): { readonly lower: CombShape; readonly upper: CombShape } {
  const free = 2 * base - box - between;
  return {
    lower: combOf(base, wave),
    upper: combOf(base, (tooth) => free - wave(teeth - 1 - tooth)),
  };
}

const points = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([x, y]) => ({ x, y }));

/** Hair that waves from the left to the right. */
function hair(): Shape[] {
  const left = points([-90, 80], [160, -60], [330, 200], [560, -20], [810, 160]);
  const right = points([-90, 760], [160, 520], [330, 820], [560, 560], [810, 800]);
  const colors = { dark: 'teal', brown: 'teal', red: 'lacquer' } as const;
  const strands = strandShapes({ left, right, count: 42, seed: 3 }, colors, 2.2);
  return [group({ opacity: 0.4 }, strands.slice(0, -1)), ...strands.slice(-1)];
}

/** Shapes in shades of the stage's color, so that they do not compete with the sheet in front. */
function backdropShapes(scene: BackdropScene): Shape[] {
  if (scene === 'hair') return hair();
  if (scene === 'rising') return [group({ opacity: 0.25 }, rising())];
  const { lower, upper } = facingCombs();
  const turned = { transform: `rotate(180 ${box / 2} ${box / 2})` };
  return [group(turned, combShapes(upper, 'amber')), ...combShapes(lower, 'powder')];
}

/**
 * A backdrop as the text of an SVG file, for an `<img>` that covers its stage.
 */
export const backdropSvg = (scene: BackdropScene): string =>
  svgFile(backdropBox, backdropShapes(scene));
