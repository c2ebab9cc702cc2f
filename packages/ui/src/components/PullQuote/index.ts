export { PullQuote } from './PullQuote';
