/**
 * Texts that belong to no page: name, tagline, outside addresses, navigation, consent, failures.
 */

export type { PageMetadata, SectionHead } from '../page-texts';
export * from './consent';
export * from './navigation';
export * from './not-found';
export * from './press-notices';
export * from './site';
