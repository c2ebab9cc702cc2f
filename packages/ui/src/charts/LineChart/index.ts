export { LineChart, type LineChartProps } from './LineChart';
export type { ChartPoint, ChartSeries, ChartTone, ChartValue } from './series';
export type { TooltipText } from './tag';
