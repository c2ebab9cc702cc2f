export type { Point } from '../../svg/curve';
export type { StrandsShape, StrandTone } from '../../svg/strand-geometry';
export type { StrandColors } from '../drawings';
export { Strands, type StrandsProps } from './Strands';
