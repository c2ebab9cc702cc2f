import { estimateNote } from '../../claims';

/** The section that says what the company is for, with one claim set large. */
export const purpose = {
  heading: 'Our Purpose',
  claim: 'Beauty pros earn 20% less than the average American.',
  /** Source and age of the figure. */
  claimNote: estimateNote,
  text: 'A salon can only pay what its prices bring in. So that’s where we start: with what the work sells for.',
};
