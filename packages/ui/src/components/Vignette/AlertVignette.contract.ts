import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'Pictures alerts for prices that changed at salons nearby.',
  anatomy: [
    { part: 'Service', is: 'What changed, where and when.' },
    { part: 'Prices', is: 'The old one struck out, the new one large.' },
    { part: 'Change', is: 'Written out with its sign: amber up, blue down, green new.' },
  ],
  do: ['Write the change as it computes from the two prices.'],
  dont: ['Leave the sign out: the color is not enough.', 'Name a salon.'],
  accessibility: [
    {
      kind: 'role',
      subject: 'img',
      promise: 'One picture with a name; nothing inside takes focus or is read out.',
      provedBy: 'ThreeChanges',
    },
    {
      kind: 'preference',
      subject: 'narrow screens',
      promise: 'Nothing is cut off.',
      provedBy: 'Narrowest',
    },
  ],
};
