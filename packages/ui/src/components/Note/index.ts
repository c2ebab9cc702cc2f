export * from './Note';
