/** Every text of the about page, and the data that it shows. */
import type { PageMetadata } from '../../page-texts';

export * from './careers';
export * from './journey';
export * from './library';
export * from './purpose';
export * from './team';
export * from './values';

export const aboutPage: PageMetadata = {
  title: 'About | Tallycomb',
  description:
    'Who makes Tallycomb: a salon owner and a remote team between UTC-4 and UTC+3. Our journey, our values, fifteen things to read and two open roles.',
};

/** The head of the about page. */
export const aboutHead = {
  /** Two lines; narrow pages break each again. */
  heading: ['Founded By A Salon Owner,', 'For Salon Owners'],
  lead: 'We know what a slow Tuesday costs, and what it’s like to set a price by gut.',
};
