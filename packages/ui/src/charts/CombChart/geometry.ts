import { nice, ticks } from 'd3-array';
import { toothPath } from '../../svg/comb-geometry';
import { tenth } from '../../svg/round';
import { textWidth } from '../../svg/text-width';
import type { CursorStop } from '../plot/cursor-stops';
import { type Box, clamp } from '../plot/labels';
import { axisSize, type ChartLayout } from '../plot/layout';
import { linearScale } from '../plot/linear-scale';
import { type AxisTick, thinTicks } from '../plot/scales';
import { type CombFlag, type FlaggedTooth, placeFlags, type Tip } from './flags';

/** One tooth of a comb chart. */
export interface CombValue {
  /** The name below its tooth. */
  readonly label: string;
  /** Zero or more; a value that is neither has no tooth. */
  readonly value: number;
}

/** What a comb chart draws, before it is placed. */
export interface CombChartModel {
  readonly values: readonly CombValue[];
  readonly formatValue: (value: number) => string;
  /** Index of the tooth that is yours. */
  readonly you?: number | undefined;
  readonly youLabel: string;
  /** Index of the tooth that carries the median's flag. */
  readonly median?: number | undefined;
  readonly medianLabel: string;
}

/** A whole chart in user units, rounded to a tenth. */
export interface CombChartGeometry {
  readonly layout: ChartLayout;
  readonly plot: Box;
  readonly yTicks: readonly AxisTick[];
  readonly xTicks: readonly AxisTick[];
  readonly toothWidth: number;
  /** Lines to stroke with round ends. */
  readonly teeth: string;
  readonly you: string;
  readonly spine: { readonly x: number; readonly width: number; readonly height: number };
  readonly flags: readonly CombFlag[];
  readonly stops: readonly CursorStop[];
}

/** The spine covers the round feet of the teeth, whatever their width. */
const thinnestSpine = 12;
const spineOver = 2;
/** Space between two teeth is this many times as wide as a tooth. */
const gapShare = 1.1;
const widestTooth = 34;

/**
 * A value that a tooth can show; anything else counts as nothing.
 *
 * @example
 * [lengthOf(3), lengthOf(-3), lengthOf(Number.NaN)] // => [3, 0, 0]
 */
export const lengthOf = (value: number): number =>
  Number.isFinite(value) && value > 0 ? value : 0;

interface Placed extends Tip {
  readonly index: number;
  readonly value: CombValue;
}

/** The scale starts at zero: a tooth twice as long is twice the value. */
function axisOf(model: CombChartModel, layout: ChartLayout, top: number) {
  const most = Math.max(0, ...model.values.map(({ value }) => lengthOf(value))) || 1;
  const domain = nice(0, most, layout.yTickCount);
  return {
    scale: linearScale(domain, [layout.height - layout.bottom, top]),
    // Without a value there is nothing to measure: rounded, its parts of one would say $0 twice.
    ticks: model.values.length === 0 ? [0] : ticks(...domain, layout.yTickCount),
  };
}

function flaggedTeeth(model: CombChartModel, teeth: readonly Placed[]): FlaggedTooth[] {
  const flagged = (look: 'you' | 'median', label: string, at: number | undefined) => {
    const tooth = teeth.find(({ index }) => index === at);
    if (tooth === undefined) return [];
    const value = model.formatValue(tooth.value.value);
    return [{ look, label, value, x: tooth.x, tip: tooth.tip }];
  };
  return [
    ...flagged('you', model.youLabel, model.you),
    ...flagged('median', model.medianLabel, model.median),
  ];
}

/** Keeps a label that is wider than its tooth inside the drawing. */
function inside(tick: AxisTick, { width }: ChartLayout): AxisTick {
  const half = textWidth(tick.label, axisSize, 'text') / 2;
  return { ...tick, at: tenth(clamp(tick.at, half, Math.max(half, width - half))) };
}

function plotOf(model: CombChartModel, layout: ChartLayout): Box {
  const axis = axisOf(model, layout, layout.top);
  const widths = axis.ticks.map((tick) => textWidth(model.formatValue(tick), axisSize, 'text'));
  return {
    left: Math.max(layout.minLeft, Math.ceil(Math.max(...widths)) + 10),
    right: layout.width - layout.right,
    top: layout.top,
    bottom: layout.height - layout.bottom,
  };
}

/** Teeth and flags under a scale that begins at `top`. */
function standing(model: CombChartModel, layout: ChartLayout, top: number) {
  const plot = plotOf(model, layout);
  const axis = axisOf(model, layout, top);
  const pitch = (plot.right - plot.left) / Math.max(1, model.values.length);
  // In fifths, so that half a tooth is whole tenths.
  const toothWidth = Math.round(Math.min(widestTooth, pitch / (1 + gapShare)) * 5) / 5;
  const teeth = model.values.map((value, index): Placed => {
    const tip = tenth(axis.scale(lengthOf(value.value)));
    return { index, value, tip, half: toothWidth / 2, x: tenth(plot.left + pitch * (index + 0.5)) };
  });
  const flags = placeFlags(flaggedTeeth(model, teeth), teeth, { ...plot, right: layout.width });
  return { plot, axis, toothWidth, teeth, flags };
}

/** Each step lowers teeth by less than the scale: a few bring every flag into the drawing. */
const maxSteps = 12;

/** Lowers the teeth until no flag stands out of the drawing. */
function withRoom(model: CombChartModel, layout: ChartLayout) {
  let { top } = layout;
  let placed = standing(model, layout, top);
  for (let step = 0; step < maxSteps; step += 1) {
    const highest = Math.min(0, ...placed.flags.map((flag) => flag.top));
    if (highest === 0) break;
    top += Math.ceil(-highest);
    placed = standing(model, layout, top);
  }
  return placed;
}

/**
 * Places a comb chart in a layout.
 *
 * @example
 * const values = [{ label: 'Low', value: 50 }, { label: 'High', value: 100 }];
 * const model = { values, formatValue: (value) => `$${value}`, youLabel: 'You', medianLabel: 'Median' };
 * const chart = combChartGeometry(model, layouts[0]);
 * chart.yTicks.map(({ label }) => label) // => ['$0', '$20', '$40', '$60', '$80', '$100']
 * chart.stops.length // => 2
 */
export function combChartGeometry(model: CombChartModel, layout: ChartLayout): CombChartGeometry {
  const { plot, axis, toothWidth, teeth, flags } = withRoom(model, layout);
  const height = Math.max(thinnestSpine, Math.ceil(toothWidth / 2) + spineOver);
  // The foot's round end stays within the spine.
  const spine = 2 * (height - toothWidth / 2);
  const drawn = (isYours: boolean) =>
    teeth
      .filter(({ index, value }) => (index === model.you) === isYours && lengthOf(value.value) > 0)
      .map(({ x, tip }) =>
        toothPath({ x, y: plot.bottom, length: plot.bottom - tip, width: toothWidth, spine }),
      )
      .join('');
  const xTicks = thinTicks(teeth.map(({ x, value }) => ({ at: x, label: value.label })));
  return {
    layout,
    plot,
    toothWidth,
    flags,
    teeth: drawn(false),
    you: drawn(true),
    yTicks: axis.ticks.map((tick) => ({
      at: tenth(axis.scale(tick)),
      label: model.formatValue(tick),
    })),
    xTicks: xTicks.map((tick) => inside(tick, layout)),
    spine: { x: plot.left, width: plot.right - plot.left, height },
    stops: teeth.map(({ x, tip }) => ({ x, points: [{ id: 'value', y: tip }] })),
  };
}
