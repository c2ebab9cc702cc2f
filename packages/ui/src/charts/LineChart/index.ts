export type { ChartFormat, ChartNumberFormat } from '../plot/format';
export type { ChartPoint, ChartSeries, ChartTone, ChartValue } from '../plot/series';
export type { TooltipText } from '../plot/tooltip';
export { LineChart, type LineChartProps } from './LineChart';
