export { AreaChart, type AreaChartProps } from './AreaChart';
export type { AreaTrend } from './geometry';
