export { CombChart, type CombChartProps } from './CombChart';
export type { CombValue } from './geometry';
