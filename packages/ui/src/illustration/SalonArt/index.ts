export {
  SalonArt,
  type SalonArtProps,
  type SalonArtSpec,
  type SalonObject,
  salonArtSvg,
} from './SalonArt';
