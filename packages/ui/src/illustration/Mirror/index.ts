export type { MirrorLook } from '../drawings';
export type { MirrorShape } from '../mirror-geometry';
export { Mirror, type MirrorProps } from './Mirror';
