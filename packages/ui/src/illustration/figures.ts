import { tenth } from '../svg/round';
import { em, glyphs } from './glyphs';

export interface FigurePath {
  /** To be drawn at `scale` and moved to its place; the baseline is y = 0. */
  readonly d: string;
  readonly width: number;
}

/**
 * A price in outlines of Imbue 600, in 200ths of an em: a picture in a file has no web font. Knows
 * figures, `$` and `?`; other characters leave no mark.
 *
 * @example
 * figurePath('').d // => ''
 * figurePath('$40').width > figurePath('$4').width // => true
 */
export function figurePath(text: string): FigurePath {
  let width = 0;
  let d = '';
  for (const character of text) {
    const glyph = glyphs[character];
    if (glyph === undefined) continue;
    d += `M${width} 0${glyph.d}`;
    width += glyph.advance;
  }
  return { d, width };
}

/**
 * Where to set a figure of a size in user units, so that x is its middle or its start.
 *
 * @example
 * figureTransform(figurePath(''), { x: 10, y: 20, size: 50, from: 'middle' }) // => 'translate(10 20) scale(0.25)'
 */
export function figureTransform(
  figure: FigurePath,
  at: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly from: 'middle' | 'start';
  },
): string {
  const scale = Math.round((at.size / em) * 1000) / 1000;
  const x = at.from === 'middle' ? at.x - (figure.width * scale) / 2 : at.x;
  return `translate(${tenth(x)} ${tenth(at.y)}) scale(${scale})`;
}
