import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'Names a category of salon, in its own two colors. A nail tip.',
  anatomy: [
    { part: 'Tip', is: 'Nearly square at the root, round at the end.' },
    { part: 'Icon', is: 'Decoration beside the name.' },
    { part: 'Name', is: 'Always written.' },
  ],
  do: ['Use it for the ten categories.'],
  dont: ['Use it for a state or a filter: that is a Tag or a button.', 'Leave the name out.'],
  accessibility: [
    {
      kind: 'preference',
      subject: 'themes',
      promise: 'The same colors in both; every pair reads at 4.5 or more.',
      provedBy: 'OneCategory',
    },
    {
      kind: 'role',
      subject: 'icon',
      promise: 'Silent: the name says it.',
      provedBy: 'OneCategory',
    },
  ],
};
