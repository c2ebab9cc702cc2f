export * from './AreaChart';
export * from './CombChart';
export * from './LineChart';
