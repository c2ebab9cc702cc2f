export { type BackdropScene, vignetteBackdropSvg } from './backdrops';
