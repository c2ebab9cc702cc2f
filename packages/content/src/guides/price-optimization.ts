import html from './price-optimization.html';

/** Body of the guide, without its title. */
export const content: string = html;
