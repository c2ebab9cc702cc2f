export type { CoverBackground } from './cover-frame';
export { type CoverSpec, GuideCover, type GuideCoverProps, guideCoverSvg } from './GuideCover';
export type { CoverRecipe } from './recipes';
