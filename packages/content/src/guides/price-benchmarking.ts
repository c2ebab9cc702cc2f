import html from './price-benchmarking.html';

/** Body of the guide, without its title. */
export const content: string = html;
