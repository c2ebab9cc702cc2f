import { type CombShape, combGeometry } from '../comb/comb';
import { type StrandsShape, type StrandTone, strandPaths } from '../comb/strands';
import type { Paint } from './paint';
import { path, rect, type Shape } from './shape';

/** Outlines of missing teeth: as thick where the drawing is small. */
const dashed = {
  fill: 'none',
  strokeWidth: 1.75,
  strokeDasharray: '4 5',
  vectorEffect: 'non-scaling-stroke',
} as const;

/** Colors of a comb’s parts. */
export interface CombColors {
  /** Teeth and spine. */
  readonly fill?: Paint;
  /** The tooth that is yours. */
  readonly youFill?: Paint;
  /** The outline of a missing tooth. */
  readonly missingStroke?: Paint;
}

/** A comb: its teeth, then the spine over their feet. */
export function combShapes(shape: CombShape, colors: CombColors = {}): Shape[] {
  const { fill = 'lacquer', youFill = 'ink', missingStroke = 'ink' } = colors;
  const { teeth, you, missing, spine } = combGeometry(shape);
  const line = { strokeWidth: shape.toothWidth, strokeLinecap: 'round' } as const;
  return [
    path(teeth, { stroke: fill, ...line }),
    ...(you === '' ? [] : [path(you, { stroke: youFill, ...line })]),
    ...missing.map((box) => rect({ ...box, ...dashed, stroke: missingStroke })),
    rect({ ...spine, fill }),
  ];
}

/** Which color each kind of strand has. */
export type StrandColors = Readonly<Record<StrandTone, Paint>>;

/** Hair on paper: the theme's own colors. */
export const themeHair: StrandColors = { dark: 'strand', red: 'strand3', brown: 'strand2' };

/** Hair in a picture, one path a color. */
export function strandShapes(
  shape: StrandsShape,
  colors: StrandColors = themeHair,
  width = 1.8,
): Shape[] {
  const paths = strandPaths(shape);
  const tones = ['dark', 'brown', 'red'] as const;
  return tones
    .filter((tone) => paths[tone] !== '')
    .map((tone) =>
      path(paths[tone], {
        fill: 'none',
        stroke: colors[tone],
        strokeWidth: tone === 'dark' ? width : Math.round(width * 12) / 10,
        strokeLinecap: 'round',
      }),
    );
}
