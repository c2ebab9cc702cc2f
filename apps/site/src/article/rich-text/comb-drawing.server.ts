/** Draws a chart as a comb: teeth on a spine, negative values hanging from it. */
import { placeTeeth, tenth, toothEnds } from '@tallycomb/ui/art';
import type { RichTextElement } from '../rich-text-node';
import { across, type Drawing, legend, legendHeight, seriesLooks, shape } from './drawing.server';
import type { ChartFigure, ChartTooth, TableChart } from './table-chart.server';

const tallest = 220;
const spineHeight = 14;
/** Space for a value beyond its tooth's end, and the gap between them. */
const valueRoom = 24;
const valueGap = 9;
const textHeight = 14;
const lineHeight = 22;
/** Narrowest width of a chart, in CSS pixels, at which its teeth must not touch. */
const narrowest = 272;
const widestTooth = 34;
/** Shares of the available width taken by a tooth, and by a group of teeth. */
const toothShare = 0.56;
const groupShare = 0.62;

interface Scale {
  readonly top: number;
  readonly bottom: number;
  readonly perUnit: number;
  readonly toothWidth: number;
}

const valuesOf = ({ teeth }: TableChart) =>
  teeth.flatMap(({ figures }) => figures.map(({ value }) => value));

function scaleOf(chart: TableChart): Scale {
  const values = valuesOf(chart);
  const [highest, lowest] = [Math.max(0, ...values), Math.min(0, ...values)];
  const perUnit = tallest / (highest - lowest);
  const top = tenth(legendHeight + valueRoom + highest * perUnit);
  const toothWidth = Math.round((narrowest / values.length) * toothShare);
  return {
    top,
    bottom: top + spineHeight,
    perUnit,
    toothWidth: Math.min(widestTooth, toothWidth),
  };
}

function tooth({ value }: ChartFigure, x: string, look: string, scale: Scale): RichTextElement {
  const { top, bottom, perUnit, toothWidth: width } = scale;
  // Keeps the round foot within the spine.
  const depth = spineHeight - width / 2;
  const y = value < 0 ? bottom : top;
  const { foot, tip } = toothEnds({ y, length: value * perUnit, width, depth });
  return shape('line', {
    'data-look': value < 0 ? 'below' : look,
    x1: x,
    x2: x,
    y1: tenth(foot),
    y2: tenth(tip),
    strokeWidth: width,
  });
}

/** Draws a tooth's value at its tip: centered, but in a pair the first one's ends at its outer edge. */
function valueText(figure: ChartFigure, x: string, isOuter: boolean, scale: Scale) {
  const { top, bottom, perUnit, toothWidth } = scale;
  const { text, value } = figure;
  const below = bottom - value * perUnit + textHeight + valueGap / 2;
  const y = value < 0 ? below : top - value * perUnit - valueGap;
  const place = isOuter ? { textAnchor: 'end', dx: toothWidth / 2 } : { textAnchor: 'middle' };
  return shape('text', { 'data-look': 'value', x, y: tenth(y), ...place }, text);
}

/** Teeth of one group, centered on `middle`. */
function group(one: ChartTooth, middle: number, pitch: number, scale: Scale): RichTextElement[] {
  const width = groupShare * pitch;
  return placeTeeth(one.figures, width, middle - width / 2).flatMap(({ value, index, x: part }) => {
    const x = across(part);
    const look = one.mark ?? seriesLooks[index] ?? 'first';
    const isOuter = one.figures.length > 1 && index === 0;
    return [tooth(value, x, look, scale), valueText(value, x, isOuter, scale)];
  });
}

const depthBelowZero = (chart: TableChart, { perUnit }: Scale) => {
  const lowest = Math.min(0, ...valuesOf(chart));
  return lowest < 0 ? valueRoom - lowest * perUnit : 0;
};

export function drawComb(chart: TableChart): Drawing {
  const scale = scaleOf(chart);
  const names = tenth(scale.bottom + depthBelowZero(chart, scale) + lineHeight);
  const axis = chart.axis === undefined ? [] : [chart.axis];
  const teeth = placeTeeth(chart.teeth, 1);
  const center = { textAnchor: 'middle' };
  return {
    height: Math.ceil(names + axis.length * lineHeight + valueGap),
    shapes: [
      ...legend(chart),
      ...teeth.flatMap(({ value, x }) => group(value, x, 1 / teeth.length, scale)),
      shape('rect', { y: scale.top, width: '100%', height: spineHeight, rx: 4 }),
      ...teeth.map(({ value: { label }, x }) =>
        shape('text', { x: across(x), y: names, ...center }, label),
      ),
      ...axis.map((name) =>
        shape('text', { 'data-look': 'axis', x: '50%', y: names + lineHeight, ...center }, name),
      ),
    ],
  };
}
