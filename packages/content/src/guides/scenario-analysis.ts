import html from './scenario-analysis.html';

/** Body of the guide, without its title. */
export const content: string = html;
