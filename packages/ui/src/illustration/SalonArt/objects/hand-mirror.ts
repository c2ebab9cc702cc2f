import { tenth } from '../../../svg/round';
import { combShapes } from '../../drawings';
import { group, path, type Shape } from '../../shape';
import type { ObjectFrame } from './frame';

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
/** Where the street stands in the glass, and how high its tallest price may reach. */
const street = { x: 158, y: 318, width: 250, tallest: 214 } as const;
const pavement = { x: frame.x, y: street.y, width: frame.width, height: 120 } as const;
const light = 'M160 184L232 112M170 226L276 120';

/** What everyone charges, in the order given; one tooth is yours. */
function reflection(values: readonly number[]): Shape[] {
  const tallest = Math.max(...values);
  const lengths = values.map((value) => tenth((value / tallest) * street.tallest));
  const { x, y, width } = street;
  return [
    ...combShapes({ x, y, width, lengths, toothWidth: 14, spine: 90, you: 3 }),
    { element: 'rect', attributes: { ...pavement, fill: 'lacquer' } },
  ];
}

/** A salon's hand mirror with a wide frame and a slab of a handle: the street in its glass. */
export function handMirror({ values, id }: ObjectFrame): Shape[] {
  return [
    group({ transform: 'rotate(9 280 300)' }, [
      {
        element: 'clipPath',
        attributes: { id },
        children: [{ element: 'rect', attributes: glass }],
      },
      path(handle, { fill: 'ink' }),
      { element: 'rect', attributes: { ...frame, fill: 'ink' } },
      { element: 'rect', attributes: { ...glass, fill: 'paper' } },
      group({ clipPath: `url(#${id})` }, reflection(values)),
      path(light, { stroke: 'jar', strokeWidth: 9, strokeLinecap: 'round' }),
      { element: 'rect', attributes: { ...collar, fill: 'honey' } },
    ]),
  ];
}
