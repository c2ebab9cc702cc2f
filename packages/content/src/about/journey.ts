import { claimsAsOf } from '../claims';
import type { SectionHead } from '../section-head';

export interface JourneyStep {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** How many teeth the step has in the comb; each has more than the one before. */
  readonly teeth: number;
}

export interface Journey extends SectionHead {
  readonly steps: readonly JourneyStep[];
}

export const journey: Journey = {
  heading: 'Our Journey',
  lead: 'Our founder has owned a salon in a large US city since 2010.',
  steps: [
    {
      id: 'salon',
      title: 'The Salon',
      text: 'Chairs, rent, payroll, color on order. You learn the numbers by paying them.',
      teeth: 4,
    },
    {
      id: 'questions',
      title: 'The Questions',
      text: 'What should a cut cost here? Who could fill that chair? A booking system only knows your salon. It can’t answer either one.',
      teeth: 9,
    },
    {
      id: 'count',
      title: 'The Count',
      text: `So we counted. Over 350,000 locations, over 650,000 beauty professionals and over 25 million price points, as of ${claimsAsOf}.`,
      teeth: 19,
    },
    {
      id: 'comb',
      title: 'The Comb',
      text: 'Now an owner can comb the whole market before hiring or setting a price. We’re backed by an accelerator.',
      teeth: 38,
    },
  ],
};
