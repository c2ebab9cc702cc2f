export * from './AreaChart';
