import { tenth } from '../../comb/teeth';
import { textWidth } from '../../comb/text-width';
import { mapBox, toX, toY } from './projection';

/** A place to mark, in degrees east and north. */
export interface MapMarker {
  /** The name beside it. */
  readonly label: string;
  /** Degrees east, negative in the west. */
  readonly longitude: number;
  /** Degrees north, negative in the south. */
  readonly latitude: number;
}

/** The part of the map that a narrow screen shows: without the empty ocean at the sides. */
export const crop = { x: 139, y: 43, width: 1088, height: 501 } as const;

const sign = { height: 40, chamfer: 9, padding: 16, textSize: 26 } as const;
/** Length of a pole, of one that reaches over another flag, and the space between two signs. */
const pole = 36;
const nextPole = sign.height + 10;
const clear = 4;

/** How large flags are drawn, and what of the map is to be seen. */
const views = {
  whole: { left: 0, right: mapBox.width, top: 0, scale: 1.2 },
  cropped: { left: crop.x, right: crop.x + crop.width, top: crop.y, scale: 2.2 },
} as const;

export type MapViewName = keyof typeof views;
type View = (typeof views)[MapViewName];

interface Placed {
  readonly marker: MapMarker;
  readonly x: number;
  readonly y: number;
  /** Edges of the sign from the place, in units of the flag. */
  readonly left: number;
  readonly right: number;
  /** Lower edge of the sign over the place; negative when it hangs below. */
  readonly rise: number;
}

/** Offsets of a sign along its pole's foot: the middle, then ever further to either side. */
const shifts = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75];
/** From the usual pole to one over two other flags; the last hangs below its place. */
const rises = [pole, pole + nextPole, pole + 2 * nextPole, -pole - sign.height];

function candidates(marker: MapMarker, { left, right, top, scale }: View): Placed[] {
  const [x, y] = [toX(marker.longitude), toY(marker.latitude)];
  const half = textWidth(marker.label, sign.textSize, 'display') / 2 + sign.padding;
  const reach = half - sign.chamfer;
  return rises
    .filter((rise) => y - (rise + sign.height) * scale >= top)
    .flatMap((rise) =>
      shifts.map((shift) => {
        const leftmost = (left - x) / scale + half;
        const rightmost = (right - x) / scale - half;
        const middle = Math.max(leftmost, Math.min(rightmost, shift * reach));
        return { marker, x, y, left: tenth(middle - half), right: tenth(middle + half), rise };
      }),
    );
}

function covers(a: Placed, b: Placed, scale: number): boolean {
  const [aTop, bTop] = [a.y - a.rise * scale, b.y - b.rise * scale];
  return (
    a.x + (a.left - clear) * scale < b.x + b.right * scale &&
    b.x + (b.left - clear) * scale < a.x + a.right * scale &&
    Math.abs(aTop - bTop) < (sign.height + clear) * scale
  );
}

/** Gives each place in turn the first spot that is free. */
function placed(markers: readonly MapMarker[], view: View): Placed[] {
  const done: Placed[] = [];
  for (const marker of [...markers].sort((a, b) => a.latitude - b.latitude)) {
    const spots = candidates(marker, view);
    const free = spots.find((spot) => !done.some((other) => covers(spot, other, view.scale)));
    const spot = free ?? spots[0];
    if (spot !== undefined) done.push(spot);
  }
  // High flags first: the sign of a lower one then lies over their poles.
  return done.sort((a, b) => b.rise - a.rise);
}

/**
 * The flags of some places, whole map or crop: no sign covers another or leaves the view. Poles and
 * signs are in units of their own, with the marked place as their origin.
 *
 * @example
 * const [flag] = mapFlags([{ label: 'Peru', longitude: -77, latitude: -12 }], 'whole');
 * [flag.label, flag.pole] // => ['Peru', 'M0 0V-36']
 */
export function mapFlags(markers: readonly MapMarker[], name: MapViewName) {
  return placed(markers, views[name]).map(({ marker, x, y, left, right, rise }) => {
    const top = -rise - sign.height;
    const cut = sign.chamfer;
    return {
      label: marker.label,
      x: tenth(x),
      y: tenth(y),
      pole: `M0 0V${rise > 0 ? -rise : top}`,
      sign: `M${tenth(left + cut)} ${top}H${tenth(right - cut)}l${cut} ${cut}V${-rise}H${left}V${top + cut}Z`,
      textX: tenth((left + right) / 2),
      textY: tenth(-rise - sign.height / 2 + sign.textSize * 0.34),
    };
  });
}

/** Size of the flags in a view, as a factor. */
export const flagScale = (name: MapViewName): number => views[name].scale;
