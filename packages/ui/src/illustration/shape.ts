import type { Paint } from './paint';

/** Attributes of an SVG element as React names them; colors by their name in the palette. */
export interface ShapeAttributes {
  readonly fill?: Paint;
  readonly stroke?: Paint;
  // With `undefined`, or the optional colors break an app that type-checks our declarations.
  readonly [name: string]: string | number | undefined;
}

/** One element of a drawing, to be rendered by React or written to a file. */
export interface Shape {
  readonly element: 'g' | 'path' | 'rect' | 'circle' | 'clipPath';
  readonly attributes: ShapeAttributes;
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
