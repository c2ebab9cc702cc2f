import { type CombShape, combGeometry } from '../svg/comb-geometry';
import { type StrandsShape, type StrandTone, strandPaths } from '../svg/strand-geometry';
import { figurePath, figureTransform } from './figures';
import { type MirrorShape, mirrorGeometry } from './mirror-geometry';
import type { Paint } from './paint';
import { group, path, type Shape } from './shape';
import { type SwingTagShape, swingTagGeometry } from './swing-tag-geometry';

/** Outlines of missing teeth: their strokes, as long as their gaps. */
const dashed = { fill: 'none', strokeWidth: 1.75, strokeDasharray: '4 5' } as const;

/** Colors of a comb’s parts. */
export interface CombColors {
  /** Teeth and spine. */
  readonly fill?: Paint;
  /** The tooth that is yours. */
  readonly youFill?: Paint;
  /** The outline of a missing tooth. */
  readonly missingStroke?: Paint;
}

/** A comb: its teeth, then the spine over their feet. */
export function combShapes(shape: CombShape, colors: CombColors = {}): Shape[] {
  const { fill = 'lacquer', youFill = 'ink', missingStroke = 'ink' } = colors;
  const { teeth, you, missing, spine } = combGeometry(shape);
  const line = { strokeWidth: shape.toothWidth, strokeLinecap: 'round' } as const;
  return [
    path(teeth, { stroke: fill, ...line }),
    ...(you === '' ? [] : [path(you, { stroke: youFill, ...line })]),
    ...missing.map(
      (box): Shape => ({
        element: 'rect',
        attributes: { ...box, ...dashed, stroke: missingStroke },
      }),
    ),
    { element: 'rect', attributes: { ...spine, fill } },
  ];
}

/** Which color each kind of strand has. */
export type StrandColors = Readonly<Record<StrandTone, Paint>>;

/** Hair on paper: the theme's own colors. */
export const themeHair: StrandColors = { dark: 'strand', red: 'strand3', brown: 'strand2' };

/** Hair in a picture, one path a color. */
export function strandShapes(
  shape: StrandsShape,
  colors: StrandColors = themeHair,
  width = 1.8,
): Shape[] {
  const paths = strandPaths(shape);
  const tones = ['dark', 'brown', 'red'] as const;
  return tones
    .filter((tone) => paths[tone] !== '')
    .map((tone) =>
      path(paths[tone], {
        fill: 'none',
        stroke: colors[tone],
        strokeWidth: tone === 'dark' ? width : Math.round(width * 12) / 10,
        strokeLinecap: 'round',
      }),
    );
}

/** A price in a picture. */
export function figureShape(
  text: string,
  at: Parameters<typeof figureTransform>[1] & { readonly fill: Paint },
): Shape {
  const figure = figurePath(text);
  return path(figure.d, { transform: figureTransform(figure, at), fill: at.fill });
}

/** A swing tag’s place, price and colors. */
export interface SwingTagLook extends SwingTagShape {
  /** From the left, in units of the drawing. */
  readonly x: number;
  /** From the top, in units of the drawing. */
  readonly y: number;
  /** In degrees, about the middle of the upper edge. */
  readonly rotation?: number;
  /** As it is written. */
  readonly price?: string;
  /** Size of the price, in user units. */
  readonly size?: number;
  /** Whether a line strikes the price out. */
  readonly isStruck?: boolean;
  /** Color of the paper. */
  readonly fill?: Paint;
  /** What shows through the hole. */
  readonly background: Paint;
  /** Color of the price. */
  readonly ink?: Paint;
}

/** Height of a figure over its baseline, as a share of its size; half of it centers a price. */
const capHeight = 0.72;

/** A swing tag with a punched hole and, on request, a price that may be struck out. */
export function swingTagShapes(look: SwingTagLook): Shape[] {
  const { x, y, rotation = 0, price = '', size = 0, fill = 'paper', ink = 'ink' } = look;
  const { outline, hole, label } = swingTagGeometry(look);
  const baseline = label.y + (size * capHeight) / 2;
  const strike = `M${-Math.round(look.width * 0.34)} ${Math.round(look.height * 0.74)}L${Math.round(look.width * 0.36)} ${Math.round(look.height * 0.42)}`;
  const lacquerLine = { stroke: 'lacquer', strokeWidth: 5, strokeLinecap: 'round' } as const;
  return [
    group({ transform: `translate(${x} ${y}) rotate(${rotation})` }, [
      path(outline, { fill }),
      {
        element: 'circle',
        attributes: { cx: hole.x, cy: hole.y, r: hole.radius, fill: look.background },
      },
      ...(price === ''
        ? []
        : [figureShape(price, { x: label.x, y: baseline, size, from: 'middle', fill: ink })]),
      ...(look.isStruck === true ? [path(strike, lacquerLine)] : []),
    ]),
  ];
}

/** A mirror’s place and colors. */
export interface MirrorLook extends MirrorShape {
  /** Unique in the document: names the round window that the glass is. */
  readonly id: string;
  /** Color of the glass. */
  readonly glass?: Paint;
}

/** A mirror, and what is seen in its glass. */
export function mirrorShapes(look: MirrorLook, reflection: readonly Shape[]): Shape[] {
  const { x, y, radius, id, glass = 'jar' } = look;
  const geometry = mirrorGeometry(look);
  const at = { cx: x, cy: y };
  const light = { stroke: 'paper', strokeWidth: geometry.lightWidth } as const;
  return [
    {
      element: 'clipPath',
      attributes: { id },
      children: [{ element: 'circle', attributes: { ...at, r: geometry.glass } }],
    },
    { element: 'circle', attributes: { ...at, r: radius, fill: 'ink' } },
    { element: 'circle', attributes: { ...at, r: geometry.glass, fill: glass } },
    group({ clipPath: `url(#${id})` }, reflection),
    path(geometry.light, { ...light, strokeLinecap: 'round' }),
  ];
}
