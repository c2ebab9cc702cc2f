export { AreaChart, type AreaChartProps } from './AreaChart';
