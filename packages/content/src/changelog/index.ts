/** Every text of the changelog. */

export type { PageMetadata } from '../page-metadata';
export type { SectionHead } from '../section-head';
export * from './page';
export * from './releases';
