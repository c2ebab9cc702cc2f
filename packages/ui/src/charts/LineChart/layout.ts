/** The three drawings of one chart; in static HTML a container query shows the one that fits its card. */
export type LayoutName = 'wide' | 'medium' | 'compact';

/** Widths of the card's inside from which the larger drawings are shown, in CSS pixels. */
export const drawnFrom = { medium: 480, wide: 680 } as const;

/** The fixed measures of a drawing, in user units. */
export interface ChartLayout {
  readonly name: LayoutName;
  readonly from: number;
  readonly width: number;
  readonly height: number;
  /** Space above the plot and below it, where the x axis is written. */
  readonly top: number;
  readonly bottom: number;
  readonly minLeft: number;
  readonly right: number;
  /** Distance of the first and last point from the sides of the plot. */
  readonly inset: number;
  readonly yTickCount: number;
  /** The most ticks of a time line; there may be room for fewer. */
  readonly maxTimeTicks: number;
  readonly valueSize: number;
  readonly maxEndLabel: number;
  readonly toothPitch: number;
  readonly toothWidth: number;
}

/** Size of axis and label text; in the style sheet it is the same number in rem. */
export const axisSize = 13;

export const layouts: readonly ChartLayout[] = [
  {
    name: 'wide',
    from: drawnFrom.wide,
    width: 760,
    height: 430,
    top: 20,
    bottom: 40,
    minLeft: 44,
    right: 6,
    inset: 26,
    yTickCount: 4,
    maxTimeTicks: 8,
    valueSize: 30,
    maxEndLabel: 150,
    toothPitch: 11.5,
    toothWidth: 4,
  },
  {
    name: 'medium',
    from: drawnFrom.medium,
    width: 560,
    height: 380,
    top: 18,
    bottom: 38,
    minLeft: 40,
    right: 4,
    inset: 24,
    yTickCount: 4,
    maxTimeTicks: 8,
    valueSize: 27,
    maxEndLabel: 116,
    toothPitch: 10,
    toothWidth: 3.5,
  },
  {
    name: 'compact',
    from: 0,
    width: 350,
    height: 330,
    top: 16,
    bottom: 36,
    minLeft: 36,
    right: 2,
    inset: 22,
    yTickCount: 4,
    maxTimeTicks: 6,
    valueSize: 24,
    maxEndLabel: 94,
    toothPitch: 8,
    toothWidth: 3,
  },
];

/** The layout for the inside of a card that is `width` CSS pixels wide. */
export const layoutFor = (width: number): ChartLayout | undefined =>
  layouts.find(({ from }) => from <= width);
