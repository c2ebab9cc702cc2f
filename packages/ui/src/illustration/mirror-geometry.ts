import { tenth } from '../svg/round';

/** A round hand mirror: a thick ring around a glass. */
export interface MirrorShape {
  /** Middle of the glass, in units of the drawing. */
  readonly x: number;
  /** Middle of the glass, in units of the drawing. */
  readonly y: number;
  /** Radius of the ring's outer edge. */
  readonly radius: number;
}

export interface MirrorGeometry {
  readonly glass: number;
  /** Two strokes of light on the upper left of the glass. */
  readonly light: string;
  readonly lightWidth: number;
}

/** Radius of the glass as a share of the ring's. */
const glassShare = 0.873;

/**
 * The parts of a mirror, in user units.
 *
 * @example
 * mirrorGeometry({ x: 200, y: 200, radius: 100 }).glass // => 87.3
 * mirrorGeometry({ x: 200, y: 200, radius: 100 }).light // => 'M139.5 162.8L170.9 131.4M145.3 182.6L190.7 137.2'
 */
export function mirrorGeometry({ x, y, radius }: MirrorShape): MirrorGeometry {
  const at = (dx: number, dy: number) => `${tenth(x + dx * radius)} ${tenth(y + dy * radius)}`;
  return {
    glass: tenth(radius * glassShare),
    light: `M${at(-0.605, -0.372)}L${at(-0.291, -0.686)}M${at(-0.547, -0.174)}L${at(-0.093, -0.628)}`,
    lightWidth: tenth(radius * 0.042),
  };
}
