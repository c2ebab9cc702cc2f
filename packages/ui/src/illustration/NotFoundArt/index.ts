export { NotFoundArt, type NotFoundArtProps } from './NotFoundArt';
