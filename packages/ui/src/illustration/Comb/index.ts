export * from '../../comb/comb';
export * from '../../comb/strands';
export {
  lengthsBetween,
  lengthsFromZero,
  type PlacedTooth,
  type Point,
  placeTeeth,
  type Tooth,
  tenth,
  toothEnds,
  toothPath,
} from '../../comb/teeth';
export { type ChartFace, textWidth } from '../../comb/text-width';
export type { CombColors } from '../drawings';
export * from './Comb';
