/** Draws a chart with horizontal bars: a comb turned so that its spine is at the left. */
import { lengthsFromZero, tenth } from '@tallycomb/ui/art';
import type { RichTextElement } from '../rich-text-node';
import { across, type Drawing, legend, legendHeight, seriesLooks, shape } from './drawing.server';
import type { ChartTooth, TableChart } from './table-chart.server';

/** Wider than the round ends of the teeth. */
const spineWidth = 14;
/** Single teeth are thicker than grouped ones. */
const single = { thickness: 25, pitch: 38 } as const;
const grouped = { thickness: 18, pitch: 26 } as const;
/** Space above a group for its name, and below it. */
const nameHeight = 22;
const groupGap = 12;
const textRise = 5;
const gap = 8;
/** Length of the longest tooth as a share of the width; the rest is for its value. */
const longest = 0.7;

/** The name of a marked tooth, which follows its value. */
const markedName = ({ label, mark }: ChartTooth) =>
  mark === undefined ? [] : [shape('tspan', { dx: gap }, label)];

interface Place {
  readonly series: number;
  readonly y: number;
  readonly thickness: number;
  /** Length of a value's tooth, as a share of the drawing's width. */
  readonly lengthOf: (value: number) => number;
}

function tooth(one: ChartTooth, { series, y, thickness, lengthOf }: Place): RichTextElement[] {
  const figure = one.figures[series];
  if (!figure) return [];
  const end = across(lengthOf(figure.value));
  const middle = tenth(y + thickness / 2);
  const cap = thickness / 2;
  return [
    // Moved left by one cap, as round caps add to both ends of a line.
    shape('line', {
      'data-look': one.mark ?? seriesLooks[series] ?? 'first',
      x1: cap,
      x2: end,
      y1: middle,
      y2: middle,
      strokeWidth: thickness,
      transform: `translate(${spineWidth - cap} 0)`,
    }),
    shape(
      'text',
      { 'data-look': 'value', x: end, dx: spineWidth + gap, y: tenth(middle + textRise) },
      figure.text,
      ...(one.figures.length === 1 ? markedName(one) : []),
    ),
  ];
}

export function drawLadder(chart: TableChart): Drawing {
  const values = chart.teeth.flatMap(({ figures }) => figures.map(({ value }) => value));
  const lengthOf = lengthsFromZero(values, longest);
  const isGrouped = chart.series.length > 1;
  const name = isGrouped ? nameHeight : 0;
  const { thickness, pitch } = isGrouped ? grouped : single;
  const groupHeight = name + chart.series.length * pitch + (isGrouped ? groupGap : 0);
  const topOf = (at: number) => legendHeight + gap + at * groupHeight;
  const height = topOf(chart.teeth.length);
  const names = isGrouped ? chart.teeth : [];
  return {
    height,
    shapes: [
      ...legend(chart),
      ...chart.teeth.flatMap((one, at) =>
        chart.series.flatMap((_, series) =>
          tooth(one, { series, y: topOf(at) + name + series * pitch, thickness, lengthOf }),
        ),
      ),
      ...names.map(({ label }, at) =>
        shape('text', { x: spineWidth + gap, y: topOf(at) + nameHeight - gap }, label),
      ),
      shape('rect', { y: legendHeight, width: spineWidth, height: height - legendHeight, rx: 4 }),
    ],
  };
}
