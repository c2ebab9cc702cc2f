/** A chart as a comb: teeth stand on its spine, and what is below zero hangs from it. */
import type { RichTextElement } from '../../src/article/rich-text-node';
import { across, type Drawing, legend, legendHeight, seriesLooks, shape, tenth } from './drawing';
import type { ChartFigure, ChartTooth, TableChart } from './table-chart';

const tallest = 220;
const spineHeight = 14;
/** Room for a value beyond the end of its tooth, and its distance from it. */
const valueRoom = 24;
const valueGap = 9;
const textHeight = 14;
const lineHeight = 22;
/** The narrowest that a chart gets, in CSS pixels; its teeth must stand apart there. */
const narrowest = 272;
const widestTooth = 34;
/** How much of its place a tooth takes, and of theirs a group of teeth. */
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

/** From within the spine, which covers its foot, to the end of the tooth; both are round. */
function ends(value: number, { top, bottom, perUnit, toothWidth }: Scale): [number, number] {
  const cap = toothWidth / 2;
  if (value < 0) return [top + cap, Math.max(bottom, bottom - value * perUnit - cap)];
  return [bottom - cap, Math.min(top, top - value * perUnit + cap)];
}

function tooth({ value }: ChartFigure, x: string, look: string, scale: Scale): RichTextElement {
  const [foot, tip] = ends(value, scale);
  return shape('line', {
    'data-look': value < 0 ? 'below' : look,
    x1: x,
    x2: x,
    y1: tenth(foot),
    y2: tenth(tip),
    strokeWidth: scale.toothWidth,
  });
}

/** Of two teeth side by side, the first has its value flush with its outer edge. */
function valueText(figure: ChartFigure, x: string, isOuter: boolean, scale: Scale) {
  const { top, bottom, perUnit, toothWidth } = scale;
  const { text, value } = figure;
  const below = bottom - value * perUnit + textHeight + valueGap / 2;
  const y = value < 0 ? below : top - value * perUnit - valueGap;
  const place = isOuter ? { textAnchor: 'end', dx: toothWidth / 2 } : { textAnchor: 'middle' };
  return shape('text', { 'data-look': 'value', x, y: tenth(y), ...place }, text);
}

function group(at: number, one: ChartTooth, chart: TableChart, scale: Scale): RichTextElement[] {
  const pitch = 1 / chart.teeth.length;
  const count = one.figures.length;
  return one.figures.flatMap((figure, series) => {
    const aside = ((series + 0.5) / count - 0.5) * groupShare;
    const x = across(pitch * (at + 0.5 + aside));
    const look = one.mark ?? seriesLooks[series] ?? 'first';
    const isOuter = count > 1 && series === 0;
    return [tooth(figure, x, look, scale), valueText(figure, x, isOuter, scale)];
  });
}

const deepest = (chart: TableChart, { perUnit }: Scale) => {
  const lowest = Math.min(0, ...valuesOf(chart));
  return lowest < 0 ? valueRoom - lowest * perUnit : 0;
};

export function drawComb(chart: TableChart): Drawing {
  const scale = scaleOf(chart);
  const names = tenth(scale.bottom + deepest(chart, scale) + lineHeight);
  const axis = chart.axis === undefined ? [] : [chart.axis];
  const middle = (at: number) => across((at + 0.5) / chart.teeth.length);
  const center = { textAnchor: 'middle' };
  return {
    height: Math.ceil(names + axis.length * lineHeight + valueGap),
    shapes: [
      ...legend(chart),
      ...chart.teeth.flatMap((one, at) => group(at, one, chart, scale)),
      shape('rect', { y: scale.top, width: '100%', height: spineHeight, rx: 4 }),
      ...chart.teeth.map(({ label }, at) =>
        shape('text', { x: middle(at), y: names, ...center }, label),
      ),
      ...axis.map((name) =>
        shape('text', { 'data-look': 'axis', x: '50%', y: names + lineHeight, ...center }, name),
      ),
    ],
  };
}
