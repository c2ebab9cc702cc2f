import { tenth } from '@tallycomb/ui/art';
import { circle, clip, group, type Paint, path, rect, type Shape } from './shape.server.ts';

interface RoundMirror {
  /** Middle of the glass, in units of the drawing. */
  readonly x: number;
  readonly y: number;
  /** Radius of the ring's outer edge. */
  readonly radius: number;
  /** Id of the glass's clip path, unique in the document. */
  readonly id: string;
  readonly glass: Paint;
}

/** Radius of the glass as a share of the ring's. */
const glassShare = 0.873;

/** A round mirror in a thick ring, with two strokes of light over the reflection in its glass. */
export function mirrorShapes(mirror: RoundMirror, reflection: readonly Shape[]): Shape[] {
  const { x, y, radius, id, glass } = mirror;
  const place = { cx: x, cy: y };
  const pane = { ...place, r: tenth(radius * glassShare) };
  const at = (dx: number, dy: number) => `${tenth(x + dx * radius)} ${tenth(y + dy * radius)}`;
  const light = `M${at(-0.605, -0.372)}L${at(-0.291, -0.686)}M${at(-0.547, -0.174)}L${at(-0.093, -0.628)}`;
  return [
    clip(id, circle(pane)),
    circle({ ...place, r: radius, fill: 'ink' }),
    circle({ ...pane, fill: glass }),
    group({ clipPath: `url(#${id})` }, reflection),
    path(light, { stroke: 'paper', strokeWidth: tenth(radius * 0.042), strokeLinecap: 'round' }),
  ];
}

const frame = { x: 96, y: 26, width: 368, height: 384, rx: 148 } as const;
const rim = 30;
const pane = {
  x: frame.x + rim,
  y: frame.y + rim,
  width: frame.width - 2 * rim,
  height: frame.height - 2 * rim,
  rx: frame.rx - rim,
} as const;
const handle = 'M248 396H312L330 720H230Z';
const collar = { x: 226, y: 400, width: 108, height: 30, rx: 15 } as const;
const light = 'M160 184L232 112M170 226L276 120';

interface HandMirror {
  /** Id of the glass's clip path, unique in the document. */
  readonly id: string;
  readonly glass: Paint;
  readonly light: Paint;
}

/**
 * A salon's hand mirror with a wide frame and a broad handle, 560 units wide, and the reflection in
 * its glass.
 */
export const handMirrorShapes = (look: HandMirror, reflection: readonly Shape[]): Shape[] => [
  group({ transform: 'rotate(9 280 300)' }, [
    clip(look.id, rect(pane)),
    path(handle, { fill: 'ink' }),
    rect({ ...frame, fill: 'ink' }),
    rect({ ...pane, fill: look.glass }),
    group({ clipPath: `url(#${look.id})` }, reflection),
    path(light, { stroke: look.light, strokeWidth: 9, strokeLinecap: 'round' }),
    rect({ ...collar, fill: 'honey' }),
  ]),
];
