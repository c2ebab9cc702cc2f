import { claimsAsOf } from '../../claims';

/** A step of the company’s way, drawn as a comb with `teeth` teeth. */
export interface JourneyStep {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly teeth: number;
  /** Meaning of its teeth: one salon, an unanswered question, or 10,000 locations each. */
  readonly kind: 'yours' | 'unknown' | 'counted';
}

/** The section of the company’s way. */
export const journey = {
  heading: 'Our Journey',
  lead: 'Our founder has owned a salon in a large US city since 2010.',
  /** Explains the comb's bars. */
  unit: 'The dot is one salon. Each red bar adds 10,000 locations, up to 350,000. Dashed bars are the questions nobody had answered.',
  /** Flag at the last bar. */
  flag: '350,000',
  steps: [
    {
      id: 'salon',
      title: 'The Salon',
      text: 'Chairs, rent, payroll, color on order. You learn the numbers by paying them.',
      teeth: 1,
      kind: 'yours',
    },
    {
      id: 'questions',
      title: 'The Questions',
      text: 'What should a cut cost here? Who could fill that chair? A booking system only knows your salon. It can’t answer either one.',
      teeth: 4,
      kind: 'unknown',
    },
    {
      id: 'count',
      title: 'The Count',
      text: `So we counted. Over 350,000 locations, over 650,000 beauty professionals and over 25 million price points, as of ${claimsAsOf}.`,
      teeth: 11,
      kind: 'counted',
    },
    {
      id: 'comb',
      title: 'The Comb',
      text: 'Now an owner can comb the whole market before hiring or setting a price. We’re backed by an accelerator.',
      teeth: 24,
      kind: 'counted',
    },
  ] satisfies JourneyStep[],
};
