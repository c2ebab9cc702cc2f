export type { ChartFormat, ChartNumberFormat, ChartTimeFormat } from './format';
export * from './LineChart';
export type {
  ChartPoint,
  ChartSeries,
  ChartTone,
  ChartValue,
  LineChartProps,
  TooltipText,
} from './series';
