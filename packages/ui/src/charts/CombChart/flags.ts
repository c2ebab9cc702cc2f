import { tenth } from '../../svg/round';
import { textWidth } from '../../svg/text-width';
import { type Box, clamp, overlaps } from '../plot/labels';
import { axisSize } from '../plot/layout';

/** A tooth that carries a flag, in user units. */
export interface FlaggedTooth {
  readonly look: 'you' | 'median';
  readonly label: string;
  readonly value: string;
  readonly x: number;
  readonly tip: number;
}

/** A flag on a pole over its tooth. */
export interface CombFlag extends FlaggedTooth, Box {
  readonly outline: string;
  readonly pole: string;
  readonly textY: number;
  readonly labelX: number;
  readonly valueX: number;
}

const height = 28;
const chamfer = 8;
const padding = 11;
const gap = 10;
/** From a flag down to the teeth beneath it, and from its pole to its own tooth. */
const clear = 12;
const poleGap = 4;
const betweenFlags = 6;

function boxFor(tooth: FlaggedTooth, tips: readonly Tip[], within: Box): Box {
  const text = textWidth(tooth.label, axisSize, 'text') + textWidth(tooth.value, axisSize, 'text');
  // Both are set in a heavier weight than the one measured.
  const half = (text * 1.06 + gap) / 2 + padding;
  const middle = clamp(tooth.x, within.left + half, within.right - half);
  const [left, right] = [tenth(middle - half), tenth(middle + half)];
  const beneath = tips.filter(({ x, half: reach }) => x + reach > left && x - reach < right);
  const bottom = tenth(Math.min(tooth.tip, ...beneath.map(({ tip }) => tip)) - clear);
  return { left, right, top: bottom - height, bottom };
}

/** The upper end of a tooth, and half its width. */
export interface Tip {
  readonly x: number;
  readonly tip: number;
  readonly half: number;
}

const around = ({ left, right, top, bottom }: Box): Box => ({
  left: left - betweenFlags,
  right: right + betweenFlags,
  top: top - betweenFlags,
  bottom: bottom + betweenFlags,
});

const raised = (box: Box, over: Box): Box => {
  const bottom = over.top - betweenFlags;
  return { ...box, bottom, top: bottom - height };
};

function flagOf(tooth: FlaggedTooth, box: Box): CombFlag {
  const { left, right, top, bottom } = box;
  return {
    ...tooth,
    ...box,
    outline: `M${tenth(left + chamfer)} ${tenth(top)}H${tenth(right - chamfer)}l${chamfer} ${chamfer}V${bottom}H${left}V${tenth(top + chamfer)}Z`,
    pole: `M${tooth.x} ${bottom}V${tenth(tooth.tip - poleGap)}`,
    textY: tenth(bottom - height / 2 + axisSize * 0.36),
    labelX: tenth(left + padding),
    valueX: tenth(right - padding),
  };
}

/**
 * Places a flag over each given tooth: clear of the teeth beneath it, inside the drawing, and over
 * a flag before it where the two would meet.
 *
 * @example
 * const within = { left: 0, right: 300, top: 0, bottom: 200 };
 * const you = { look: 'you', label: 'You', value: '$5', x: 150, tip: 100 };
 * placeFlags([you], [], within)[0].bottom // => 88
 */
export function placeFlags(
  flagged: readonly FlaggedTooth[],
  tips: readonly Tip[],
  within: Box,
): CombFlag[] {
  const placed: CombFlag[] = [];
  for (const tooth of flagged) {
    let box = boxFor(tooth, tips, within);
    for (const other of placed) if (overlaps(box, around(other))) box = raised(box, other);
    placed.push(flagOf(tooth, box));
  }
  return placed;
}
