export type { ChartFormat, ChartNumberFormat } from './format';
export * from './LineChart';
export type { LinePlotProps } from './Stage';
export type { ChartPoint, ChartSeries, ChartTone, ChartValue } from './series';
export type { ChartTimeFormat } from './time';
export type { ChartWording, TooltipText } from './tooltip';
