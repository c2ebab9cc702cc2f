export type { ChartFormat, ChartNumberFormat } from '../plot/format';
export type { ChartPoint, ChartSeries, ChartTone, ChartValue } from '../plot/series';
export type { ChartTimeFormat } from '../plot/time';
export type { TooltipText } from '../plot/tooltip';
export { type ChartFigureProps, LineChart, type LineChartProps } from './LineChart';
export type { LinePlotProps } from './Stage';
export type { ChartWording } from './wording';
