/** Shared parts of charts. Horizontal lengths are in per cent, so that text is not scaled. */
import { tenth } from '@tallycomb/ui/art';
import type { RichTextElement, RichTextNode, RichTextTag } from '../rich-text-node';
import type { TableChart } from './table-chart.server';

export function shape(
  tag: RichTextTag,
  attributes: Readonly<Record<string, string | number>>,
  ...children: readonly RichTextNode[]
): RichTextElement {
  const written = Object.entries(attributes).map(([name, value]) => [name, String(value)]);
  return { tag, attributes: Object.fromEntries(written), children };
}

/** A horizontal length in per cent, from a share of the drawing's width. */
export const across = (part: number): string => `${tenth(part * 100)}%`;

export interface Drawing {
  readonly height: number;
  readonly shapes: readonly RichTextElement[];
}

/** Height of the series' names, at the top. */
export const legendHeight = 34;

const swatch = (x: string, look: string) =>
  shape('line', {
    'data-look': look,
    x1: x,
    x2: x,
    y1: 16,
    y2: 8,
    strokeWidth: 10,
    transform: 'translate(5 0)',
  });

export const seriesLooks = ['first', 'second'] as const;

/** Names of the series; of several, each with a swatch of its color. */
export function legend({ series }: TableChart): RichTextElement[] {
  if (series.length === 1) return [shape('text', { 'data-look': 'name', y: 17 }, ...series)];
  return series.flatMap((name, at) => {
    const x = across(at / series.length);
    return [
      swatch(x, seriesLooks[at] ?? 'first'),
      shape('text', { 'data-look': 'name', x, dx: 18, y: 17 }, name),
    ];
  });
}
