export { Leader } from './Leader';
