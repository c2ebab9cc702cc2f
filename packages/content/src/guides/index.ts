export type { GuideCover, GuideId, GuideSummary } from './guide';
export { findGuide, guides, relatedGuides } from './guides';
export * from './page';
