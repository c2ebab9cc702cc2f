export * from './PullQuote';
