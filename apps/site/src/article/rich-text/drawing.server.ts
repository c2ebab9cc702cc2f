/** What the drawings of tables have in common. Lengths across are shares, so no text is scaled. */
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

/** A part of the drawing's width. */
export const across = (part: number): string => `${tenth(part * 100)}%`;

export interface Drawing {
  readonly height: number;
  readonly shapes: readonly RichTextElement[];
}

/** Room for the names of the series, above all else. */
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

/** Names the series; where there are two, each beside a tooth of its color. */
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
