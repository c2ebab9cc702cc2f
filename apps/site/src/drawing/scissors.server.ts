import type { Point } from '@tallycomb/ui/art';
import { combShapes, strandShapes } from './comb-and-hair.server.ts';
import { circle, group, type Paint, path, type Shape } from './shape.server.ts';

/** Pivot of the blades, and the angle between them in degrees. */
const pivot = { x: 322, y: 296 } as const;
const opening = 15;

const blade = 'M8 -18L-296 -3Q-306 3 -296 9L8 20Q26 1 8 -18Z';
const shank = 'M-4 2L110 34';
const ring = { cx: 176, cy: 58, r: 56 } as const;
const rest = 'M226 92L262 118';

/** One half of the scissors, its pivot at the origin: a straight blade and a finger ring. */
function half(color: Paint): Shape[] {
  const line = { fill: 'none', stroke: color, strokeLinecap: 'round' } as const;
  return [
    path(blade, { fill: color }),
    path(shank, { ...line, strokeWidth: 30 }),
    circle({ ...ring, ...line, strokeWidth: 26 }),
  ];
}

const line = (...points: readonly (readonly [number, number])[]): Point[] =>
  points.map(([x, y]) => ({ x, y }));

const hair = { count: 26, seed: 11, jitter: 2 } as const;
const colors = { dark: 'ink', red: 'lacquer', brown: 'paper' } as const;

/** The comb that holds the hair, teeth down. */
const comb = (): Shape =>
  group(
    { transform: 'rotate(180 147 50)' },
    combShapes(
      {
        x: 20,
        y: 50,
        width: 254,
        lengths: new Array<number>(13).fill(74),
        toothWidth: 10,
        spine: 32,
        corner: 12,
      },
      'teal',
    ),
  );

/** A hanging lock of hair, and the piece just cut from it, falling. */
function lock(): Shape[] {
  const hanging = {
    ...hair,
    left: line([60, 40], [62, 110], [96, 170], [84, 240]),
    right: line([234, 40], [232, 110], [226, 170], [206, 268]),
  };
  const cut = {
    ...hair,
    left: line([66, 372], [54, 470], [104, 600], [60, 760]),
    right: line([190, 344], [196, 450], [240, 600], [210, 760]),
  };
  return [...strandShapes(hanging, colors, 3), comb(), ...strandShapes(cut, colors, 3)];
}

/** Open scissors around a lock of hair. */
export function scissors(): Shape[] {
  const at = `translate(${pivot.x} ${pivot.y})`;
  const lacquer = { fill: 'none', stroke: 'lacquer', strokeLinecap: 'round' } as const;
  return [
    ...lock(),
    group({ transform: `${at} rotate(${opening})` }, half('ink')),
    group({ transform: `${at} rotate(${-opening}) scale(1 -1)` }, [
      ...half('lacquer'),
      path(rest, { ...lacquer, strokeWidth: 18 }),
    ]),
    circle({ cx: pivot.x, cy: pivot.y, r: 11, fill: 'paper' }),
  ];
}
