export type { SwingTagLook } from '../drawings';
export type { SwingTagShape } from '../swing-tag-geometry';
export { SwingTag, type SwingTagProps } from './SwingTag';
