export * from './Lead';
