export { type CoverSpec, guideCoverSvg } from './cover';
export type { CoverBackground } from './cover-frame';
export { GuideCover, type GuideCoverProps } from './GuideCover';
export type { CoverRecipe } from './recipes';
