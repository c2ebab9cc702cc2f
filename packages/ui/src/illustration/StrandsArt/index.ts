export { StrandsArt, type StrandsArtProps } from './StrandsArt';
