export type { ChartFormat, ChartNumberFormat } from './format';
export * from './LineChart';
export type {
  ChartPoint,
  ChartSeries,
  ChartTone,
  ChartValue,
  ChartWording,
  LinePlotProps,
  TooltipText,
} from './series';
export type { ChartTimeFormat } from './time';
