/** Draws a result as a picture on a canvas; nothing leaves the device. */
import { siteName } from '@tallycomb/content/site';
import { lengthsFromZero, placeTeeth, toothPath } from '@tallycomb/ui/art';
import { palette } from '../../../../brand/logo';
import type { PriceRise } from '../price-rise';
import { type Layout, layouts } from './layouts';
import { type Color, drawLogo, faces, fittedSize, fontOf, type Pen, write } from './pen';
import type { PictureSubject, PictureText } from './picture-text';

/** Height of Imbue's digits in ems, by which a smaller figure is centered. */
const digitHeight = 0.72;

function drawWords(pen: Pen, text: PictureText, layout: Layout) {
  const display = { face: faces.display, color: 'ink' } as const;
  const { figure } = layout;
  const lostSize = figure.size - fittedSize(pen, text.figure, figure, faces.display);
  write(pen, text.opening, layout.opening, display);
  write(
    pen,
    text.figure,
    { ...figure, baseline: figure.baseline - (lostSize * digitHeight) / 2 },
    display,
  );
  write(pen, text.end, layout.end, display);
}

/** A tooth's share of the distance between two. */
const toothShare = 0.6;

/** One published level per tooth, evenly spread, without interpolation. */
const sampled = (levels: PriceRise['levels'], teeth: number): readonly number[] =>
  Array.from({ length: teeth }, (_, tooth) => {
    const month = Math.round((tooth / (teeth - 1)) * (levels.length - 1));
    return levels[month] ?? levels[0];
  });

/**
 * Draws the price of the last increase in ink in every tooth, and the rise above it in lacquer.
 * Returns the height at which the colors meet.
 */
function drawComb(pen: Pen, levels: PriceRise['levels'], layout: Layout, top: number): number {
  const { comb, spine } = layout;
  const teeth = sampled(levels, comb.teeth);
  const lengthOf = lengthsFromZero(teeth, spine.top - top);
  const priceTop = spine.top - lengthOf(1);
  const pitch = (comb.right - comb.left) / (comb.teeth - 1 + toothShare);
  const width = pitch * toothShare;
  const on = { y: spine.top, width, depth: width / 2 };
  const places = placeTeeth(teeth, pitch * comb.teeth, comb.left - (pitch - width) / 2);
  const path = new Path2D(
    places.map(({ value, x }) => toothPath({ ...on, x, length: lengthOf(value) })).join(''),
  );
  const paint = (color: Color, from: number, to: number) => {
    pen.save();
    pen.beginPath();
    pen.rect(0, from, layout.width, to - from);
    pen.clip();
    pen.lineWidth = width;
    pen.lineCap = 'round';
    pen.strokeStyle = palette[color];
    pen.stroke(path);
    pen.restore();
  };
  paint('lacquer', 0, priceTop);
  paint('ink', priceTop, spine.top);
  pen.fillStyle = palette.ink;
  pen.fillRect(0, spine.top, layout.width, layout.height - spine.top);
  return priceTop;
}

/** Writes the first and last month, the source and our address on the spine. */
function drawSmallPrint(pen: Pen, text: PictureText, layout: Layout) {
  const { comb, spine, source, address } = layout;
  const onSpine = { face: faces.bold, color: 'honey' } as const;
  write(pen, text.from, { ...spine.months, x: layout.mine.x }, onSpine);
  write(pen, text.to, { ...spine.months, x: comb.right }, { ...onSpine, align: 'right' });
  write(pen, text.source, source, { face: faces.text, color: 'powder' });
  write(pen, text.address, address, { face: faces.bold, color: 'paper' });
}

const tilt = (3 * Math.PI) / 180;

/** The gap on a swing tag that hangs a little askew. */
function drawTag(
  pen: Pen,
  { label, amount, aYear }: NonNullable<PictureText['gap']>,
  { tag }: Layout,
) {
  const { x, top, width, height } = tag;
  const [half, chamfer] = [width / 2, height / 5];
  pen.save();
  pen.translate(x, 0);
  pen.rotate(tilt);
  const outline = new Path2D(
    `M${chamfer - half} ${top}H${half - chamfer}L${half} ${top + chamfer}V${top + height}H${-half}V${top + chamfer}Z`,
  );
  pen.fillStyle = palette.paper;
  pen.fill(outline);
  pen.strokeStyle = palette.ink;
  pen.lineWidth = 3;
  pen.stroke(new Path2D(`M0 -60V${top + 30}`));
  pen.fillStyle = palette.ink;
  pen.beginPath();
  pen.arc(0, top + 30, 10, 0, 2 * Math.PI);
  pen.fill();
  const line = (share: number, size: number) => ({
    x: 0,
    baseline: top + height * share,
    size: height * size,
    width: width - 44,
  });
  const small = { face: faces.bold, color: 'ink', align: 'center' } as const;
  write(pen, label, line(0.37, 0.11), small);
  write(pen, amount, line(0.7, 0.34), { ...small, face: faces.display });
  write(pen, aYear, line(0.88, 0.11), small);
  pen.restore();
}

function draw(pen: Pen, { text, levels }: PictureSubject, layout: Layout) {
  pen.fillStyle = palette.honey;
  pen.fillRect(0, 0, layout.width, layout.height);
  drawLogo(pen, siteName, layout.logo);
  drawWords(pen, text, layout);
  const top = text.gap ? layout.comb.topBelowTag : layout.comb.top;
  const priceTop = drawComb(pen, levels, layout, top);
  const { mine, spine } = layout;
  const baseline = Math.min(priceTop + mine.size * 0.75, spine.top - 12);
  write(pen, text.mine, { ...mine, baseline }, { face: faces.bold, color: 'ink' });
  drawSmallPrint(pen, text, layout);
  if (text.gap) drawTag(pen, text.gap, layout);
}

/** Draws a PNG. @throws Error if the browser offers no canvas. */
export async function drawPicture(options: PictureSubject): Promise<Blob> {
  const layout = layouts[options.shape];
  await Promise.all(Object.values(faces).map((face) => document.fonts.load(fontOf(face, 100))));
  const canvas = document.createElement('canvas');
  canvas.width = layout.width;
  canvas.height = layout.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is no canvas to draw on.');
  draw(pen, options, layout);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No PNG was made.'))));
  });
}
