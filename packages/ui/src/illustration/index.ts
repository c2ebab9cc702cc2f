export * from './Comb';
export * from './GuideCover';
export * from './ProblemArt';
export type { Paint } from './paint';
export * from './SalonArt';
export type { Shape, ShapeAttributes } from './shape';
export * from './VignetteBackdrop';
