export { SalonArt, type SalonArtProps } from './SalonArt';
export { type SalonArtSpec, type SalonObject, salonArtSvg } from './salon-art';
