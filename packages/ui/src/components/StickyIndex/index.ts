export * from './StickyIndex';
export * from './use-scroll-spy';
