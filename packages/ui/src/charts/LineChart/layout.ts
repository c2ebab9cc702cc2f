/** The drawings of one chart; in static HTML a container query shows the one that fits its card. */
const names = ['wide', 'medium', 'compact'] as const;
type LayoutName = (typeof names)[number];

/** Fixed measures of the layouts, in user units. */
export const measures = {
  /** Smallest width of the card's inside for each layout, in CSS pixels. */
  from: [680, 480, 0],
  width: [760, 560, 350],
  height: [430, 380, 330],
  /** Space above the plot and below it, where the x axis is written. */
  top: [20, 18, 16],
  bottom: [40, 38, 36],
  minLeft: [44, 40, 36],
  right: [6, 4, 2],
  /** Distance of the first and last point from the sides of the plot. */
  inset: [26, 24, 22],
  /** Largest number of ticks on a time axis. */
  maxTimeTicks: [8, 8, 6],
  valueSize: [30, 27, 24],
  maxEndLabel: [150, 116, 94],
  toothPitch: [11.5, 10, 8],
  toothWidth: [4, 3.5, 3],
} as const;

export interface ChartLayout extends Readonly<Record<keyof typeof measures, number>> {
  readonly name: LayoutName;
}

const columnAt = (at: number) =>
  Object.fromEntries(Object.entries(measures).map(([measure, all]) => [measure, all[at]])) as {
    [Measure in keyof typeof measures]: number; // the same names
  };

export const layouts: readonly ChartLayout[] = names.map((name, at) => ({ name, ...columnAt(at) }));

/** Font size of axis labels in user units; the style sheet has the same size in rem. */
export const axisSize = 13;

/** The layout for the inside of a card that is `width` CSS pixels wide. */
export const layoutFor = (width: number): ChartLayout | undefined =>
  layouts.find(({ from }) => from <= width);
