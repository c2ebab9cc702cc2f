export type { SalonObject } from './objects';
export { SalonArt, type SalonArtProps } from './SalonArt';
export { type SalonArtSpec, salonArtSvg } from './salon-art-svg';
