export * from './AreaChart';
export * from './LineChart';
