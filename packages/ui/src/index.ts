export { breakpoints, media } from './styles/media';
