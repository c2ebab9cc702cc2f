export { HeroArt, type HeroArtProps } from './HeroArt';
export type { HeroSize } from './layouts';
