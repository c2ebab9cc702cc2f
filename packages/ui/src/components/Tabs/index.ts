export type { TabsItem } from './TabSection';
export { Tabs, type TabsProps } from './Tabs';
