export type { TabsItem } from './TabPanel';
export { Tabs, type TabsProps } from './Tabs';
