export { type CombGeometry, type CombShape, combGeometry, type RoundedBox } from '../../comb/comb';
export {
  lengthsBetween,
  lengthsFromZero,
  type PlacedTooth,
  placeTeeth,
  type Tooth,
  tenth,
  toothEnds,
  toothPath,
} from '../../comb/teeth';
export type { CombColors } from '../drawings';
export { Comb, type CombProps } from './Comb';
