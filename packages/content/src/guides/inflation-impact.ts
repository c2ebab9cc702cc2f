import html from './inflation-impact.html';

/** Body of the guide, without its title. */
export const content: string = html;
