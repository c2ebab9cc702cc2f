export * from './Leader';
