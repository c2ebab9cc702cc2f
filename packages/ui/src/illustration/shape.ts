import { filePaint, type Paint } from './paint';

/** Attributes of an SVG element as React names them; colors by their name in the palette. */
export interface ShapeAttributes {
  /** Color inside. */
  readonly fill?: Paint;
  /** Color of the outline. */
  readonly stroke?: Paint;
  // With `undefined`, or the optional colors break an app that type-checks our declarations.
  /** Any other SVG attribute, by name. */
  readonly [name: string]: string | number | undefined;
}

/** One element of a drawing, to be rendered by React or written to a file. */
export interface Shape {
  /** Name of the SVG element. */
  readonly element: 'g' | 'path' | 'rect' | 'circle' | 'clipPath';
  /** Its SVG attributes. */
  readonly attributes: ShapeAttributes;
  /** Content of the shape. */
  readonly children?: readonly Shape[];
}

const leaf =
  (element: 'rect' | 'circle') =>
  (attributes: ShapeAttributes): Shape => ({ element, attributes });

export const rect = leaf('rect');
export const circle = leaf('circle');

export const path = (d: string, attributes: ShapeAttributes): Shape => ({
  element: 'path',
  attributes: { d, ...attributes },
});

export const group = (attributes: ShapeAttributes, children: readonly Shape[]): Shape => ({
  element: 'g',
  attributes,
  children,
});

/** Clip path for a drawing clipped to `url(#id)`; its id is unique in the document. */
export const clip = (id: string, shape: Shape): Shape => ({
  element: 'clipPath',
  attributes: { id },
  children: [shape],
});

/** A flat background that reaches beyond the picture, so that no crop shows its edge. */
export const backgroundShape = (fill: Paint): Shape =>
  rect({ x: -400, y: -400, width: 2400, height: 1400, fill });

/** SVG names that are written as React writes them. */
const sameInBoth = ['viewBox', 'preserveAspectRatio'];
const dashedName = (name: string): string =>
  sameInBoth.includes(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isPaint = (name: string): boolean => name === 'fill' || name === 'stroke';

const attributesOf = (attributes: ShapeAttributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const written = isPaint(name) ? filePaint[value as Paint] : value;
      return ` ${dashedName(name)}="${written}"`;
    })
    .join('');

/**
 * Writes shapes as SVG, with colors that need no style sheet.
 *
 * @example
 * shapesToSvg([path('M0 0V9', { stroke: 'ink', strokeWidth: 2 })]) // => '<path d="M0 0V9" stroke="#34100F" stroke-width="2"/>'
 */
export function shapesToSvg(shapes: readonly Shape[]): string {
  return shapes
    .map(({ element, attributes, children }) => {
      const start = `<${element}${attributesOf(attributes)}`;
      return children === undefined
        ? `${start}/>`
        : `${start}>${shapesToSvg(children)}</${element}>`;
    })
    .join('');
}

/** A drawing of a size in user units as the text of an SVG file: no style sheet, no font, no script. */
export function svgFile(viewBox: string, shapes: readonly Shape[]): string {
  const [, , width, height] = viewBox.split(' ');
  const size = `viewBox="${viewBox}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapesToSvg(shapes)}</svg>`;
}
