export type { TabsItem } from './TabPanel';
export * from './Tabs';
