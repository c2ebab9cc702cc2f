export * from '../../comb/comb';
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
export * from './Comb';
