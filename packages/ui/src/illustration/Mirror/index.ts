export { Mirror, type MirrorProps } from './Mirror';
