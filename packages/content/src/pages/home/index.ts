/** Every text of the home page, and the data that it shows. */

export * from './categories';
export * from './counters';
export * from './faq';
export * from './features';
export * from './hero';
export * from './inflation-teaser';
export * from './page';
export * from './pricing';
export * from './problems';
