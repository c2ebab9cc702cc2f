/** Text and logo on the canvas of a result's picture. */
import { mark, palette } from '../../../../brand/logo';
import type { Line } from './layouts';

export type Pen = CanvasRenderingContext2D;
export type Color = keyof typeof palette;

/** The page's fonts with their fallbacks. */
export const faces = {
  display: { weight: 500, family: "Imbue, 'Imbue Fallback', serif" },
  text: { weight: 500, family: "'Instrument Sans', 'Instrument Fallback', sans-serif" },
  bold: { weight: 600, family: "'Instrument Sans', 'Instrument Fallback', sans-serif" },
} as const;

type Face = (typeof faces)[keyof typeof faces];

export const fontOf = ({ weight, family }: Face, size: number) => `${weight} ${size}px ${family}`;

interface TextStyle {
  readonly face: Face;
  readonly color: Color;
  readonly align?: CanvasTextAlign;
}

/** The largest size, up to the line's own, at which a text fits its width. */
export function fittedSize(pen: Pen, text: string, { size, width }: Line, face: Face): number {
  pen.font = fontOf(face, size);
  return size * Math.min(1, width / pen.measureText(text).width);
}

export function write(pen: Pen, text: string, line: Line, style: TextStyle) {
  const { face, color, align = 'left' } = style;
  pen.font = fontOf(face, fittedSize(pen, text, line, face));
  pen.fillStyle = palette[color];
  pen.textAlign = align;
  pen.fillText(text, line.x, line.baseline);
}

/** The mark with the name beside it, as tall as `size`. */
export function drawLogo(
  pen: Pen,
  name: string,
  { x, y, size }: { x: number; y: number; size: number },
) {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / mark.grid, size / mark.grid);
  pen.lineCap = 'round';
  pen.lineWidth = mark.line;
  pen.fillStyle = palette.ink;
  pen.strokeStyle = palette.ink;
  pen.stroke(new Path2D(mark.teeth));
  const { spine } = mark;
  pen.beginPath();
  pen.roundRect(spine.x, spine.y, spine.width, spine.height, spine.radius);
  pen.fill();
  const strike = new Path2D(mark.strike);
  // A gap in the background's color on either side of the strike.
  pen.lineCap = 'butt';
  pen.lineWidth = mark.gap;
  pen.strokeStyle = palette.honey;
  pen.stroke(strike);
  pen.lineCap = 'round';
  pen.lineWidth = mark.line;
  pen.strokeStyle = palette.lacquer;
  pen.stroke(strike);
  pen.restore();
  const nameLine = { x: x + size * 1.2, baseline: y + size * 0.78, size: size * 0.94, width: 500 };
  write(pen, name, nameLine, { face: faces.display, color: 'ink' });
}
