export type { CombShape } from '../../svg/comb-geometry';
export type { CombColors } from '../drawings';
export { Comb, type CombProps } from './Comb';
