export * from './Split';
