import { tenth } from '../../../svg/round';
import { combShapes } from '../../drawings';
import { group, path, type Shape } from '../../shape';
import type { ObjectFrame } from './frame';

/** The inside of a jar, and how far apart jars stand. */
const jar = { width: 148, top: 152, bottom: 524, corner: 16, pitch: 186, first: 20 } as const;
const depth = jar.bottom - jar.top;
const brim = 26;

const box = (x: number, y: number, width: number, height: number, rx: number) => ({
  x,
  y: tenth(y),
  width,
  height: tenth(height),
  rx,
});

const rect = (fill: 'ink' | 'paper' | 'teal', at: ReturnType<typeof box>): Shape => ({
  element: 'rect',
  attributes: { ...at, fill },
});

/** A comb that stands in the jar, its handle out at the top. */
const comb = (x: number): Shape =>
  group({ transform: `translate(${x + 46} ${jar.bottom - 14}) rotate(-86)` }, [
    ...combShapes({
      x: 0,
      y: 14,
      width: 234,
      lengths: new Array<number>(12).fill(48),
      toothWidth: 10,
      spine: 26,
      corner: 8,
    }),
  ]);

const lid = (x: number): Shape[] => [
  rect('ink', box(x - 8, jar.top - 34, jar.width + 16, 42, 8)),
  rect('ink', box(x + jar.width / 2 - 22, jar.top - 62, 44, 44, 10)),
  rect('ink', box(x - 8, jar.bottom - 6, jar.width + 16, 42, 8)),
];

/** Filled up to a share of it; what is owed fills nothing. */
function filled(share: number, x: number, id: string): Shape[] {
  const height = (depth - brim) * Math.max(0, share);
  const glass = box(x, jar.top, jar.width, depth, jar.corner);
  return [
    { element: 'clipPath', attributes: { id }, children: [{ element: 'rect', attributes: glass }] },
    rect('paper', glass),
    group({ clipPath: `url(#${id})` }, [
      rect('teal', box(x, jar.bottom - height, jar.width, height, 0)),
      comb(x),
    ]),
    path(
      `M${x + 18} ${jar.top + 40}V${jar.top + 130}M${x + 18} ${jar.top + 156}V${jar.top + 176}`,
      {
        stroke: 'jar',
        strokeWidth: 8,
        strokeLinecap: 'round',
      },
    ),
    ...lid(x),
  ];
}

/** Jars for combs, a value each, as full as it is of the first value: the dashed line. */
export function jars({ values: [full = 1, ...levels], id }: ObjectFrame): Shape[] {
  const line = tenth(jar.top + brim);
  return [
    ...levels.flatMap((level, at) =>
      filled(level / full, jar.first + at * jar.pitch, `${id}-${at}`),
    ),
    path(`M-10 ${line}H570`, { stroke: 'ink', strokeWidth: 2.5, strokeDasharray: '6 8' }),
  ];
}
