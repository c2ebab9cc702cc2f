/** Every text of the about page, and the data that it shows. */
import { estimateNote } from '../../claims';
import type { PageMetadata } from '../../page-texts';

export * from './careers';
export * from './journey';
export * from './library';
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

/** The section that says what the company is for, with one claim set large. */
export const purpose = {
  heading: 'Our Purpose',
  claim: 'Beauty pros earn 20% less than the average American.',
  /** Source and age of the figure. */
  claimNote: estimateNote,
  text: 'A salon can only pay what its prices bring in. So that’s where we start: with what the work sells for.',
};
