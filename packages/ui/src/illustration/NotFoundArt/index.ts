export { type MissingTeeth, NotFoundArt, type NotFoundArtProps } from './NotFoundArt';
