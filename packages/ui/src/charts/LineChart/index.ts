export type { ChartFormat, ChartTimeFormat } from './format';
export * from './LineChart';
export type {
  ChartPoint,
  ChartSeries,
  ChartValue,
  LineChartProps,
  TooltipText,
} from './series';
