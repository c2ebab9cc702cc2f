import type { Paint } from './paint';

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
  /** What stands inside it. */
  readonly children?: readonly Shape[];
}

export const path = (d: string, attributes: ShapeAttributes): Shape => ({
  element: 'path',
  attributes: { d, ...attributes },
});

export const group = (attributes: ShapeAttributes, children: readonly Shape[]): Shape => ({
  element: 'g',
  attributes,
  children,
});

/** A flat background that reaches beyond the picture, so that no crop shows its edge. */
export const backgroundShape = (fill: Paint): Shape => ({
  element: 'rect',
  attributes: { x: -400, y: -400, width: 2400, height: 1400, fill },
});
