export { Lead } from './Lead';
