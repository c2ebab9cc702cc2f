/** Every text of the home page, and the data that it shows. */
import type { PageMetadata } from '../../page-texts';

export * from './categories';
export * from './counters';
export * from './faq';
export * from './features';
export * from './hero';
export * from './inflation-teaser';
export * from './pricing';
export * from './problems';

export const homePage: PageMetadata = {
  title: 'Tallycomb: Price and Market Intelligence for Salon Owners',
  description:
    'See what nearby salons charge, find beauty professionals to hire, and track what your competitors charge. Built by salon owners.',
};
