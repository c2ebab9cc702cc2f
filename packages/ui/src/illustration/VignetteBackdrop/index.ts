export { type BackdropScene, vignetteBackdropSvg } from './backdrops';
export { VignetteBackdrop, type VignetteBackdropProps } from './VignetteBackdrop';
