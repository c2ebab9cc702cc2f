import type { Paint } from './paint';
import { group, path, type Shape } from './shape';

const frame = { x: 96, y: 26, width: 368, height: 384, rx: 148 } as const;
const rim = 30;
const glass = {
  x: frame.x + rim,
  y: frame.y + rim,
  width: frame.width - 2 * rim,
  height: frame.height - 2 * rim,
  rx: frame.rx - rim,
} as const;
const handle = 'M248 396H312L330 720H230Z';
const collar = { x: 226, y: 400, width: 108, height: 30, rx: 15 } as const;
const light = 'M160 184L232 112M170 226L276 120';

interface HandMirrorLook {
  /** Unique in the document: names the window that the glass is. */
  readonly id: string;
  readonly glass: Paint;
  readonly light: Paint;
}

/**
 * A salon's hand mirror with a wide frame and a slab of a handle, 560 units wide, and what is seen
 * in its glass.
 */
export function handMirrorShapes(look: HandMirrorLook, reflection: readonly Shape[]): Shape[] {
  return [
    group({ transform: 'rotate(9 280 300)' }, [
      {
        element: 'clipPath',
        attributes: { id: look.id },
        children: [{ element: 'rect', attributes: glass }],
      },
      path(handle, { fill: 'ink' }),
      { element: 'rect', attributes: { ...frame, fill: 'ink' } },
      { element: 'rect', attributes: { ...glass, fill: look.glass } },
      group({ clipPath: `url(#${look.id})` }, reflection),
      path(light, { stroke: look.light, strokeWidth: 9, strokeLinecap: 'round' }),
      { element: 'rect', attributes: { ...collar, fill: 'honey' } },
    ]),
  ];
}
