import { combShapes, swingTagShapes } from '../../drawings';
import { path, type Shape } from '../../shape';
import { type ObjectFrame, side } from './frame';

const metal = { fill: 'none', stroke: 'ink', strokeLinecap: 'round' } as const;

const base = `M112 ${side}Q124 522 204 514H356Q436 522 448 ${side}Z`;
const footrest = 'M200 396V470H360V396';
const arms = 'M104 264V344Q104 384 144 384H416Q456 384 456 344V264';
const pads = 'M70 262H138M422 262H490';
const string = 'M456 276L470 312';

/** A chair with a comb for its back and its spine for a seat: a tooth for each day of a full week. */
function seat(): Shape[] {
  return combShapes({
    x: 146,
    y: 318,
    width: 268,
    lengths: [226, 262, 282, 288, 282, 262, 226],
    toothWidth: 33,
    spine: 62,
    corner: 22,
    you: 4,
  });
}

/** A styling chair with a price on its arm: the first value. */
export function chair({ values: [price = 0], background }: ObjectFrame): Shape[] {
  return [
    path(base, { fill: 'ink' }),
    path(`M280 400V${side - 20}`, { ...metal, strokeWidth: 40 }),
    path(footrest, { ...metal, strokeWidth: 14 }),
    path(arms, { ...metal, strokeWidth: 22 }),
    ...seat(),
    path(pads, { ...metal, strokeWidth: 34 }),
    ...swingTagShapes({
      x: 470,
      y: 300,
      width: 112,
      height: 158,
      chamfer: 20,
      rotation: -5,
      price: `$${price}`,
      size: 58,
      background,
    }),
    path(string, { ...metal, strokeWidth: 3 }),
  ];
}
