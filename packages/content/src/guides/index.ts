/**
 * The guides, and the texts around them. Their bodies are a module of their own: lists load without
 * them.
 */
export type { PageMetadata } from '../page-metadata';
export type { SectionHead } from '../section-head';
export { guideBodies } from './bodies';
export type { GuideCover, GuideScene, GuideSummary } from './guide';
export { findGuide, guides, relatedGuides } from './guides';
export * from './page';
