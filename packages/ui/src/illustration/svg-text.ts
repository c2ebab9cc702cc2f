import { filePaint, type Paint } from './paint';
import type { Shape, ShapeAttributes } from './shape';

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
