export type { CoverBackground } from './cover-frame';
export * from './guide-cover';
export type { CoverRecipe } from './recipes';
