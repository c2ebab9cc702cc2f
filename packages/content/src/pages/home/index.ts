/** Every text of the home page, and the data that it shows. */
import { countNote } from '../../claims';
import type { PageMetadata } from '../../page-texts';

export * from './categories';
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

/** The claimed scale of the data, in the order of the specification; `suffix` follows the figure. */
export const counters = [
  { id: 'locations', value: 350_000, suffix: '+', label: 'Locations Tracked' },
  { id: 'professionals', value: 650_000, suffix: '+', label: 'Beauty Professionals' },
  { id: 'prices', value: 25_000_000, suffix: '+', label: 'Price Points' },
];

/** Source and age of the counters' figures. */
export const countersNote: string = countNote;
