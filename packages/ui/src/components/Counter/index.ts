export * from './Counter';
