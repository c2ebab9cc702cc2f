/** SVG for picture files. A file cannot read design tokens, so its colors are those of the art palette. */
import tokens from '@tallycomb/ui/tokens.json' with { type: 'json' };

/** Name of a color that a picture may use. */
export type Paint = Exclude<keyof typeof tokens.art, `$${string}`> | 'amber' | 'none';

/** Attributes of an SVG element, named as in React; colors by their name in the palette. */
export interface ShapeAttributes {
  readonly fill?: Paint;
  readonly stroke?: Paint;
  readonly [name: string]: string | number;
}

/** An SVG element as text. */
export type Shape = string;

function colorOf(paint: Paint): string {
  if (paint === 'none') return paint;
  if (paint === 'amber') return '#E39F22';
  return tokens.art[paint].$extensions['com.tallycomb.css'].value;
}

const dashedName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isPaint = (name: string): boolean => name === 'fill' || name === 'stroke';

const written = (attributes: ShapeAttributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => {
      const text = isPaint(name) ? colorOf(value as Paint) : value; // as their types say
      return ` ${dashedName(name)}="${text}"`;
    })
    .join('');

export const rect = (attributes: ShapeAttributes): Shape => `<rect${written(attributes)}/>`;
export const circle = (attributes: ShapeAttributes): Shape => `<circle${written(attributes)}/>`;
export const path = (d: string, attributes: ShapeAttributes): Shape =>
  `<path${written({ d, ...attributes })}/>`;

export const group = (attributes: ShapeAttributes, shapes: readonly Shape[]): Shape =>
  `<g${written(attributes)}>${shapes.join('')}</g>`;

/** A `<clipPath>`, used by `clip-path="url(#id)"`; its id is unique in the document. */
export const clip = (id: string, shape: Shape): Shape => `<clipPath id="${id}">${shape}</clipPath>`;

/** A flat background that reaches beyond the picture, so that no crop shows its edge. */
export const backgroundShape = (fill: Paint): Shape =>
  rect({ x: -400, y: -400, width: 2400, height: 1400, fill });

/** The text of an SVG file as large as its `viewBox`, without style sheet, font or script. */
export function svgFile(viewBox: string, shapes: readonly Shape[]): string {
  const [, , width, height] = viewBox.split(' ');
  const size = `viewBox="${viewBox}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes.join('')}</svg>`;
}
