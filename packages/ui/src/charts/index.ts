export * from './AreaChart';
export * from './CombBar';
export * from './LineChart';
