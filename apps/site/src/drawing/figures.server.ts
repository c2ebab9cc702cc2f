import { tenth } from '@tallycomb/ui/art';
import { em, glyphs } from './glyphs.server.ts';
import { type Paint, path, type Shape } from './shape.server.ts';

interface FigurePlace {
  /** Middle or start of the text, by `from`. */
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  readonly from: 'middle' | 'start';
  readonly fill: Paint;
}

/**
 * A price as outlines of Imbue 600, since an SVG file has no web font. Draws digits, `$` and `?`;
 * skips other characters.
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
