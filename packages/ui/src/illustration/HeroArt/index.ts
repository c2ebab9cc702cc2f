export { HeroArt, type HeroArtProps } from './HeroArt';
