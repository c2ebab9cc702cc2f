import { type ComponentPropsWithRef, createElement, type ReactNode, useId } from 'react';
import { classNames } from '../styles/class-names';
import * as styles from './Picture.css';
import { type Paint, themedPaint } from './paint';
import type { Shape, ShapeAttributes } from './shape';

type Painted = Readonly<Record<string, string | number | undefined>>;

function painted({ fill, stroke, ...rest }: ShapeAttributes): Painted {
  const paint = (name: string, color: Paint | undefined) =>
    color === undefined ? {} : { [name]: themedPaint[color] };
  return { ...rest, ...paint('fill', fill), ...paint('stroke', stroke) };
}

const rendered = (shapes: readonly Shape[]): ReactNode =>
  shapes.map(({ element, attributes, children }, index) =>
    createElement(
      element,
      { key: index, ...painted(attributes) },
      children === undefined ? undefined : rendered(children),
    ),
  );

/** The SVG elements of a drawing, in the colors of the page's tokens. */
export function Shapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  return rendered(shapes);
}

export interface PictureProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Draws it; the id names its windows and is unique in the document. */
  readonly draw: (id: string) => readonly Shape[];
  readonly viewBox: string;
}

/** An `<svg>` that fills its box, cropped; decoration, hidden from assistive technology. */
export function Picture({ draw, className, ...rest }: PictureProps) {
  const id = useId();
  return (
    <svg
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      {...rest}
      className={classNames(styles.picture, className)}
    >
      <Shapes shapes={draw(id)} />
    </svg>
  );
}
