/** Positions in a picture, in pixels. Each shape has a layout of its own. */
import type { PictureShape } from '@tallycomb/content/calculator';

/** A line of text that shrinks to its width. */
export interface Line {
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly width: number;
}

const square = {
  width: 1200,
  height: 1200,
  logo: { x: 72, y: 64, size: 72 },
  opening: { x: 72, baseline: 282, size: 112, width: 640 },
  figure: { x: 64, baseline: 636, size: 432, width: 1064 },
  end: { x: 72, baseline: 752, size: 112, width: 1056 },
  /** The highest tooth may reach `top`, or `topBelowTag` under a tag. */
  comb: { left: 162, right: 1128, top: 818, topBelowTag: 818, teeth: 24 },
  /** Holds the small print. */
  spine: { top: 1036, months: { baseline: 1080, size: 26, width: 300 } },
  /** Label of the visitor's price, beside the comb at that height. */
  mine: { x: 72, size: 30, width: 80 },
  source: { x: 72, baseline: 1130, size: 22, width: 1056 },
  address: { x: 72, baseline: 1168, size: 26, width: 1056 },
  /** Tag that hangs from the upper edge. */
  tag: { x: 952, top: 56, width: 336, height: 240 },
};

export type Layout = typeof square;

const wide: Layout = {
  width: 1200,
  height: 630,
  logo: { x: 60, y: 48, size: 56 },
  opening: { x: 60, baseline: 200, size: 74, width: 540 },
  figure: { x: 56, baseline: 412, size: 240, width: 590 },
  end: { x: 60, baseline: 492, size: 74, width: 590 },
  comb: { left: 754, right: 1140, top: 72, topBelowTag: 260, teeth: 13 },
  spine: { top: 530, months: { baseline: 571, size: 22, width: 190 } },
  mine: { x: 690, size: 24, width: 60 },
  source: { x: 60, baseline: 571, size: 19, width: 600 },
  address: { x: 60, baseline: 603, size: 22, width: 590 },
  tag: { x: 920, top: 36, width: 300, height: 188 },
};

export const layouts: Readonly<Record<PictureShape, Layout>> = { square, wide };
