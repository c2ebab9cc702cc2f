export * from './AreaChart';
export * from './CombBar';
export * from './CombChart';
export * from './LineChart';
