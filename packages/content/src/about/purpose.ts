export interface Purpose {
  readonly heading: string;
  readonly claim: string;
  readonly text: string;
}

export const purpose: Purpose = {
  heading: 'Our Purpose',
  claim: 'Beauty pros earn 20% less than the average American.',
  text: 'A salon can pay only what its prices bring in. So that is where we start: with what the work sells for.',
};
