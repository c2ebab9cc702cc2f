export type { CoverBackground } from './cover-frame';
export { type CoverSpec, guideCoverSvg } from './guide-cover';
export type { CoverRecipe } from './recipes';
