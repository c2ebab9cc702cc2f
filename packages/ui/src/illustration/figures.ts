import { tenth } from '../comb/teeth';
import { em, glyphs } from './glyphs';
import type { Paint } from './paint';
import { path, type Shape } from './shape';

interface FigurePlace {
  /** The figure's middle or its start. */
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  readonly from: 'middle' | 'start';
  readonly fill: Paint;
}

/**
 * A price in outlines of Imbue 600: a picture in a file has no web font. Knows figures, `$` and
 * `?`; other characters leave no mark.
 *
 * @example
 * const at = { x: 50, y: 10, size: 100, from: 'start', fill: 'ink' };
 * figureShape('$40', at).attributes.d.match(/M/g).length // => 3
 * figureShape('a', at).attributes.d // => ''
 * figureShape('4', at).attributes.transform // => 'translate(50 10) scale(0.5)'
 * figureShape('4', { ...at, from: 'middle' }).attributes.transform // => 'translate(32.8 10) scale(0.5)'
 */
export function figureShape(text: string, { x, y, size, from, fill }: FigurePlace): Shape {
  let width = 0;
  const pieces = [...text].map((character) => {
    const { advance, d } = glyphs[character] ?? { advance: 0, d: '' };
    width += advance;
    return d && `M${width - advance} 0${d}`;
  });
  const scale = Math.round((size / em) * 1000) / 1000;
  const start = from === 'middle' ? x - (width * scale) / 2 : x;
  const transform = `translate(${tenth(start)} ${tenth(y)}) scale(${scale})`;
  return path(pieces.join(''), { transform, fill });
}
