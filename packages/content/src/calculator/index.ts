/**
 * Texts of the inflation calculator and of the pages around it. Wordings that the specification
 * quotes are kept to the letter.
 */

export type { PageMetadata, SectionHead } from '../page-texts';
export * from './calculator';
export * from './data';
export * from './embed';
export * from './menu';
export * from './price-plan';
export * from './pricing';
export * from './region';
export * from './share';
export * from './ten-years';
export * from './year-pages';
