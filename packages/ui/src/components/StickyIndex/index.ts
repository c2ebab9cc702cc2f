export { StickyIndex, type StickyIndexItem, type StickyIndexProps } from './StickyIndex';
export { type ScrollSpyOptions, useScrollSpy } from './use-scroll-spy';
