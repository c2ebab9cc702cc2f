import type { PageMetadata } from '../../page-metadata';

export const homePage: PageMetadata = {
  title: 'Tallycomb: Price and Market Intelligence for Salon Owners',
  description:
    'See what nearby salons charge, find beauty professionals to hire, and track what your competitors charge. Built by salon owners.',
};
