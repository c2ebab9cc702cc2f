/** Every text of the about page, and the data that it shows. */

export type { PageMetadata } from '../page-metadata';
export type { SectionHead } from '../section-head';
export * from './careers';
export * from './journey';
export * from './library';
export * from './page';
export * from './purpose';
export * from './team';
export * from './values';
