import { type CombShape, combGeometry } from '@tallycomb/ui/art';
import { type Paint, path, rect, type Shape } from './shape.server.ts';
import { type StrandsShape, type StrandTone, strandPaths } from './strands.ts';

/** Dashed outline of missing teeth, as thick at every size of the drawing. */
const dashed = {
  fill: 'none',
  strokeWidth: 1.75,
  strokeDasharray: '4 5',
  vectorEffect: 'non-scaling-stroke',
} as const;

/** A comb: its teeth, then the spine over their feet. Ink draws the `you` tooth and missing ones. */
export function combShapes(shape: CombShape, fill: Paint = 'lacquer'): Shape[] {
  const { teeth, you, missing, spine } = combGeometry(shape);
  const line = { strokeWidth: shape.toothWidth, strokeLinecap: 'round' } as const;
  return [
    path(teeth, { stroke: fill, ...line }),
    ...(you === '' ? [] : [path(you, { stroke: 'ink', ...line })]),
    ...missing.map((box) => rect({ ...box, ...dashed, stroke: 'ink' })),
    rect({ ...spine, fill }),
  ];
}

/** Color of each kind of strand. */
export type StrandColors = Readonly<Record<StrandTone, Paint>>;

/** Strands of hair as shapes, one path for each color. */
export function strandShapes(shape: StrandsShape, colors: StrandColors, width: number): Shape[] {
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
