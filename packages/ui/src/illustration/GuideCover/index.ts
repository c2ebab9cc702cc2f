export { type CoverSpec, guideCoverSvg } from './cover';
export { GuideCover, type GuideCoverProps } from './GuideCover';
export type { CoverBackground, CoverRecipe } from './recipes';
