import { ticks } from 'd3-array';
import { tenth } from '../../svg/round';
import { textWidth } from '../../svg/text-width';
import { axisSize } from '../plot/layout';
import { type AxisTick, extentOf, sitSideBySide, thinTicks } from '../plot/scales';
import { type ChartTimeFormat, type TimeTick, ticksAt, timeTicks } from '../plot/time';
import { type Frame, maxMarkedPoints } from './frame';

function placed({ layout, toX }: Frame, wanted: readonly TimeTick[]): AxisTick[] {
  return wanted.map(({ x, label }) => {
    const rightmost = layout.width - textWidth(label, axisSize, 'text') / 2;
    return { label, at: tenth(Math.min(toX(x), rightmost)) };
  });
}

/** The points, where they are few and have room; else the closest ticks that do. */
function timeTicksOf(frame: Frame, xs: readonly number[], format: ChartTimeFormat): AxisTick[] {
  const points = xs.length <= maxMarkedPoints ? ticksAt(xs, format) : [];
  const regular = timeTicks(extentOf(xs), format).filter(
    ({ length }) => length <= frame.layout.maxTimeTicks,
  );
  const choices = [points, ...regular]
    .filter(({ length }) => length > 0)
    .map((choice) => placed(frame, choice));
  return choices.find((choice) => sitSideBySide(choice)) ?? choices[0] ?? [];
}

/** What is written below the plot, and where: no label over another. */
export function xTicksOf(frame: Frame): AxisTick[] {
  const { model, layout, rows } = frame;
  const xs = rows.map((row) => row.x);
  const [first, last] = extentOf(xs);
  if (model.time && !model.xTicks) return thinTicks(timeTicksOf(frame, xs, model.time));
  const regular = () => ticks(first, last, layout.name === 'compact' ? 4 : 7);
  const chosen = model.xTicks ?? (xs.length <= maxMarkedPoints ? xs : regular());
  const visible = chosen.filter((x) => x >= first && x <= last);
  const named = model.time
    ? ticksAt(visible, model.time)
    : visible.map((x) => ({ x, label: model.formatX(x) }));
  return thinTicks(placed(frame, named));
}
