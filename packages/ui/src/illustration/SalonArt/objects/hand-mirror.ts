import { tenth } from '../../../svg/round';
import { combShapes } from '../../drawings';
import { handMirrorShapes } from '../../hand-mirror';
import type { Shape } from '../../shape';
import type { ObjectFrame } from './frame';

/** Where the street stands in the glass, and how high its tallest price may reach. */
const street = { x: 158, y: 318, width: 250, tallest: 214 } as const;
const pavement = { x: 96, y: street.y, width: 368, height: 120 } as const;

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

/** The street in a salon's hand mirror. */
export const handMirror = ({ values, id }: ObjectFrame): Shape[] =>
  handMirrorShapes({ id, glass: 'paper', light: 'jar' }, reflection(values));
