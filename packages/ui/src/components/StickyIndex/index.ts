export { StickyIndex, type StickyIndexItem, type StickyIndexProps } from './StickyIndex';
export { useScrollSpy } from './use-scroll-spy';
