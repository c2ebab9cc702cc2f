export * from './ResultPanel';
