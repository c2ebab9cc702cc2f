/** The guides without their bodies, and the texts around them. */
export type { PageMetadata } from '../page-metadata';
export type { SectionHead } from '../section-head';
export type { GuideCover, GuideScene, GuideSummary } from './guide';
export { findGuide, guides, relatedGuides } from './guides';
export * from './page';
