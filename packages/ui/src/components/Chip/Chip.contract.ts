import type { Contract } from '../../../stories/contract';

export const contract: Contract = {
  purpose: 'Names a category of salon, in its own two colors. A nail tip.',
  anatomy: [
    {
      part: 'Tip',
      is: 'Nearly square at the root, round at the end.',
      at: { of: 'span', x: 0.98, y: 0.4 },
    },
    { part: 'Icon', is: 'Decoration beside the name.', at: { of: 'svg', y: 0.3 } },
    { part: 'Name', is: 'Always written.', at: { of: 'span', x: 0.65, y: 1 } },
  ],
  do: [{ says: 'Use it for the ten categories.', props: {} }],
  dont: [
    'Use it for a state or a filter: that is a Tag or a button.',
    { says: 'Leave the name out.', props: { children: '' } },
  ],
  backgrounds: ['page', 'wash', 'hero', 'bright', 'deep'],
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
