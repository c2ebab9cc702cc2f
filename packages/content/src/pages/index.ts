/** Every text of the home page, the about page and the changelog, and the data that they show. */

export type { PageMetadata, SectionHead } from '../page-texts';
export * from './about/index';
export * from './changelog/index';
export * from './home/index';
